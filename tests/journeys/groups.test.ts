import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Roster } from '#shared/identity/group.ts'
import {
  addChildren,
  addToGroup,
  changeGroup,
  createGroup,
  getRoster,
  listGroups,
  removeFromGroup,
  renameChild,
} from '#shared/identity/group-routes.ts'
import {
  changeProfile,
  changeStudent,
  confirmStudent,
  getProfile,
  listColleagues,
} from '#shared/identity/routes.ts'
import { listStudentReadings } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Person } from '#tests/support/person.ts'
import { door } from './house.ts'
import { member, newSchool, operator } from './member.ts'

const admin = await member('admin', {})
const here = await newSchool()
const elsewhere = await newSchool()
const { schoolId } = here
const director = await member('director', here, 'Rafael Ortiz')
const teacher = await member('teacher', here, 'Luz Delgado')
const colleague = await member('teacher', here, 'Óscar Ñeco')

const refusal = (status: number, code: string) => ({ status, body: { error: `identity.${code}` } })
const kinder = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const

/** A new group of the teacher's, as a path. */
async function newGroup(by: Person = teacher) {
  const { groupId } = await by.ask(createGroup, { path: { schoolId }, body: kinder })
  return { groupId }
}

/** A student whom the department put into a school, as a path. */
async function studentAt(school: { schoolId: string }, name?: string) {
  const { personId: studentId } = await door.newStudent(name)
  await admin.ask(changeStudent, { path: { studentId }, body: { schoolId: school.schoolId } })
  return { studentId }
}

const roster = (groupId: string, by: Person = teacher) => by.ask(getRoster, { path: { groupId } })
const add = (groupId: string, body: { studentId: string } | { fullName: string }, by: Person = teacher) =>
  by.tryTo(addToGroup, { path: { groupId }, body })
const namesOf = ({ students, expected }: Roster) => [...students, ...expected].map(({ fullName }) => fullName)
const reaches = async (person: Person, studentId: string) =>
  (await person.tryTo(listStudentReadings, { path: { studentId } })).status === 200

describe('a group', () => {
  test('is reached by the teacher who opened it and the school’s director, with the tokens they have', async () => {
    const { groupId } = await newGroup()
    const group = { ...kinder, groupId, schoolId, teacherIds: [teacher.personId], students: 0, active: true }
    for (const person of [teacher, director, admin])
      expect(await roster(groupId, person)).toEqual({ group, students: [], expected: [] })
    expect(await colleague.tryTo(getRoster, { path: { groupId } })).toMatchObject({ status: 404 })
    // The index lags.
    await eventually(async () => {
      const { groups } = await colleague.ask(listGroups, { path: { schoolId } })
      expect(groups).toContainEqual(group)
    })
  })

  test('has the teachers whom the director names, of this school only, and ends with its closing', async () => {
    const { groupId } = await newGroup()
    const change = (person: Person, body: object) => person.tryTo(changeGroup, { path: { groupId }, body })
    const teacherIds = [colleague.personId]
    expect(await change(teacher, { teacherIds })).toMatchObject(refusal(403, 'onlyDirectors'))
    for (const nobody of [director.personId, randomUUID()])
      expect(await change(director, { teacherIds: [nobody] })).toMatchObject(refusal(422, 'unknownTeacher'))
    expect(await change(director, { teacherIds })).toMatchObject({ status: 200 })
    expect((await change(teacher, { name: 'Mío' })).status).toBe(404)
    expect((await change(colleague, { name: 'Kínder B', active: false })).body).toMatchObject({
      name: 'Kínder B',
      active: false,
    })
    expect((await change(colleague, { active: true })).status).toBe(404)
    expect((await change(director, { active: true })).status).toBe(200)
    expect((await roster(groupId, colleague)).group).toMatchObject({ name: 'Kínder B', active: true })
  })

  test('opens for teachers of the school alone', async () => {
    const open = (body: object) =>
      director.tryTo(createGroup, { path: { schoolId }, body: { ...kinder, ...body } })
    expect(await open({ teacherIds: [teacher.personId, director.personId] })).toMatchObject(
      refusal(422, 'unknownTeacher'),
    )
    expect((await open({})).body).toMatchObject({ teacherIds: [] })
  })
})

describe('a roster', () => {
  test('holds students and children without an account, by name', async () => {
    const { groupId } = await newGroup()
    const ana = await studentAt(here, 'Ana Rivera')
    expect(await reaches(teacher, ana.studentId)).toBe(false)
    await add(groupId, { fullName: 'Zoé Ayala' })
    await add(groupId, { fullName: 'Ángel Cruz' })
    const { body } = await add(groupId, ana)
    expect(body).toEqual(await roster(groupId))
    expect(namesOf(await roster(groupId))).toEqual(['Ana Rivera', 'Ángel Cruz', 'Zoé Ayala'])
    expect(await roster(groupId)).toMatchObject({
      group: { students: 3 },
      students: [{ ...ana, schoolId, groupIds: [groupId], hasPictures: false }],
    })
    expect(await reaches(teacher, ana.studentId)).toBe(true)
    expect(await reaches(colleague, ana.studentId)).toBe(false)

    const { expected } = await roster(groupId)
    for (const studentId of [ana.studentId, ...expected.map(({ rosterId }) => rosterId)])
      await teacher.ask(removeFromGroup, { path: { groupId, studentId } })
    expect(await roster(groupId)).toMatchObject({ group: { students: 0 }, students: [], expected: [] })
    expect(await reaches(teacher, ana.studentId)).toBe(false)
    expect(await teacher.tryTo(removeFromGroup, { path: { groupId, ...ana } })).toMatchObject(
      refusal(422, 'unknownChild'),
    )
  })

  test('takes nobody from elsewhere, no staff, and nobody twice', async () => {
    const { groupId } = await newGroup()
    const ana = await studentAt(here)
    const strangers = [
      await studentAt(elsewhere),
      { studentId: colleague.personId },
      { studentId: randomUUID() },
    ]
    for (const stranger of strangers)
      expect(await add(groupId, stranger)).toMatchObject(refusal(422, 'unknownChild'))
    for (const _ of [1, 2]) expect((await add(groupId, ana)).status).toBe(200)
    expect((await roster(groupId)).group.students).toBe(1)
  })

  test('sent twice is written once; sent at once, all are written', async () => {
    const { groupId } = await newGroup()
    const again = { path: { groupId }, body: { fullName: 'Ian Vega' }, idempotencyKey: randomUUID() }
    const answers = [await teacher.tryTo(addToGroup, again), await teacher.tryTo(addToGroup, again)]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    const four = await Promise.all([1, 2, 3, 4].map(() => studentAt(here)))
    expect(await Promise.all(four.map(async one => (await add(groupId, one)).status))).toEqual(
      four.map(() => 200),
    )
    expect(await roster(groupId)).toMatchObject({
      group: { students: 5 },
      students: four.map(() => ({ schoolId })),
    })
  })

  test('is full at forty: of two who want the last place, one gets it', async () => {
    const { groupId } = await newGroup()
    for (let child = 1; child < 40; child++)
      expect((await add(groupId, { fullName: `Niña ${child}` })).status).toBe(200)
    const [one, two] = [await studentAt(here), await studentAt(here)]
    const statuses = await Promise.all([one, two].map(async last => (await add(groupId, last)).status))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await add(groupId, { fullName: 'Una Más' })).toMatchObject(refusal(409, 'groupFull'))
    expect(namesOf(await roster(groupId))).toHaveLength(40)
  })
})

describe('a student', () => {
  test('changes schools through the director only, and leaves the groups of the old one', async () => {
    const [{ groupId }, ana] = [await newGroup(), await studentAt(here)]
    await add(groupId, ana)
    const change = (person: Person, body: object) => person.tryTo(changeStudent, { path: ana, body })
    expect((await change(teacher, { grade: '1', fullName: 'Ana Rivera Ríos' })).body).toMatchObject({
      grade: '1',
    })
    expect(namesOf(await roster(groupId))).toEqual(['Ana Rivera Ríos'])
    const move = { schoolId: elsewhere.schoolId, reason: 'moved' } as const
    expect(await change(teacher, move)).toMatchObject(refusal(403, 'onlyDirectors'))
    expect(await change(director, { schoolId: 'nowhere' })).toMatchObject(refusal(422, 'unknownSchool'))
    expect((await change(director, move)).body).toMatchObject({ schoolId: elsewhere.schoolId, groupIds: [] })
    expect(await roster(groupId)).toMatchObject({ group: { students: 0 }, students: [] })
    for (const person of [teacher, director]) expect(await reaches(person, ana.studentId)).toBe(false)
  })

  test('who chose the school waits until a teacher takes them into a group of their own', async () => {
    const [{ groupId }, other] = [await newGroup(), await newGroup(colleague)]
    const leo = await door.newStudent('Leo Ortiz')
    const studentId = leo.personId
    await operator.put(operator.identityTable, {
      pk: `PERSON#${studentId}`,
      sk: 'PROFILE',
      personId: studentId,
      fullName: 'Leo Ortiz',
      unconfirmed: true,
      chosenSchoolId: schoolId,
      schoolId,
      listedAs: `waiting#leo ortiz#${studentId}`,
      version: 1,
    })
    const waiting = () =>
      teacher.raw(`GET /schools/${schoolId}/students?state=unconfirmed`).then(({ body }) => body)
    await eventually(async () =>
      expect(await waiting()).toMatchObject({ students: [{ studentId, unconfirmed: true }] }),
    )
    expect(await leo.ask(getProfile)).toMatchObject({ unconfirmed: true })
    expect(await add(groupId, { studentId })).toMatchObject(refusal(422, 'unknownChild'))

    const confirm = (into: string, path = { schoolId, studentId }) =>
      teacher.tryTo(confirmStudent, { path, body: { groupId: into } })
    expect(await confirm(other.groupId)).toMatchObject(refusal(422, 'unknownGroup'))
    expect(await confirm(randomUUID())).toMatchObject(refusal(422, 'unknownGroup'))
    expect((await confirm(groupId)).body).toMatchObject({ studentId, schoolId, groupIds: [groupId] })
    expect(await confirm(groupId)).toMatchObject(refusal(409, 'notWaiting'))
    expect(await reaches(teacher, studentId)).toBe(true)
    expect(await leo.ask(getProfile)).toEqual({
      personId: studentId,
      fullName: 'Leo Ortiz',
      role: 'student',
      roles: ['student'],
      schoolName: 'Escuela Los Flamboyanes',
      ...here,
    })
    await eventually(async () => expect(await waiting()).toEqual({ students: [] }))
  })
})

describe('a class', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ fullName: `Niña ${String(n).padStart(2, '0')}` }))

  test('is put on the roster whole, or not at all; nobody does so with another’s group', async () => {
    const path = await newGroup()
    const addAll = (children: { fullName: string }[], by: Person = teacher) =>
      by.tryTo(addChildren, { path, body: { children } })
    expect(await addAll(named(26), colleague)).toMatchObject({ status: 404 })
    expect((await addAll([])).status).toBe(422)
    expect((await addAll([{ fullName: 'Mía Cruz' }, { fullName: ' ' }])).status).toBe(422)
    expect((await roster(path.groupId)).expected).toEqual([])

    expect((await addAll(named(26))).status).toBe(200)
    // Fourteen more have room, fifteen do not.
    expect(await addAll(named(15))).toMatchObject(refusal(409, 'groupFull'))
    const { group, expected } = await roster(path.groupId)
    expect([group.students, expected.length]).toEqual([26, 26])
    expect((await addAll(named(14))).status).toBe(200)
    expect((await roster(path.groupId)).group.students).toBe(40)
  })

  test('has a child’s name written anew while there is no account, and of that group alone', async () => {
    const path = await newGroup()
    const other = await newGroup()
    const { expected } = await teacher.ask(addChildren, { path, body: { children: named(2) } })
    const rosterId = expected[0]?.rosterId ?? ''
    const rename = (groupId: string, by: Person = teacher) =>
      by.tryTo(renameChild, { path: { groupId, rosterId }, body: { fullName: 'Zoé Vega' } })
    expect(await rename(path.groupId, colleague)).toMatchObject({ status: 404 })
    expect(await rename(other.groupId)).toMatchObject(refusal(422, 'unknownChild'))
    expect((await rename(path.groupId)).status).toBe(200)
    expect(namesOf(await roster(path.groupId))).toEqual(['Niña 01', 'Zoé Vega'])
    await teacher.ask(removeFromGroup, { path: { ...path, studentId: rosterId } })
    expect(await rename(path.groupId)).toMatchObject(refusal(422, 'unknownChild'))
  })
})

test('a school lists its students by name, in pages, and who works there', async () => {
  const big = await newSchool()
  const boss = await member('director', big, 'Nilda Cruz')
  const names = ['Zoé Ayala', 'Ángel Cruz', 'Ñeca Díaz', 'ana rivera']
  for (const name of names) await studentAt(big, name)
  const list = (query = '') =>
    boss
      .raw(`GET /schools/${big.schoolId}/students${query}`)
      .then(({ status, body }) => ({ status, ...Object(body) }))
  await eventually(async () => expect((await list()).students).toHaveLength(4))
  const { students } = await list()
  expect(students.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
    'ana rivera',
    'Ángel Cruz',
    'Ñeca Díaz',
    'Zoé Ayala',
  ])
  expect((await list(`?after=${students[1].studentId}`)).students).toEqual(students.slice(2))
  for (const after of [randomUUID(), boss.personId, teacher.personId])
    expect((await list(`?after=${after}`)).status).toBe(404)
  for (const after of ['%23', '', 'x'.repeat(65)]) expect((await list(`?after=${after}`)).status).toBe(422)

  // Their profile is written again with their name: that is when the school lists whom the operator made.
  await boss.ask(changeProfile, { body: { language: 'en-US' } })
  await eventually(async () =>
    expect(await boss.ask(listColleagues, { path: { schoolId: big.schoolId } })).toEqual({
      staff: [{ personId: boss.personId, fullName: 'Nilda Cruz', roles: ['director'] }],
    }),
  )
})
