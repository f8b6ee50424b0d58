import { http } from '#functions/platform/http/http.ts'
import { listStudentTexts } from '#shared/generation/routes.ts'
import { asStudents } from './generation.ts'
import { listNewest } from './generation-store.ts'

export const handler = http(listStudentTexts, async ({ path }) => ({
  texts: (await listNewest(path.studentId)).map(asStudents),
}))
