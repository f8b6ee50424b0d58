import { hears, subscriberOf } from '#functions/platform/events/subscriber.ts'
import { activityFinished } from '#shared/lessons/events.ts'
import { practiceFinished, readingFinished } from '#shared/reading/events.ts'
import { pointsForActivity, pointsForPractice, pointsForReading } from '#shared/rewards/points.ts'
import { credit } from './experience-store.ts'

export const handler = subscriberOf(
  hears(readingFinished, ({ id, at, body }) => credit(body.studentId, id, pointsForReading(body), at)),
  hears(activityFinished, ({ id, at, body }) => credit(body.studentId, id, pointsForActivity(body), at)),
  hears(practiceFinished, ({ id, at, body }) => credit(body.studentId, id, pointsForPractice(body), at)),
)
