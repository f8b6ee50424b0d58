/** Titles: unlocked by what was done, worn by whoever has them, by the real handlers. */
import { expect, test } from 'vitest'
import { inStep } from '#functions/achievements/rules/counts.ts'
import { isReached } from '#functions/achievements/rules/unlocks.ts'
import { achievementsTable } from '#functions/achievements/table.ts'
import { putNew } from '#functions/platform/store/transaction.ts'
import { TITLES } from '#shared/achievements/titles.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write } = await handlerStage(achievementsTable)
const [unlocks, equips, unequips, records, titles] = await Promise.all([
  import('#functions/achievements/unlock-title.ts'),
  import('#functions/achievements/equip-title.ts'),
  import('#functions/achievements/unequip-title.ts'),
  import('#functions/achievements/record-store.ts'),
  import('#functions/achievements/titles-store.ts'),
])
const title =
  TITLES.find(({ isActive, requires }) => isActive && !isReached(requires, inStep({}))) ??
  expect.unreachable()
const { titleId } = title
const path = { titleId }

async function child() {
  const person = await member('student')
  const told = async (asking: ReturnType<typeof ask>) => {
    const { status, error } = await asking
    return error ?? status
  }
  return {
    person,
    unlocks: (id = titleId) => told(ask(unlocks.handler, person, { path: { titleId: id } })),
    wears: () => told(ask(equips.handler, person, { path })),
    takesOff: () => told(ask(unequips.handler, person, { path })),
    equipped: async () => (await titles.readEquipped(person.personId)).titleId,
  }
}

test('a title that was not earned is neither unlocked nor worn; one that there is not, neither', async () => {
  const ana = await child()
  expect(await ana.unlocks()).toBe('achievements.notReached')
  expect(await ana.unlocks('nobody-s-title')).toBe('achievements.unknownTitle')
  expect(await ana.wears()).toBe('achievements.titleNotOwned')
  expect(await ana.takesOff()).toBe('achievements.titleNotOwned')
  expect(await ana.equipped()).toBeUndefined()
})

test('who has it wears it and takes it off, and unlocks it no second time; it is nobody else’s', async () => {
  const [ana, leo] = [await child(), await child()]
  await write(putNew(records.titleRow(ana.person.personId, titleId, '2026-11-20T12:00:00.000Z')))
  expect(await ana.unlocks()).toBe('achievements.alreadyUnlocked')
  expect(await ana.wears()).toBe(200)
  expect(await ana.equipped()).toBe(titleId)
  expect(await leo.wears()).toBe('achievements.titleNotOwned')
  expect(await ana.takesOff()).toBe(200)
  expect(await ana.equipped()).toBeUndefined()
})
