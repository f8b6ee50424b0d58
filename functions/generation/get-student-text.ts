import { http } from '#functions/platform/http/http.ts'
import { getStudentText } from '#shared/generation/routes.ts'
import { asStudents } from './generation.ts'
import { readText } from './generation-store.ts'

export const handler = http(getStudentText, async ({ path, refuse }) => {
  const text = await readText(path.studentId, path.textId)
  return text?.json ? { text: asStudents(text), json: text.json } : refuse('generation.unknownText')
})
