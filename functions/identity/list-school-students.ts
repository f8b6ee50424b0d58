import { http } from '#functions/platform/http.ts'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import { readListedStudents } from './people-store.ts'

export const handler = http(listSchoolStudents, async ({ path, query: { state, after }, refuse }) => {
  const kind = state === 'confirmed' ? 'student' : 'waiting'
  return (await readListedStudents(path.schoolId, kind, after)) ?? refuse('kernel.notFound')
})
