import { http } from '#functions/platform/http/http.ts'
import { getIslandAggregates } from '#shared/island/routes.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { aggregates } from './island.ts'
import { readRegion } from './island-store.ts'

export const handler = http(getIslandAggregates, async ({ at, standing }) => {
  const week = weekOf(schoolDay(at))
  const regions = await Promise.all(
    REGIONS.map(async region => ({ region, schools: await readRegion(region, week) })),
  )
  return { week, ...aggregates(regions, standing) }
})
