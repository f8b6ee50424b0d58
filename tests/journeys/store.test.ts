/** Coins are spent on what the server prices, once each, and never below nothing. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordVisit } from '#shared/activity/routes.ts'
import { STORE_ITEMS, storeItem } from '#shared/coins/items.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse, listTransactions } from '#shared/coins/routes.ts'
import { buyItem, changeAppearance, getInventory, setStoreHours } from '#shared/coins/store-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { declareDay, withdrawDay } from '#shared/schools/routes.ts'
import { getStreak } from '#shared/streaks/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const coinsTable = await operator.tableOf('coins')
const pava = storeItem('pava') ?? expect.unreachable()

/** A child who has so many coins, as if they had read for them. */
async function childWith(balance: number) {
  const child = await door.newStudent()
  const createdAt = '2026-11-20T13:00:00.000Z'
  const person = `PERSON#${child.personId}`
  await operator.put(coinsTable, { pk: person, sk: 'BALANCE', balance, version: 1 })
  await operator.put(coinsTable, {
    pk: person,
    sk: `LINE#${createdAt}#gift`,
    transactionId: `${createdAt}-gift`,
    amount: balance,
    transactionType: 'earned',
    reason: 'readingFinished',
    createdAt,
  })
  return child
}

const buying = (itemId: string) => ({ path: { itemId }, body: {} })

/** The whole ledger, page by page. */
async function ledger(child: Awaited<ReturnType<typeof childWith>>) {
  const lines = []
  for (let after: string | undefined; ; ) {
    const query = after ? `?after=${encodeURIComponent(after)}` : ''
    const page = listTransactions.reply.parse((await child.raw(`GET /coins/transactions${query}`)).body)
    lines.push(...page.transactions)
    if (!page.next) return lines
    after = page.next
  }
}

test('bought, owned, worn; the balance is the ledger’s sum and its pages are told live', async () => {
  const child = await childWith(pava.price + 5)
  const page = await child.listen()
  const purchase = await child.ask(buyItem, buying('pava'))
  expect(purchase).toMatchObject({ itemId: 'pava', price: pava.price, balance: 5 })
  expect((await page.hear(balanceChanged)).body).toMatchObject({ balance: 5, lastAmount: -pava.price })

  await child.ask(changeAppearance, { body: { animal: 'coqui', hat: 'pava' } })
  expect(await child.ask(getInventory)).toMatchObject({
    owned: [{ itemId: 'pava' }],
    appearance: { animal: 'coqui', hat: 'pava' },
    freezes: 0,
  })
  const lines = await ledger(child)
  expect(lines[0]).toMatchObject({ amount: -pava.price, transactionType: 'spent', itemId: 'pava' })
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe((await child.ask(getPurse)).balance)
  page.close()
})

test('refused: too dear, owned already, unknown, not owned, not one’s slot; nothing changes', async () => {
  const child = await childWith(pava.price)
  const refusal = async (itemId: string) => (await child.tryTo(buyItem, buying(itemId))).body
  expect(await refusal('corona-de-reyes')).toMatchObject({ error: 'coins.insufficient' })
  expect(await refusal('no-such-hat')).toMatchObject({ error: 'kernel.notFound' })
  await child.ask(buyItem, buying('pava'))
  expect(await refusal('pava')).toMatchObject({ error: 'coins.alreadyOwned' })

  const before = [await child.ask(getPurse), await child.ask(getInventory)]
  for (const body of [
    { animal: 'coqui', hat: 'boina' },
    { animal: 'pava' },
    { animal: 'coqui', glasses: 'pava' },
  ])
    expect(await child.tryTo(changeAppearance, { body })).toMatchObject({
      status: 409,
      body: { error: 'coins.notOwned' },
    })
  const headers = { 'idempotency-key': randomUUID() }
  const priced = { headers, body: '{"price":-100}' }
  expect(await child.raw('POST /coins/items/boina/purchase', priced)).toMatchObject({ status: 422 })
  expect([await child.ask(getPurse), await child.ask(getInventory)]).toEqual(before)
})

test('a hundred purchases at once with coins for one: one is bought', async () => {
  const child = await childWith(30)
  const cheap = STORE_ITEMS.filter(({ price }) => price === 30)
  const asked = Array.from({ length: 100 }, (_, i) => cheap[i % cheap.length]?.itemId ?? 'gorra')
  const answers = await Promise.all(asked.map(itemId => child.tryTo(buyItem, buying(itemId))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
  expect((await child.ask(getPurse)).balance).toBe(0)
  expect((await child.ask(getInventory)).owned).toHaveLength(1)
})

test('a ledger of fifty lines comes in pages of twenty, none twice', async () => {
  const child = await childWith(0)
  for (let i = 0; i < 49; i++) {
    const createdAt = new Date(Date.parse('2026-10-01T12:00:00Z') + i * 3_600_000).toISOString()
    await operator.put(coinsTable, {
      pk: `PERSON#${child.personId}`,
      sk: `LINE#${createdAt}#${i}`,
      transactionId: `${createdAt}-${i}`,
      amount: 1,
      transactionType: 'earned',
      reason: 'readingFinished',
      createdAt,
    })
  }
  const lines = await ledger(child)
  expect(lines).toHaveLength(50)
  expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(50)
  expect([...lines].sort((a, b) => b.createdAt.localeCompare(a.createdAt))).toEqual(lines)
})

test('a teacher closes the store for a group; another’s teacher does not', async () => {
  const school = await newSchool()
  const teacher = await member('teacher', school)
  const child = await childWith(100)
  const body = { name: 'Primero A', grade: '1', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body })
  await operator.setStudent({ studentId: child.personId, ...school, groupIds: [groupId], familyIds: [] })
  const always = { closed: { from: '00:00', until: '23:59' } }
  await teacher.ask(setStoreHours, { path: { groupId }, body: always })

  const weekday = ![0, 6].includes(new Date(Date.now() - 4 * 3_600_000).getUTCDay())
  const answer = await child.tryTo(buyItem, buying('pava'))
  if (weekday) {
    expect(answer.body).toMatchObject({ error: 'coins.storeClosed' })
    expect((await child.ask(getInventory)).closedUntil).toBeDefined()
    await teacher.ask(setStoreHours, { path: { groupId }, body: {} })
    await child.ask(buyItem, buying('pava'))
  } else expect(answer.status).toBe(200)

  const stranger = await member('teacher', school)
  expect(await stranger.tryTo(setStoreHours, { path: { groupId }, body: {} })).toMatchObject({ status: 404 })
})

test('a freeze that was bought saves a missed day; two lie ready at most', async () => {
  const child = await childWith(300)
  const today = schoolDay(Date.now())
  const days = [addDays(today, -3), addDays(today, -2)]
  await operator.put(await operator.tableOf('streaks'), {
    pk: `PERSON#${child.personId}`,
    sk: 'STREAK',
    days,
    freezes: { 1: addDays(today, -3) },
    streakDays: 2,
    version: 2,
  })
  await operator.put(coinsTable, {
    pk: `PERSON#${child.personId}`,
    sk: 'FREEZES',
    bought: 1,
    spent: 0,
    told: 0,
    version: 1,
  })
  await child.ask(recordVisit, { body: { activityType: 'login' } })
  await eventually(async () => {
    expect(await child.ask(getStreak)).toMatchObject({ streakDays: 3, lastActivityDate: today })
    expect(await child.ask(getInventory)).toMatchObject({ freezes: 0 })
  })
  await child.ask(buyItem, buying('streak-freeze'))
  await child.ask(buyItem, buying('streak-freeze'))
  expect(await child.tryTo(buyItem, buying('streak-freeze'))).toMatchObject({
    body: { error: 'coins.tooManyFreezes' },
  })
  expect((await child.ask(getPurse)).balance).toBe(100)
})

test('a declared day neither extends nor breaks a streak, until it is taken back', async () => {
  const [child, admin] = [await door.newStudent(), await member('admin', {})]
  const days = ['2040-03-01', '2040-03-03']
  await operator.put(await operator.tableOf('streaks'), {
    pk: `PERSON#${child.personId}`,
    sk: 'STREAK',
    days,
    streakDays: 1,
    version: 2,
  })
  const path = { day: '2040-03-02' }
  const streakIs = (streakDays: number) =>
    eventually(async () => expect(await child.ask(getStreak)).toMatchObject({ streakDays }))
  await streakIs(1)
  await admin.ask(declareDay, { path, body: { reason: 'hurricane' } })
  await streakIs(2)
  await admin.ask(withdrawDay, { path })
  await streakIs(1)
  const noDay = { path: { day: 'mañana' }, body: { reason: 'other' } } as const
  expect(await admin.tryTo(declareDay, noDay)).toMatchObject({ status: 404 })
})
