import { http } from '#functions/platform/http/http.ts'
import { setSchoolHours } from '#shared/schools/routes.ts'
import { keepHours } from './calendar-store.ts'

export const handler = http(setSchoolHours, async ({ body }) => {
  await keepHours(body)
  return body
})
