import { subscriber } from '#functions/platform/events/subscriber.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { pay } from './coins-store.ts'
import { milestonePayment } from './rules/payment.ts'

export const handler = subscriber(streakExtended, async ({ id, at, body: { personId, milestone } }) => {
  if (milestone) await pay(personId, [milestonePayment(id, at)])
})
