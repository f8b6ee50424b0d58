import { http } from '#functions/platform/http/http.ts'
import { listGroupAssignments } from '#shared/assignments/routes.ts'
import { readGivenToGroup, readOfGroup } from './assignments-store.ts'

export const handler = http(listGroupAssignments, async ({ path: { groupId } }) => {
  const [assignments, given] = await Promise.all([readOfGroup(groupId), readGivenToGroup(groupId)])
  return { assignments: [...assignments], given: [...given] }
})
