/** What a child does unlocks titles and badges and meets challenges; what is worn is worn alone. */
import { expect, test } from 'vitest'
import { equippedChanged, rewardsGained } from '#shared/achievements/live.ts'
import {
  equipTitle,
  getEquipped,
  listBadges,
  listChallenges,
  listTitles,
  unequipTitle,
  unlockTitle,
} from '#shared/achievements/routes.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')
const table = await operator.tableOf('achievements')
const path = (titleId: string) => ({ path: { titleId } })
const body = {}

test('a first reading unlocks a title and badges, live and in the bell, and counts for the day’s challenges', async () => {
  const child = await door.newStudent()
  const page = await child.listen()
  await child.ask(finishReading, { body: readAloud(castle) })
  // All that a reading gives is told at once.
  const { body: gain } = await page.hear(rewardsGained)
  expect(gain.titles).toEqual(expect.arrayContaining(['primera-pagina']))
  expect(gain.badges).toEqual(expect.arrayContaining(['primer-libro', 'hola']))
  page.close()

  const { titles, counts } = await child.ask(listTitles)
  const { totalXp } = await child.ask(getExperience)
  expect(counts).toMatchObject({ points: totalXp, readings: 1, lessons: 1, spanish: 1 })
  const unlocked = titles.filter(({ unlockedAt }) => unlockedAt).map(({ titleId }) => titleId)
  expect(unlocked).toContain('primera-pagina')
  const { badges } = await child.ask(listBadges)
  expect(badges.map(({ badgeId }) => badgeId)).toEqual(expect.arrayContaining(['primer-libro', 'hola']))
  await eventually(async () => {
    const { notifications } = await child.ask(listNotifications)
    const told = notifications.filter(({ text }) => text.template === 'achievements.gained')
    expect(told).toMatchObject([
      {
        priority: 'normal',
        text: { params: { titles: gain.titles.length, badges: gain.badges.length } },
      },
    ])
  })

  const { challenges } = await child.ask(listChallenges)
  expect(challenges.map(({ period }) => period)).toEqual(['day', 'day', 'day', 'week', 'week'])
  const met = challenges.filter(({ done, goal }) => done >= goal)
  await eventually(async () => {
    const { history } = await child.ask(getPurse)
    const paid = history.filter(({ reason }) => reason === 'challengeMet').map(({ amount }) => amount)
    expect(paid.sort()).toEqual(met.map(({ period }) => (period === 'day' ? 5 : 15)).sort())
  })
})

/** A child who has these titles, as if they had come by them. */
async function childWith(...titleIds: readonly string[]) {
  const child = await door.newStudent()
  const pk = `PERSON#${child.personId}`
  for (const titleId of titleIds)
    await operator.put(table, { pk, sk: `TITLE#${titleId}`, titleId, unlockedAt: '2026-11-20T13:00:00.000Z' })
  return child
}

test('one title is worn at a time: another takes its place, and it can be taken off', async () => {
  const child = await childWith('chispa', 'cien-soles')
  const page = await child.listen()
  await child.ask(equipTitle, { ...path('chispa'), body })
  expect((await page.hear(equippedChanged)).body).toMatchObject({ titleId: 'chispa' })
  await child.ask(equipTitle, { ...path('cien-soles'), body })
  const equipped = async () =>
    (await child.ask(listTitles)).titles.filter(({ isEquipped }) => isEquipped).map(({ titleId }) => titleId)
  expect(await equipped()).toEqual(['cien-soles'])
  // What is not worn is not taken off for it.
  await child.ask(unequipTitle, path('chispa'))
  expect(await equipped()).toEqual(['cien-soles'])
  await child.ask(unequipTitle, path('cien-soles'))
  expect(await equipped()).toEqual([])
  expect(await child.ask(getEquipped)).toEqual({ version: 3 })
  page.close()
})

test('two devices at once wear one', async () => {
  const owned = ['chispa', 'cien-soles', 'marea-alta'] as const
  const child = await childWith(...owned)
  await Promise.all([...owned, ...owned].map(titleId => child.ask(equipTitle, { ...path(titleId), body })))
  const { titles } = await child.ask(listTitles)
  expect(titles.filter(({ isEquipped }) => isEquipped)).toHaveLength(1)
})

test('refused: unknown, not reached, had already, another’s; nothing changes', async () => {
  const child = await childWith('chispa')
  const before = await child.ask(listTitles)
  const unlocking = async (titleId: string) =>
    (await child.tryTo(unlockTitle, { ...path(titleId), body })).body
  expect(await unlocking('no-such-title')).toMatchObject({ error: 'achievements.unknownTitle' })
  expect(await unlocking('cien-soles')).toMatchObject({ error: 'achievements.notReached' })
  expect(await unlocking('chispa')).toMatchObject({ error: 'achievements.alreadyUnlocked' })
  for (const titleId of ['cien-soles', 'no-such-title'])
    for (const answer of [
      await child.tryTo(equipTitle, { ...path(titleId), body }),
      await child.tryTo(unequipTitle, path(titleId)),
    ])
      expect(answer).toMatchObject({ status: 409, body: { error: 'achievements.titleNotOwned' } })
  expect(await child.ask(listTitles)).toEqual(before)
})

test('a title that came after its requirement was reached is unlocked by hand', async () => {
  const child = await door.newStudent()
  const counts = { points: 60, lessons: 2 }
  await operator.put(table, {
    pk: `PERSON#${child.personId}`,
    sk: 'RECORD',
    counts,
    days: {},
    chosen: {},
    version: 1,
  })
  const title = await child.ask(unlockTitle, { ...path('chispa'), body })
  expect(title).toMatchObject({ titleId: 'chispa', isEquipped: false, unlockedAt: expect.any(String) })
  await child.ask(equipTitle, { ...path('chispa'), body })
  expect(await child.ask(getEquipped)).toMatchObject({ titleId: 'chispa' })
})
