import { randomUUID } from 'node:crypto'
import { befriended, friendAsked, reacted } from '#shared/social/events.ts'
import { getSocial, getStudentSocial } from '#shared/social/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { operator } from '#tests/journeys/member.ts'
import { type Arranging, newGroup, school, teacher, told } from './stage.ts'

const table = await operator.tableOf('social')

/** A child of a group, as social knows them. */
async function child(groupId: string = randomUUID()) {
  const who = await door.newStudent()
  const { personId } = who
  await operator.setStudent({ studentId: personId, ...school, groupIds: [groupId], familyIds: [] })
  const self = { personId, ...school, groupIds: [groupId], grade: '3', placedAt: '2099-01-01T00:00:00.000Z' }
  await operator.put(table, { pk: `PERSON#${personId}`, sk: 'SELF', ...self })
  return who
}

/** Two of them, the second with something to the first. */
async function pair(state?: 'asked' | 'friends') {
  const [who, other] = [await child(), await child()]
  const half = (a: string, b: string, its: string) =>
    operator.put(table, { pk: `PERSON#${a}`, sk: `FRIEND#${b}`, friendId: b, state: its })
  if (state) {
    await half(who.personId, other.personId, state)
    await half(other.personId, who.personId, state === 'asked' ? 'invited' : 'friends')
  }
  const seen = async () => [
    (await who.ask(getSocial)).friends,
    (await other.ask(getSocial)).friends,
    (await other.ask(getSocial)).received.length,
    await told(friendAsked, who.personId),
    await told(befriended, who.personId),
    await told(reacted, who.personId),
  ]
  return { who, other, path: { friendId: other.personId }, state: seen }
}

export const commands = {
  'social/ask-friend': async () => {
    const { who, other, state } = await pair()
    const { friendCode } = await other.ask(getSocial)
    return { who, sent: { body: { friendCode } }, state }
  },
  'social/accept-friend': async () => {
    const { who, path, state } = await pair('asked')
    return { who, sent: { path, body: {} }, state }
  },
  'social/end-friend': async () => {
    const { who, path, state } = await pair('friends')
    return { who, sent: { path }, state }
  },
  'social/react': async () => {
    const { who, path, state } = await pair('friends')
    return { who, sent: { path, body: { reaction: 'clap' } }, state }
  },
  'social/change-preferences': async () => {
    const who = await child()
    const state = async () => (await who.ask(getSocial)).onSchoolBoard
    return { who, sent: { body: { onSchoolBoard: true } }, state }
  },
  'social/switch-student-social': async () => {
    const { personId: studentId } = await child(await newGroup())
    const path = { studentId }
    return {
      who: teacher,
      sent: { path, body: { off: true } },
      state: () => teacher.ask(getStudentSocial, { path }),
    }
  },
} satisfies Arranging<'social'>
