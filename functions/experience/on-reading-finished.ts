import { subscriber } from '#functions/platform/events/subscriber.ts'
import { readingFinished } from '#shared/reading/events.ts'
import { pointsFor } from './experience.ts'
import { credit } from './experience-store.ts'

export const handler = subscriber(readingFinished, ({ id, at, body }) =>
  credit(body.studentId, id, pointsFor(body), at),
)
