import { http } from '#functions/platform/http/http.ts'
import { declareDay } from '#shared/schools/routes.ts'
import { keepDay } from './calendar-store.ts'

export const handler = http(declareDay, async ({ path: { day }, body: { reason }, at }) => {
  await keepDay(day, reason, at)
  return { day, reason }
})
