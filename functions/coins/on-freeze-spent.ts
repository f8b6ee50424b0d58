import { subscriber } from '#functions/platform/events/subscriber.ts'
import { freezeSpent } from '#shared/streaks/events.ts'
import { keepSpentFreezes } from './inventory-store.ts'

export const handler = subscriber(freezeSpent, ({ body: { personId, days, version } }) =>
  keepSpentFreezes(personId, days.length, version),
)
