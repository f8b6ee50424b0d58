import { http } from '#functions/platform/http/http.ts'
import { listGroups } from '#shared/identity/group-routes.ts'
import { readGroups } from './group-store.ts'

export const handler = http(listGroups, async ({ path, query }) => ({
  groups: await readGroups(path.schoolId, query.schoolYear),
}))
