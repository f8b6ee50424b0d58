import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { setReadingGoal } from '#shared/progress/goal-routes.ts'
import { keepGoal } from './goal-store.ts'

export const handler = http(setReadingGoal, async ({ actor, body: { texts }, at }) => ({
  goals: [...(await keepGoal(actor.personId, { from: weekOf(schoolDay(at)), texts }))],
}))
