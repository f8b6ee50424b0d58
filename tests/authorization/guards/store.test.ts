/** The coin store: what is bought, worn and closed, by the real handlers. */
import { expect, test, vi } from 'vitest'
import { put } from '#functions/platform/store/transaction.ts'
import { FREEZE, storeItem } from '#shared/coins/items.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const stage = await handlerStage()
const { ask, member, student, write } = stage
const [buy, wear, setHours, getHours, inventory, coins] = await Promise.all([
  import('#functions/coins/buy-item.ts'),
  import('#functions/coins/change-appearance.ts'),
  import('#functions/coins/set-store-hours.ts'),
  import('#functions/coins/get-store-hours.ts'),
  import('#functions/coins/get-inventory.ts'),
  import('#functions/coins/coins-store.ts'),
])
const pava = storeItem('pava') ?? expect.unreachable()
const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const
const GROUP = 'first-a'
const place = `group:${GROUP}`
await write(put({ ...placeStandingKey(place), standing: { place, ...HERE }, version: 1 }))

/** A child of the group who has so many coins. */
async function childWith(balance: number) {
  const child = await member('student', { ...HERE, groupIds: [GROUP] })
  const { personId } = child
  await student({ studentId: personId, schoolId: HERE.schoolId, groupIds: [GROUP] })
  await write(put(coins.balanceRow(personId, await coins.readBalance(personId), balance)))
  const told = async (asking: ReturnType<typeof ask>) => {
    const { status, error } = await asking
    return error ?? status
  }
  return {
    child,
    buys: (itemId: string) => told(ask(buy.handler, child, { path: { itemId }, body: {} })),
    wears: (body: object) => told(ask(wear.handler, child, { body })),
    has: async () => (await ask(inventory.handler, child)).body,
    balance: async () => (await coins.readBalance(personId)).balance,
  }
}

test('what it costs is taken, once; what is not for sale, too dear or owned is refused', async () => {
  const ana = await childWith(pava.price * 2 - 1)
  expect(await ana.buys('a-castle')).toBe('kernel.notFound')
  expect(await ana.buys(FREEZE.itemId)).toBe('coins.insufficient')
  expect(await ana.buys('pava')).toBe(200)
  expect(await ana.buys('pava')).toBe('coins.alreadyOwned')
  expect(await ana.balance()).toBe(pava.price - 1)
})

test('only what is owned is worn, where it belongs', async () => {
  const ana = await childWith(pava.price)
  expect(await ana.wears({ animal: 'coqui', hat: 'pava' })).toBe('coins.notOwned')
  await ana.buys('pava')
  expect(await ana.wears({ animal: 'coqui', hat: 'pava' })).toBe(200)
  expect(await ana.wears({ animal: 'coqui', glasses: 'pava' })).toBe('coins.notOwned')
  expect(await ana.has()).toMatchObject({ appearance: { hat: 'pava' } })
})

test('a teacher closes the store for a group of their own, and for no other', async () => {
  const [teacher, colleague] = [
    await member('teacher', { ...HERE, groupIds: [GROUP] }),
    await member('teacher', HERE),
  ]
  const hours = { closed: { from: '00:00', until: '23:59' } }
  const path = { groupId: GROUP }
  const ana = await childWith(1000)
  expect((await ask(setHours.handler, colleague, { path, body: hours })).status).toBe(404)
  expect((await ask(setHours.handler, ana.child, { path, body: hours })).status).toBe(403)
  expect((await ask(getHours.handler, colleague, { path })).status).toBe(404)
  // Monday on the island, 8 in the morning.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 7, 10, 12) })
  expect(await ana.buys('gorra')).toBe(200)
  expect((await ask(setHours.handler, teacher, { path, body: hours })).status).toBe(200)
  expect(await ana.buys('pava')).toBe('coins.storeClosed')
  vi.useRealTimers()
})
