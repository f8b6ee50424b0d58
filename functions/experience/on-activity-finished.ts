import { subscriber } from '#functions/platform/events/subscriber.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { pointsForActivity } from './experience.ts'
import { credit } from './experience-store.ts'

export const handler = subscriber(activityFinished, ({ id, at, body }) =>
  credit(body.studentId, id, pointsForActivity(body), at),
)
