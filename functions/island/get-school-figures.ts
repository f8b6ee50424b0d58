import { http } from '#functions/platform/http/http.ts'
import { getSchoolFigures } from '#shared/island/routes.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { readSchool } from './island-store.ts'

export const handler = http(getSchoolFigures, async ({ path, at }) => {
  const week = weekOf(schoolDay(at))
  const found = await readSchool(path.schoolId, week)
  return { week, school: found?.school ?? null, groups: found?.groups ?? [] }
})
