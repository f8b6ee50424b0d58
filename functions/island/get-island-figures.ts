import { http } from '#functions/platform/http/http.ts'
import { getIslandFigures } from '#shared/island/routes.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { readRegion } from './island-store.ts'

export const handler = http(getIslandFigures, async ({ at }) => {
  const week = weekOf(schoolDay(at))
  const regions = await Promise.all(REGIONS.map(region => readRegion(region, week)))
  return { week, schools: regions.flat() }
})
