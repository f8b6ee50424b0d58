import { http } from '#functions/platform/http/http.ts'
import { getStudentSocial } from '#shared/social/routes.ts'
import { readSelf } from './social-store.ts'

export const handler = http(getStudentSocial, async ({ path }) => {
  const { offByFamily = false, offByTeacher = false } = await readSelf(path.studentId)
  return { byFamily: offByFamily, byTeacher: offByTeacher }
})
