/** Stories over several calls, in which a teacher reaches a child of somebody else's class. None of them ends well. */
import { expect, test } from 'vitest'
import { answerChildRequest, askForChild, listChildRequests } from '#shared/identity/child-request-routes.ts'
import { createFamilyCode, listFamilies } from '#shared/identity/family-routes.ts'
import type { PictureWord } from '#shared/identity/group.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  getRoster,
  listGroups,
  openPreReader,
  removeFromGroup,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { resetPassword } from '#shared/identity/password-routes.ts'
import { changeStudent } from '#shared/identity/routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { told } from './gains.ts'

const here = await newSchool()
const { schoolId } = here
const year = schoolYearOf(new Date())
const admin = await member('admin', {})
const director = await member('director', here)
const luz = await member('teacher', here, 'Luz Delgado')
const rosa = await member('teacher', here, 'Rosa Curiosa')
const pictures: PictureWord = ['sol', 'luna', 'sol']

async function groupOf(teacher: SignedIn, name: string, schoolYear = year): Promise<string> {
  const body = { name, grade: 'K', schoolYear } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  await teacher.ask(changeGroup, { path: { groupId }, body: { pictureSignIn: true } })
  return groupId
}
/** A child with an account whom the department put into the school. */
async function childAt(name: string): Promise<string> {
  const { personId: studentId } = await door.newStudent(name)
  await admin.ask(changeStudent, { path: { studentId }, body: { schoolId } })
  return studentId
}
const add = async (by: SignedIn, groupId: string, studentId: string, moves?: boolean) =>
  told(await by.tryTo(addToGroup, { path: { groupId }, body: { studentId, ...(moves && { moves }) } }))
const listed = async (who: SignedIn) =>
  JSON.stringify((await who.raw(`GET /schools/${schoolId}/students`)).body)

/** All that a teacher could do to a child once they were on the own roster. */
async function reached(by: SignedIn, studentId: string) {
  const path = { studentId }
  const calls = {
    readings: await by.tryTo(listStudentReadings, { path }),
    families: await by.tryTo(listFamilies, { path }),
    familyCode: await by.tryTo(createFamilyCode, { path }),
    name: await by.tryTo(changeStudent, { path, body: { fullName: 'Otro Nombre' } }),
    pictures: await by.tryTo(setPictures, { path, body: { pictures } }),
    password: await by.tryTo(resetPassword, { path: { schoolId, personId: studentId } }),
  }
  return Object.fromEntries(Object.entries(calls).map(([name, answer]) => [name, told(answer)]))
}
const NOTHING = {
  readings: '404 kernel.notFound',
  families: '404 kernel.notFound',
  familyCode: '404 kernel.notFound',
  name: '404 kernel.notFound',
  pictures: '404 kernel.notFound',
  password: '403 identity.notYoursToReset',
}

test('a teacher neither lists nor adds a child of another class, and gains nothing of them', async () => {
  const [hers, ours] = [await groupOf(luz, 'Kínder L'), await groupOf(rosa, 'Kínder R')]
  const [ana, free] = [await childAt('Ana De Luz'), await childAt('Nadie Libre')]
  expect(await add(luz, hers, ana)).toBe('200')
  await eventually(async () => expect(await listed(luz)).toContain('Ana De Luz'))
  await eventually(async () => expect(await listed(rosa)).toContain('Nadie Libre'))
  expect(await listed(rosa)).not.toContain('Ana De Luz')
  expect(await listed(director)).toContain('Ana De Luz')

  for (const moves of [false, true]) expect(await add(rosa, ours, ana, moves)).toBe('404 kernel.notFound')
  expect(await reached(rosa, ana)).toEqual(NOTHING)
  expect((await luz.ask(getRoster, { path: { groupId: hers } })).students).toMatchObject([
    { studentId: ana, groupIds: [hers] },
  ])
  // Who is nobody's this year is anybody's to take.
  expect(await add(rosa, ours, free)).toBe('200')
  expect((await reached(rosa, free)).readings).toBe('200')
})

test('a group of last year gives no right to a child who has another teacher now', async () => {
  const [before, now, own] = [
    await groupOf(rosa, 'Prekínder R', year - 1),
    await groupOf(luz, 'Kínder L2'),
    await groupOf(rosa, 'Kínder R2'),
  ]
  const child = await childAt('Iván Pasado')
  expect(await add(rosa, before, child)).toBe('200')
  // In a group of last year alone, the child is free this year.
  expect(await add(luz, now, child)).toBe('200')
  expect(await add(rosa, own, child)).toBe('404 kernel.notFound')
})

test('whoever shares a child moves them out of nobody else’s group', async () => {
  const [hers, ours, mine] = [
    await groupOf(luz, 'Kínder L3'),
    await groupOf(rosa, 'Kínder R3'),
    await groupOf(rosa, 'Kínder R3b'),
  ]
  const child = await childAt('Leo Compartido')
  await add(luz, hers, child)
  expect(await add(director, ours, child)).toBe('200')
  expect(await add(rosa, mine, child, true)).toBe('200')
  const { students } = await luz.ask(getRoster, { path: { groupId: hers } })
  expect(students).toMatchObject([{ studentId: child, groupIds: [hers, mine] }])
})

test('a request is answered by whoever teaches the child, and by nobody who asked', async () => {
  const [hers, ours] = [await groupOf(luz, 'Kínder L4'), await groupOf(rosa, 'Kínder R4')]
  const child = await childAt('Zoé Pedida')
  await add(luz, hers, child)
  const body = { fromGroupId: hers, fullName: 'Zoé', moves: false }
  // For a group that is not one's own nothing is asked.
  expect(told(await rosa.tryTo(askForChild, { path: { groupId: hers }, body }))).toBe('404 kernel.notFound')
  await rosa.ask(askForChild, { path: { groupId: ours }, body })
  const requestId = (await rosa.ask(listChildRequests, { path: { groupId: ours } })).asked[0]?.requestId ?? ''
  const answer = async (who: SignedIn, groupId: string, studentId = child) =>
    told(
      await who.tryTo(answerChildRequest, {
        path: { groupId, requestId },
        body: { accepts: true, studentId },
      }),
    )
  for (const groupId of [hers, ours]) expect(await answer(rosa, groupId)).toBe('404 kernel.notFound')
  // Nor by a teacher of another group of the school, nor with a child of another.
  const third = await groupOf(await member('teacher', here), 'Kínder T4')
  expect(await answer(luz, third)).toBe('404 kernel.notFound')
  const other = await childAt('Otra Libre')
  expect(await answer(luz, hers, other)).toBe('422 identity.unknownChild')
  expect((await reached(rosa, child)).readings).toBe('404 kernel.notFound')
  expect(await answer(luz, hers)).toBe('200')
  expect((await reached(rosa, child)).readings).toBe('200')
  // Once.
  expect(await answer(luz, hers)).toBe('404 kernel.notFound')
})

test('nothing is asked of a group of another school, of one that is closed, or of the own', async () => {
  const elsewhere = await newSchool()
  const theirs = await member('teacher', elsewhere)
  const abroad = await theirs.ask(createGroup, {
    path: { schoolId: elsewhere.schoolId },
    body: { name: 'Kínder E', grade: 'K', schoolYear: year },
  })
  const [ours, shut, old] = [
    await groupOf(rosa, 'Kínder R5'),
    await groupOf(luz, 'Kínder L5'),
    await groupOf(luz, 'Kínder L5b', year - 1),
  ]
  await luz.ask(changeGroup, { path: { groupId: shut }, body: { active: false } })
  for (const fromGroupId of [abroad.groupId, shut, old, ours]) {
    const body = { fromGroupId, fullName: 'Zoé', moves: true }
    expect(told(await rosa.tryTo(askForChild, { path: { groupId: ours }, body }))).toBe(
      '422 identity.unknownGroup',
    )
  }
})

test('the code of a class is shown to who teaches it, and to nobody beside them', async () => {
  const groupId = await groupOf(luz, 'Kínder L6')
  const codeOf = async (who: SignedIn) =>
    (await who.ask(listGroups, { path: { schoolId } })).groups.find(group => group.groupId === groupId)
  await eventually(async () => expect(await codeOf(luz)).toMatchObject({ classCode: expect.any(String) }))
  expect(await codeOf(director)).toMatchObject({ classCode: expect.any(String) })
  expect(await codeOf(rosa)).toMatchObject({ name: 'Kínder L6' })
  expect(await codeOf(rosa)).not.toHaveProperty('classCode')
})

test('a child who was opened in a class, and taken out, is nobody’s, and can be brought back', async () => {
  const groupId = await groupOf(luz, 'Kínder L7')
  const { expected } = await luz.ask(addToGroup, { path: { groupId }, body: { fullName: 'Mía Cruz' } })
  const path = { groupId, rosterId: expected[0]?.rosterId ?? '' }
  const { studentId } = await luz.ask(openPreReader, { path, body: { pictures } })
  expect((await reached(rosa, studentId)).readings).toBe('404 kernel.notFound')
  await luz.ask(removeFromGroup, { path: { groupId, studentId } })
  expect(await add(luz, groupId, studentId)).toBe('200')
})
