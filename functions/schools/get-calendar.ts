import { http } from '#functions/platform/http/http.ts'
import { getCalendar } from '#shared/schools/routes.ts'
import { readCalendar } from './calendar-store.ts'

export const handler = http(getCalendar, readCalendar)
