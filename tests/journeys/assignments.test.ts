/** An assignment from its making to its end: the child is asked, reads as ever, and the teacher sees it. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  listAssignments,
  listGroupAssignments,
  makeAssignment,
  setDueDay,
  withdrawAssignment,
} from '#shared/assignments/routes.ts'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import { createGroup } from '#shared/identity/group-routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { PATIENCE_MS } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'
import { member, newSchool } from './member.ts'
import { readAloud } from './reading-aloud.ts'

const school = await newSchool()
const teacher = await member('teacher', school)
const today = schoolDay(new Date())
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

const patient = { timeout: PATIENCE_MS, interval: 300 }

test('a child is asked, reads as ever, and is asked no more; the teacher sees it; whoever joins is asked too', async () => {
  const { groupId } = await newGroup()
  const path = { groupId }
  const ana = await childOf(groupId)
  const body = { work, dueOn: addDays(today, 7), times: 1, isForAll: true, studentIds: [ana.personId] }
  const assignment = await teacher.ask(makeAssignment, { path, body })
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [{ assignment, results: [] }] })

  const { reading } = await ana.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })
  await vi.waitFor(async () => {
    const { given } = await teacher.ask(listGroupAssignments, { path })
    expect(given).toMatchObject([
      { studentId: ana.personId, results: [{ id: reading.readingId, day: today, share: 1 }] },
    ])
  }, patient)
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [] })

  const leo = await childOf(groupId)
  await vi.waitFor(async () => expect((await leo.ask(listAssignments)).assignments).toHaveLength(1), patient)
})

test('a day is moved, and what is withdrawn is asked of nobody', async () => {
  const { groupId } = await newGroup()
  const ana = await childOf(groupId)
  const body = { work, dueOn: today, times: 2, isForAll: false, studentIds: [ana.personId] }
  const { assignmentId } = await teacher.ask(makeAssignment, { path: { groupId }, body })
  const path = { groupId, assignmentId }
  const dueOn = addDays(today, 3)
  expect(await teacher.ask(setDueDay, { path, body: { dueOn } })).toMatchObject({ dueOn })
  expect((await ana.ask(listAssignments)).assignments[0]?.assignment.dueOn).toBe(dueOn)
  const withdrawn = await teacher.ask(withdrawAssignment, { path })
  expect(await teacher.ask(withdrawAssignment, { path })).toEqual(withdrawn)
  expect(await ana.ask(listAssignments)).toEqual({ assignments: [] })
})

test('no day that has passed, no child of another group, no assignment that is not there', async () => {
  const { groupId } = await newGroup()
  const [ana, other] = [await childOf(groupId), await door.newStudent()]
  const body = { work, dueOn: today, times: 1, isForAll: false, studentIds: [ana.personId] }
  const path = { groupId }
  const past = await teacher.tryTo(makeAssignment, { path, body: { ...body, dueOn: addDays(today, -1) } })
  expect(past).toMatchObject({ status: 422, error: 'assignments.pastDay' })
  const stranger = { ...body, studentIds: [ana.personId, other.personId] }
  expect(await teacher.tryTo(makeAssignment, { path, body: stranger })).toMatchObject({
    status: 422,
    error: 'assignments.notInGroup',
  })
  const nowhere = { path: { groupId, assignmentId: 'none' } }
  expect(await teacher.tryTo(withdrawAssignment, nowhere)).toMatchObject({ status: 404 })
})
