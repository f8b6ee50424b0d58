/** An assignment from its making to its end: the child is asked, reads as ever, and the teacher sees it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workNoted } from '#shared/assignments/live.ts'
import {
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
} from '#shared/assignments/routes.ts'
import type { Work } from '#shared/assignments/schema.ts'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { finishActivity } from '#shared/lessons/routes.ts'
import type { PractisedItem } from '#shared/reading/practice.ts'
import { finishPractice, finishReading } from '#shared/reading/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const school = await newSchool()
const teacher = await member('teacher', school)
const today = schoolDay(new Date())
const QUIZ = 'k-prueba-de-numeros'
const work = { kind: 'text', textId: 'castillos-de-arena' } as const

async function newGroup() {
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  return teacher.ask(createGroup, { path: { schoolId: school.schoolId }, body })
}

async function childOf(groupId: string) {
  const place = `group:${groupId}` as const
  const { codes } = await teacher.ask(createCodes, { path: { place }, body: { role: 'student', count: 1 } })
  const email = `${randomUUID()}@lee.test`
  const metadata = { accountType: 'student', grade: 'K', code: codes[0]?.code ?? '' }
  await signUp(door.config, { email, password: 'coqui-demo', name: 'Ana Rivera', metadata })
  return door.signIn(email, 'coqui-demo')
}

test('a child is asked, reads as ever, and is asked no more; the teacher sees it; whoever joins is asked too', async () => {
  const { groupId } = await newGroup()
  const path = { groupId }
  const ana = await childOf(groupId)
  const body = { work, dueOn: addDays(today, 7), times: 1, studentIds: null }
  const assignment = await teacher.ask(makeAssignment, { path, body })
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [{ assignment, results: [] }] })

  const { reading } = await ana.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })
  await eventually(async () => {
    const { given } = await teacher.ask(listGroupAssignments, { path })
    expect(given).toMatchObject([
      { studentId: ana.personId, results: [{ id: reading.readingId, day: today, share: 1 }] },
    ])
  })
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [] })

  const leo = await childOf(groupId)
  await eventually(async () => expect((await leo.ask(listAssignments)).assignments).toHaveLength(1))
})

test('of what was withdrawn neither its moment nor its day changes any more, and nobody is asked', async () => {
  const { groupId } = await newGroup()
  const ana = await childOf(groupId)
  const body = { work, dueOn: today, times: 2, studentIds: [ana.personId] }
  const { assignmentId } = await teacher.ask(makeAssignment, { path: { groupId }, body })
  const path = { groupId, assignmentId }
  const dueOn = addDays(today, 3)
  expect(await teacher.ask(setDueDay, { path, body: { dueOn } })).toMatchObject({ dueOn })
  expect((await ana.ask(listAssignments)).assignments[0]?.assignment.dueOn).toBe(dueOn)
  const withdraw = () => teacher.ask(withdrawAssignment, { path })
  const [one, other] = await Promise.all([withdraw(), withdraw()])
  expect(one).toEqual(other)
  expect(await withdraw()).toEqual(one)
  expect((await teacher.ask(listGroupAssignments, { path: { groupId } })).assignments).toEqual([one])
  expect(await teacher.tryTo(setDueDay, { path, body: { dueOn: addDays(today, 5) } })).toMatchObject({
    status: 409,
    body: { error: 'assignments.withdrawn' },
  })
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [] })
})

test('an activity and a practice count as they are finished, and whoever gave them is told live', async () => {
  const { groupId } = await newGroup()
  const ana = await childOf(groupId)
  const page = await teacher.listen()
  const give = async (work: Work) =>
    (
      await teacher.ask(makeAssignment, {
        path: { groupId },
        body: { work, dueOn: today, times: 1, studentIds: [ana.personId] },
      })
    ).assignmentId
  const [kit, unit] = [await door.sound('es-rr'), await door.unit('castillos-de-arena')]
  const round = await give({ kind: 'practice', sound: kit.id })
  const lesson = await give({ kind: 'activity', unitId: unit.id, activityId: QUIZ })

  const items: PractisedItem[] = [
    { kind: 'chosen', words: ['pero', 'perro'], asked: 1, tries: [1] },
    { kind: 'chosen', words: ['pero', 'perro'], asked: 1, tries: [0] },
  ]
  await ana.ask(finishPractice, { body: { soundHash: kit.hash, items, seconds: 60 } })
  await page.hear(workNoted, body => body.assignmentId === round && body.studentId === ana.personId)

  const quiz = activitiesOf(unit).find(({ id }) => id === QUIZ)
  const answers = (quiz ? questionsOf(quiz) : []).map(({ id, correctAnswer }) => ({
    questionId: id,
    tries: [correctAnswer],
  }))
  await ana.ask(finishActivity, { body: { unitHash: unit.hash, activityId: QUIZ, answers } })
  await page.hear(workNoted, body => body.assignmentId === lesson)

  const { given } = await teacher.ask(listGroupAssignments, { path: { groupId } })
  const shareOf = (id: string) => given.find(one => one.assignmentId === id)?.results[0]?.share
  expect([shareOf(round), shareOf(lesson)]).toEqual([0.5, 1])
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [] })
})

test('what one group asks is asked of no other, and what some are asked of nobody else in it', async () => {
  const [{ groupId }, { groupId: otherId }] = [await newGroup(), await newGroup()]
  const [ana, leo, eva] = [await childOf(groupId), await childOf(groupId), await childOf(otherId)]
  const give = (studentIds: string[] | null) =>
    teacher.ask(makeAssignment, {
      path: { groupId },
      body: { work, dueOn: today, times: 1, studentIds },
    })
  const [named, all] = [await give([ana.personId]), await give(null)]
  const asked = async (child: typeof ana) =>
    (await child.ask(listAssignments)).assignments.map(({ assignment }) => assignment.assignmentId).sort()
  expect(await asked(ana)).toEqual([named.assignmentId, all.assignmentId].sort())
  expect(await asked(leo)).toEqual([all.assignmentId])
  expect(await asked(eva)).toEqual([])
})

test('no day that has passed, no child of another group, no assignment that is not there', async () => {
  const { groupId } = await newGroup()
  const [ana, other] = [await childOf(groupId), await door.newStudent()]
  const body = { work, dueOn: today, times: 1, studentIds: [ana.personId] }
  const path = { groupId }
  const past = await teacher.tryTo(makeAssignment, { path, body: { ...body, dueOn: addDays(today, -1) } })
  expect(past).toMatchObject({ status: 422, body: { error: 'assignments.pastDay' } })
  const far = await teacher.tryTo(makeAssignment, { path, body: { ...body, dueOn: addDays(today, 181) } })
  expect(far).toMatchObject({ status: 422, body: { error: 'assignments.farDay' } })
  const stranger = { ...body, studentIds: [ana.personId, other.personId] }
  expect(await teacher.tryTo(makeAssignment, { path, body: stranger })).toMatchObject({
    status: 422,
    body: { error: 'assignments.notInGroup' },
  })
  const nowhere = { path: { groupId, assignmentId: 'none' } }
  expect(await teacher.tryTo(withdrawAssignment, nowhere)).toMatchObject({ status: 404 })
})
