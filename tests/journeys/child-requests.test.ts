/** A child of one group for another: asked for and accepted, or moved and shared by who directs the school. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  answerChildRequest,
  askForChild,
  listChildRequests,
  withdrawChildRequest,
} from '#shared/identity/child-request-routes.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { claimChild, createFamilyCode } from '#shared/identity/family-routes.ts'
import { addToGroup, createGroup, getRoster } from '#shared/identity/group-routes.ts'
import { changeStudent } from '#shared/identity/routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { listNotifications } from '#shared/notifications/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const here = await newSchool()
const { schoolId } = here
const admin = await member('admin', {})
const director = await member('director', here, 'Rafael Ortiz')
const luz = await member('teacher', here, 'Luz Delgado')
const iris = await member('teacher', here, 'Iris Ñeco')

async function groupOf(teacher: SignedIn, name: string): Promise<string> {
  const body = { name, grade: '1', schoolYear: schoolYearOf(new Date()) } as const
  return (await teacher.ask(createGroup, { path: { schoolId }, body })).groupId
}

/** A child of Luz's, with a family, and a group of Iris's. */
async function story(name: string) {
  const [from, into] = [await groupOf(luz, `Primero ${name}`), await groupOf(iris, `Segundo ${name}`)]
  const child = await door.newStudent(`${name} Rivera`)
  const studentId = child.personId
  await admin.ask(changeStudent, { path: { studentId }, body: { schoolId } })
  await luz.ask(addToGroup, { path: { groupId: from }, body: { studentId } })
  const family = await door.newStudent('Marisol Rivera')
  const { code } = await child.ask(createFamilyCode, { path: { studentId } })
  await family.ask(claimChild, { body: { code } })
  const ask = (moves: boolean) =>
    iris.ask(askForChild, {
      path: { groupId: into },
      body: { fromGroupId: from, fullName: `${name} Rivera`, moves },
    })
  const requests = (who: SignedIn, groupId: string) => who.ask(listChildRequests, { path: { groupId } })
  const namesOf = async (who: SignedIn, groupId: string) =>
    (await who.ask(getRoster, { path: { groupId } })).students.map(({ fullName }) => fullName)
  return { from, into, studentId, family, ask, requests, namesOf }
}

/** The notices that somebody has of an event, by the words' parameters. */
const notices = async (who: SignedIn, event: string) =>
  (await who.ask(listNotifications)).notifications.flatMap(({ text }) =>
    text.template === `identity.${event}` ? [text.params] : [],
  )
/** What the audit was told of these deeds. */
const deeds = async (of: string) =>
  (await operator.scan(operator.identityTable)).flatMap(({ name, body }) =>
    name === standingAudited.name && JSON.stringify(body).includes(of)
      ? [(body as { deed: string }).deed]
      : [],
  )

test('a teacher asks, the child’s teacher says yes, and the child is in both groups; everybody is told', async () => {
  const { from, into, studentId, family, ask, requests, namesOf } = await story('Ana')
  await ask(false)
  const { asked } = await requests(iris, into)
  expect(asked).toEqual([
    {
      requestId: expect.any(String),
      groupId: into,
      groupName: 'Segundo Ana',
      fromGroupId: from,
      fromGroupName: 'Primero Ana',
      askedBy: 'Iris Ñeco',
      fullName: 'Ana Rivera',
      moves: false,
      endsAt: expect.any(String),
    },
  ])
  expect(Date.parse(asked[0]?.endsAt ?? '') - Date.now()).toBeGreaterThan(13 * 86_400_000)
  expect(await requests(luz, from)).toEqual({ toAnswer: asked, asked: [] })
  expect(await requests(director, into)).toEqual({ toAnswer: [], asked })
  await eventually(async () =>
    expect(await notices(luz, 'childAsked')).toEqual([
      { groupId: from, groupName: 'Primero Ana', forGroup: 'Segundo Ana' },
    ]),
  )

  const path = { groupId: from, requestId: asked[0]?.requestId ?? '' }
  const idempotencyKey = randomUUID()
  const yes = { path, body: { accepts: true, studentId } as const, idempotencyKey }
  for (const _ of ['once', 'again']) expect(await luz.ask(answerChildRequest, yes)).toEqual({})
  for (const [who, groupId] of [
    [luz, from],
    [iris, into],
  ] as const) {
    expect(await namesOf(who, groupId)).toEqual(['Ana Rivera'])
    expect(await requests(who, groupId)).toEqual({ toAnswer: [], asked: [] })
  }
  await eventually(async () => {
    expect(await notices(iris, 'childRequestAccepted')).toEqual([
      { groupId: into, groupName: 'Segundo Ana', fromGroup: 'Primero Ana' },
    ])
    expect(await notices(family, 'childPlaced')).toEqual([{ studentId, groupName: 'Segundo Ana' }])
  })
  expect(await deeds(studentId)).toContain('childShared')
  expect(await deeds(from)).toContain('childAsked')
})

test('a child who is asked for whole leaves the group of before', async () => {
  const { from, into, studentId, ask, requests, namesOf } = await story('Leo')
  await ask(true)
  const { toAnswer } = await requests(luz, from)
  const path = { groupId: from, requestId: toAnswer[0]?.requestId ?? '' }
  await luz.ask(answerChildRequest, { path, body: { accepts: true, studentId } })
  expect(await namesOf(iris, into)).toEqual(['Leo Rivera'])
  expect(await luz.ask(getRoster, { path: { groupId: from } })).toMatchObject({
    group: { students: 0 },
    students: [],
  })
  expect(await deeds(studentId)).toContain('childMoved')
})

test('a no changes nothing, and says so to who asked; what was asked can be taken back', async () => {
  const { from, into, ask, requests, namesOf } = await story('Zoé')
  await ask(true)
  const { toAnswer } = await requests(luz, from)
  const path = { groupId: from, requestId: toAnswer[0]?.requestId ?? '' }
  await luz.ask(answerChildRequest, { path, body: { accepts: false } })
  expect([await namesOf(luz, from), await namesOf(iris, into)]).toEqual([['Zoé Rivera'], []])
  await eventually(async () =>
    expect(await notices(iris, 'childRequestDeclined')).toEqual([
      { groupId: into, groupName: 'Segundo Zoé', fromGroup: 'Primero Zoé' },
    ]),
  )
  expect(await deeds(from)).toContain('childDeclined')

  await ask(false)
  const requestId = (await requests(iris, into)).asked[0]?.requestId ?? ''
  // Whoever was asked declines; they take nothing back.
  await luz.ask(withdrawChildRequest, { path: { groupId: from, requestId } })
  expect((await requests(luz, from)).toAnswer).toHaveLength(1)
  await iris.ask(withdrawChildRequest, { path: { groupId: into, requestId } })
  expect(await requests(luz, from)).toEqual({ toAnswer: [], asked: [] })
  expect(
    await luz.tryTo(answerChildRequest, {
      path: { groupId: from, requestId },
      body: { accepts: false },
    }),
  ).toMatchObject({ status: 404 })
})

test('what was asked two weeks ago is over', async () => {
  const { from, into, studentId, ask, requests } = await story('Ian')
  await ask(false)
  const requestId = (await requests(iris, into)).asked[0]?.requestId ?? ''
  const rows = (await operator.scan(operator.identityTable)).filter(({ sk }) => sk === `REQUEST#${requestId}`)
  expect(rows).toHaveLength(2)
  for (const row of rows)
    await operator.put(operator.identityTable, { ...row, endsAt: new Date().toISOString() })
  expect(await requests(iris, into)).toEqual({ toAnswer: [], asked: [] })
  const body = { accepts: true, studentId } as const
  expect(await luz.tryTo(answerChildRequest, { path: { groupId: from, requestId }, body })).toMatchObject({
    status: 404,
  })
})

test('twenty requests of a group may be open, and no more', async () => {
  const { ask, requests, into } = await story('Eva')
  for (let n = 0; n < 20; n++) await ask(false)
  await expect(ask(false)).rejects.toThrow('identity.tooManyAsked')
  const requestId = (await requests(iris, into)).asked[0]?.requestId ?? ''
  await iris.ask(withdrawChildRequest, { path: { groupId: into, requestId } })
  await ask(false)
})

test('who directs the school shares and moves a child at once, and the family is told each time', async () => {
  const { from, into, studentId, family, namesOf } = await story('Noa')
  const add = (groupId: string, moves: boolean) =>
    director.ask(addToGroup, { path: { groupId }, body: { studentId, moves } })
  await add(into, false)
  expect([await namesOf(luz, from), await namesOf(iris, into)]).toEqual([['Noa Rivera'], ['Noa Rivera']])
  const third = await groupOf(iris, 'Tercero Noa')
  expect((await add(third, true)).students).toMatchObject([{ studentId, groupIds: [third] }])
  expect([await namesOf(luz, from), await namesOf(iris, into)]).toEqual([[], []])
  expect((await luz.ask(getRoster, { path: { groupId: from } })).group.students).toBe(0)
  await eventually(async () =>
    expect(await notices(family, 'childPlaced')).toEqual([
      { studentId, groupName: 'Tercero Noa' },
      { studentId, groupName: 'Segundo Noa' },
    ]),
  )
  expect((await deeds(studentId)).filter(deed => /^child(Moved|Shared)$/.test(deed)).toSorted()).toEqual([
    'childMoved',
    'childShared',
  ])
})
