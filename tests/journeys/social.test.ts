/** Children with children: friends by code in their school, cheers of a fixed set, boards that name nobody, and a switch. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { equipTitle } from '#shared/achievements/routes.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import {
  acceptFriend,
  askFriend,
  changePreferences,
  endFriend,
  getSocial,
  getTournament,
  react,
  switchStudentSocial,
} from '#shared/social/routes.ts'
import { Board } from '#shared/social/schema.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'
import { readAloud } from './reading-aloud.ts'
import { ticking } from './ticking.ts'

const table = await operator.tableOf('social')
const school = await newSchool()
const castle = await door.text('castillos-de-arena')

/** A child of grade 3 in a group. */
async function childOf(groupId: string, place: object = school) {
  const child = await door.newStudent()
  const studentId = child.personId
  await operator.setStudent({ studentId, ...school, ...place, groupIds: [groupId], familyIds: [] })
  const self = { personId: studentId, ...school, ...place, groupIds: [groupId], grade: '3' }
  await operator.put(table, {
    pk: `PERSON#${studentId}`,
    sk: 'SELF',
    ...self,
    placedAt: '2099-01-01T00:00:00.000Z',
  })
  return child
}
type Child = Awaited<ReturnType<typeof childOf>>
const codeOf = async (child: Child) => (await child.ask(getSocial)).friendCode
const board = async (child: Child, of: 'group' | 'school') =>
  Board.parse((await child.raw(`GET /social/board?of=${of}`)).body)

test('two become friends when both want it, cheer each other on, and end it for both', async () => {
  const group = randomUUID()
  const [ana, leo] = [await childOf(group), await childOf(group)]
  const friendCode = await codeOf(leo)
  expect(await codeOf(leo)).toBe(friendCode)
  expect(await ana.ask(askFriend, { body: { friendCode } })).toMatchObject({ state: 'invited' })
  const path = { friendId: ana.personId }
  expect(await leo.tryTo(react, { path, body: { reaction: 'clap' } })).toMatchObject({
    body: { error: 'social.notFriends' },
  })
  expect(await leo.ask(acceptFriend, { path, body: {} })).toMatchObject({ state: 'friends' })
  await leo.ask(react, { path, body: { reaction: 'clap' } })
  await leo.ask(react, { path, body: { reaction: 'star' } })
  expect((await ana.ask(getSocial)).received).toMatchObject([{ reaction: 'star' }])
  await eventually(async () => {
    const { notifications } = await ana.ask(listNotifications)
    const told = notifications.filter(({ notificationType }) => notificationType === 'friend_activity')
    expect(told.map(({ text }) => text.template).sort()).toEqual(['social.befriended', 'social.reacted'])
  })
  await ana.ask(endFriend, { path: { friendId: leo.personId } })
  expect([(await ana.ask(getSocial)).friends, (await leo.ask(getSocial)).friends]).toEqual([[], []])
})

test('refused alike: another school’s code, nobody’s, one who is switched off; and one’s own', async () => {
  const group = randomUUID()
  const [ana, off] = [await childOf(group), await childOf(group)]
  const elsewhere = await childOf(randomUUID(), await newSchool())
  const codes = [await codeOf(elsewhere), await codeOf(off), 'ZZZZZZZZ']
  const teacher = await member('teacher', { ...school, groupIds: [group] })
  const path = { studentId: off.personId }
  expect(await teacher.ask(switchStudentSocial, { path, body: { off: true } })).toEqual({
    byFamily: false,
    byTeacher: true,
  })
  for (const friendCode of codes)
    expect(await ana.tryTo(askFriend, { body: { friendCode } })).toMatchObject({
      status: 404,
      body: { error: 'social.unknownCode' },
    })
  const own = { body: { friendCode: await codeOf(ana) } }
  expect((await ana.tryTo(askFriend, own)).body).toMatchObject({ error: 'social.ownCode' })
  expect((await off.tryTo(askFriend, own)).body).toMatchObject({ error: 'social.closed' })
  expect(await off.ask(getSocial)).toMatchObject({ closed: 'off', friendCode: '', friends: [] })
  const stranger = await member('teacher', { ...school, groupIds: [randomUUID()] })
  expect(await stranger.tryTo(switchStudentSocial, { path, body: { off: false } })).toMatchObject({
    status: 404,
  })
})

test('a week’s reading stands on the group’s board once that is counted, on the school’s for who wants to', async () => {
  const group = randomUUID()
  const [ana, leo] = [await childOf(group), await childOf(group)]
  await ana.ask(changePreferences, { body: { onSchoolBoard: true } })
  for (const child of [ana, leo]) await child.ask(finishReading, { body: readAloud(castle) })
  await ticking('social', 'count-boards', async () => {
    const { children, places } = await board(ana, 'group')
    expect(children).toBe(2)
    expect(places.filter(({ isOwn }) => isOwn)).toHaveLength(1)
    expect(places.every(({ points, place }) => points > 0 && place === 1)).toBe(true)
    expect(JSON.stringify(places)).not.toContain(leo.personId)
  })
  expect((await board(ana, 'school')).children).toBeGreaterThan(0)
  expect(await board(leo, 'school')).toMatchObject({ none: 'notJoined', places: [] })
  expect(await ana.ask(getTournament)).toMatchObject({ work: 2, own: 1, children: 2 })
  expect((await ana.tryTo(equipTitle, { path: { titleId: 'cien-soles' }, body: {} })).status).toBe(409)
})
