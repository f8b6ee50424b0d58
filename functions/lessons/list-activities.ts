import { http } from '#functions/platform/http/http.ts'
import { listActivities } from '#shared/lessons/routes.ts'
import { readProgress } from './lessons-store.ts'

export const handler = http(listActivities, ({ actor }) => readProgress(actor.personId))
