import { http } from '#functions/platform/http/http.ts'
import { listAwaitedTeachers } from '#shared/identity/roster-import-routes.ts'
import { listAwaited } from './awaited-teacher-store.ts'

export const handler = http(listAwaitedTeachers, async ({ path }) => ({
  teachers: (await listAwaited(path.schoolId)).map(({ rosterId, fullName, groupIds }) => ({
    rosterId,
    fullName,
    groups: groupIds.length,
  })),
}))
