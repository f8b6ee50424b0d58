import { http } from '#functions/platform/http/http.ts'
import { setDueDay } from '#shared/assignments/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { moveDueDay } from './assignments-store.ts'

export const handler = http(setDueDay, async ({ path, body: { dueOn }, at, refuse }) => {
  if (dueOn < schoolDay(at)) return refuse('assignments.pastDay')
  return (await moveDueDay(path, dueOn)) ?? refuse('assignments.unknown')
})
