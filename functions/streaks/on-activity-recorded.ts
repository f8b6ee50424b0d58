import { subscriber } from '#functions/platform/events/subscriber.ts'
import { visitRecorded } from '#shared/activity/events.ts'
import { addActiveDay } from './change-streak.ts'

export const handler = subscriber(visitRecorded, ({ at, body: { personId, day } }) =>
  addActiveDay(personId, day, at),
)
