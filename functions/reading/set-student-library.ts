import { http } from '#functions/platform/http/http.ts'
import { setStudentLibrary } from '#shared/reading/routes.ts'
import { keepOpened, readStudentLibrary } from './library-store.ts'

/** Set again it is the same: no repetition does harm. */
export const handler = http(setStudentLibrary, async ({ path, body, at }) => {
  await keepOpened(path.studentId, body.openGrades, at)
  return readStudentLibrary(path.studentId, at)
})
