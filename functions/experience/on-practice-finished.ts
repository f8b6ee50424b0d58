import { subscriber } from '#functions/platform/events/subscriber.ts'
import { practiceFinished } from '#shared/reading/events.ts'
import { pointsForPractice } from './experience.ts'
import { credit } from './experience-store.ts'

export const handler = subscriber(practiceFinished, ({ id, at, body }) =>
  credit(body.studentId, id, pointsForPractice(body), at),
)
