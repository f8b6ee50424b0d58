import { http } from '#functions/platform/http/http.ts'
import { getStudentLibrary } from '#shared/reading/routes.ts'
import { readStudentLibrary } from './library-store.ts'

export const handler = http(getStudentLibrary, ({ path, at }) => readStudentLibrary(path.studentId, at))
