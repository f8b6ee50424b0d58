import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { switchStudentSocial } from '#shared/social/routes.ts'
import { changeLine } from './board-store.ts'
import { changeSelf, readSelf } from './social-store.ts'

export const handler = http(
  switchStudentSocial,
  async ({ path: { studentId }, body: { off }, at, standing }) => {
    // Who is both, a teacher with a child in the own group, decides for their child as family.
    const isFamily = standing.childIds.includes(studentId)
    await changeSelf(studentId, isFamily ? { offByFamily: off } : { offByTeacher: off })
    await changeLine(studentId, weekOf(schoolDay(at)), at, line => line)
    const { offByFamily = false, offByTeacher = false } = await readSelf(studentId)
    return { byFamily: offByFamily, byTeacher: offByTeacher }
  },
)
