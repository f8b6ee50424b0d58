import { http } from '#functions/platform/http/http.ts'
import { setDueDay } from '#shared/assignments/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { wrongDay } from './assignments.ts'
import { moveDueDay, readAssignment } from './assignments-store.ts'

export const handler = http(setDueDay, async ({ path, body: { dueOn }, at, refuse }) => {
  const wrong = wrongDay(dueOn, schoolDay(at))
  if (wrong) return refuse(`assignments.${wrong}`)
  const moved = await moveDueDay(path, dueOn)
  if (moved) return moved
  return refuse((await readAssignment(path)) ? 'assignments.withdrawn' : 'assignments.unknown')
})
