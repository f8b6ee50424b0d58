import { subscriber } from '#functions/platform/events/subscriber.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { milestoneMessage } from './notifications.ts'
import { notify } from './notifications-store.ts'

export const handler = subscriber(streakExtended, async ({ id, at, body: { personId, milestone } }) => {
  if (milestone) await notify(personId, id, at, milestoneMessage(milestone))
})
