import { http } from '#functions/platform/http/http.ts'
import { getRegionFigures } from '#shared/island/routes.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { readRegion } from './island-store.ts'

export const handler = http(getRegionFigures, async ({ path, at }) => {
  const week = weekOf(schoolDay(at))
  return { week, schools: [...(await readRegion(path.region, week))] }
})
