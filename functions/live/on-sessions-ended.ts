import { now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { sessionsEnded } from '#shared/identity/events.ts'
import { openLines } from './open-lines.ts'

/** A connection ends with the session that opened it. Which have ended, identity’s rows say: told twice or late, the same. */
export const handler = subscriber(sessionsEnded, async ({ body: { personId } }) => {
  await openLines(personId, sessionsEnded.name, now())
})
