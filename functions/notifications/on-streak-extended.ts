import { subscriber } from '#functions/platform/subscriber.ts'
import { streakExtended } from '#shared/streaks/events.ts'
import { isMilestone } from '#shared/streaks/rules.ts'
import { milestoneMessage } from './notifications.ts'
import { notify } from './notifications-store.ts'

export const handler = subscriber(streakExtended, async ({ id, at, body }) => {
  if (isMilestone(body.streakDays)) await notify(body.personId, id, at, milestoneMessage(body.streakDays))
})
