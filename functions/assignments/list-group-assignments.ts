import { http } from '#functions/platform/http/http.ts'
import { listGroupAssignments } from '#shared/assignments/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readOfGroup } from './assignments-store.ts'
import { readLinesOfGroup } from './given-store.ts'

export const handler = http(listGroupAssignments, async ({ path: { groupId }, at }) => {
  const [assignments, lines] = await Promise.all([readOfGroup(groupId), readLinesOfGroup(groupId)])
  return { assignments: [...assignments], ...lines, today: schoolDay(at) }
})
