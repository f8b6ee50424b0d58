import { subscriber } from '#functions/platform/subscriber.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { isMilestone } from '#shared/streaks/rules.ts'
import { milestonePayment } from './coins.ts'
import { pay } from './coins-store.ts'

export const handler = subscriber(streakExtended, async ({ body: { personId, streakDays, day } }) => {
  if (isMilestone(streakDays)) await pay(personId, [milestonePayment(day)])
})
