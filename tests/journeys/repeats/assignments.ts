import { listGroupAssignments, makeAssignment } from '#shared/assignments/routes.ts'
import { addDays, schoolDay } from '#shared/kernel/school-day.ts'
import { member, operator } from '#tests/journeys/member.ts'
import { type Arranging, newGroup, school, teacher } from './stage.ts'

const dueOn = addDays(schoolDay(new Date()), 7)
const work = { kind: 'text', textId: 'castillos-de-arena' } as const

/** A group of the teacher's with a child in it. */
async function withChild() {
  const groupId = await newGroup()
  const where = { ...school, groupIds: [groupId] }
  const { personId } = await member('student', where)
  await operator.setStudent({ studentId: personId, familyIds: [], ...where })
  const body = { work, dueOn, times: 1, studentIds: [personId] }
  const state = () => teacher.ask(listGroupAssignments, { path: { groupId } })
  return { groupId, body, state }
}

/** The same with something to do. */
async function withAssignment() {
  const { groupId, body, state } = await withChild()
  const { assignmentId } = await teacher.ask(makeAssignment, { path: { groupId }, body })
  return { path: { groupId, assignmentId }, state }
}

export const commands = {
  'assignments/make-assignment': async () => {
    const { groupId, body, state } = await withChild()
    return { who: teacher, sent: { path: { groupId }, body }, state }
  },
  'assignments/set-due-day': async () => {
    const { path, state } = await withAssignment()
    return { who: teacher, sent: { path, body: { dueOn: addDays(dueOn, 1) } }, state }
  },
  'assignments/withdraw-assignment': async () => {
    const { path, state } = await withAssignment()
    return { who: teacher, sent: { path }, state }
  },
} satisfies Arranging<'assignments'>
