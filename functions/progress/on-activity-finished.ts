import { subscriber } from '#functions/platform/events/subscriber.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { tallyOfActivity } from './progress.ts'
import { keepDeed } from './progress-store.ts'

export const handler = subscriber(activityFinished, ({ id: eventId, at, body }) =>
  keepDeed({ eventId, at, studentId: body.studentId, day: body.day, adds: tallyOfActivity(body) }),
)
