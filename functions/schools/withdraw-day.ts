import { http } from '#functions/platform/http/http.ts'
import { withdrawDay } from '#shared/schools/routes.ts'
import { keepDay } from './calendar-store.ts'

export const handler = http(withdrawDay, async ({ path: { day }, at }) => {
  await keepDay(day, undefined, at)
  return {}
})
