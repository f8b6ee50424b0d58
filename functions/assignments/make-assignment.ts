import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { putNew } from '#functions/platform/store/transaction.ts'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { newAssignment } from './assignments.ts'
import { areInGroup, assignmentRow, givenRow } from './assignments-store.ts'

export const handler = command(makeAssignment, async ({ actor, path, body, at, refuse, commit }) => {
  if (body.dueOn < schoolDay(at)) return refuse('assignments.pastDay')
  const studentIds = [...new Set(body.studentIds)]
  if (!(await areInGroup(studentIds, path.groupId))) return refuse('assignments.notInGroup')
  const assignment = newAssignment(body, {
    assignmentId: newId(),
    groupId: path.groupId,
    givenBy: actor.personId,
    givenAt: at,
  })
  await commit<string>({
    reply: assignment,
    writes: {
      assignment: putNew(assignmentRow(assignment)),
      ...Object.fromEntries(studentIds.map(id => [`to ${id}`, putNew(givenRow(id, assignment))])),
    },
  })
  return assignment
})
