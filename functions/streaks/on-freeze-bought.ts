import { subscriber } from '#functions/platform/events/subscriber.ts'
import { freezeBought } from '#shared/coins/events.ts'
import { addFreeze } from './change-streak.ts'

export const handler = subscriber(freezeBought, ({ at, body: { personId, number, day } }) =>
  addFreeze(personId, number, day, at),
)
