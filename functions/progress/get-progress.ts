import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getProgress } from '#shared/progress/routes.ts'
import { readProgress } from './progress-store.ts'

export const handler = http(getProgress, ({ actor, at }) => readProgress(actor.personId, schoolDay(at)))
