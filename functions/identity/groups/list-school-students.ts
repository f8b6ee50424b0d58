import { readListedStudents } from '#functions/identity/accounts/people-store.ts'
import { http } from '#functions/platform/http/http.ts'
import { listSchoolStudents } from '#shared/identity/routes.ts'

export const handler = http(listSchoolStudents, async ({ path, query: { state, after }, refuse }) => {
  const kind = state === 'confirmed' ? 'student' : 'waiting'
  return (await readListedStudents(path.schoolId, kind, after)) ?? refuse('kernel.notFound')
})
