import { http } from '#functions/platform/http/http.ts'
import { listAssignments } from '#shared/assignments/routes.ts'
import { isAsked } from '#shared/assignments/status.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readGiven, readNamed } from './assignments-store.ts'

/** What a group that the child has left asked for, nobody asks for any more. */
export const handler = http(listAssignments, async ({ actor, standing, at }) => {
  const own = (await readGiven(actor.personId)).filter(({ groupId }) => standing?.groupIds.includes(groupId))
  const results = new Map(own.map(given => [given.assignmentId, given.results]))
  const today = schoolDay(at)
  const assignments = (await readNamed(own))
    .map(assignment => ({ assignment, results: results.get(assignment.assignmentId) ?? [] }))
    .filter(({ assignment, results }) => isAsked(assignment, results, today))
    .sort((a, b) => (a.assignment.dueOn < b.assignment.dueOn ? -1 : 1))
  return { assignments }
})
