import { subscriber } from '#functions/platform/events/subscriber.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { keepPlacement } from './placement-store.ts'

/** What is planned for a child goes with them into another group. */
export const handler = subscriber(studentPlaced, ({ id: eventId, at, body: { studentId, groupIds } }) =>
  keepPlacement(studentId, groupIds, { at, eventId }),
)
