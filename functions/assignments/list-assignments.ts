import { http } from '#functions/platform/http/http.ts'
import { listAssignments } from '#shared/assignments/routes.ts'
import { isAsked, isGivenTo } from '#shared/assignments/status.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readOfGroups } from './assignments-store.ts'
import { readGiven, readJoined } from './given-store.ts'

/** What a group that the child has left asked for, nobody asks for any more. */
export const handler = http(listAssignments, async ({ actor: { personId }, standing, at }) => {
  const [asked, lines, joined] = await Promise.all([
    readOfGroups(standing?.groupIds ?? []),
    readGiven(personId),
    readJoined(personId),
  ])
  const results = new Map(lines.map(line => [line.assignmentId, line.results]))
  const today = schoolDay(at)
  const assignments = asked
    .filter(one => isGivenTo(one, results.has(one.assignmentId), joined.get(one.groupId)))
    .map(assignment => ({ assignment, results: results.get(assignment.assignmentId) ?? [] }))
    .filter(({ assignment, results }) => isAsked(assignment, results, today))
    .sort((a, b) => (a.assignment.dueOn < b.assignment.dueOn ? -1 : 1))
  return { assignments }
})
