import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { putNew } from '#functions/platform/store/transaction.ts'
import { makeAssignment } from '#shared/assignments/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { wrongDay } from './assignments.ts'
import { areInGroup, assignmentRow } from './assignments-store.ts'
import { newLine } from './given-store.ts'

/** What is the whole group's names nobody: who is in the group is worked out whenever it is looked at. */
export const handler = command(makeAssignment, async ({ actor, path, body, at, refuse, commit }) => {
  const wrong = wrongDay(body.dueOn, schoolDay(at))
  if (wrong) return refuse(`assignments.${wrong}`)
  const { studentIds, ...asked } = body
  const named = [...new Set(studentIds)]
  if (named.length > 0 && !(await areInGroup(named, path.groupId))) return refuse('assignments.notInGroup')
  const assignment = {
    ...asked,
    isForAll: studentIds === null,
    assignmentId: newId(),
    groupId: path.groupId,
    givenBy: actor.personId,
    givenAt: at,
  }
  await commit<string>({
    reply: assignment,
    writes: {
      assignment: putNew(assignmentRow(assignment)),
      ...Object.fromEntries(named.map(id => [`to ${id}`, putNew(newLine(id, assignment))])),
    },
  })
  return assignment
})
