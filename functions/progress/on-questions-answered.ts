import { subscriber } from '#functions/platform/events/subscriber.ts'
import { questionsAnswered } from '#shared/reading/events.ts'
import { tallyOfAnswers } from './progress.ts'
import { keepDeed } from './progress-store.ts'

export const handler = subscriber(questionsAnswered, ({ id: eventId, at, body }) =>
  keepDeed({ eventId, at, studentId: body.studentId, day: body.day, adds: tallyOfAnswers(body) }),
)
