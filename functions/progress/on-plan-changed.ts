import { subscriber } from '#functions/platform/events/subscriber.ts'
import { planChanged } from '#shared/interventions/events.ts'
import { keepPlan } from './plan-store.ts'
import { noteChanged } from './summary-store.ts'

/** Fluency is judged by the aim line of what is planned. */
export const handler = subscriber(planChanged, async ({ body }) => {
  await keepPlan(body)
  await noteChanged(body.studentId)
})
