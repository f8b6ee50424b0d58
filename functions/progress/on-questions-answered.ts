import { subscriber } from '#functions/platform/events/subscriber.ts'
import { questionsAnswered } from '#shared/reading/events.ts'
import { keepAnswers } from './answered-store.ts'
import { tallyOfAnswers } from './progress.ts'
import { keepDeed } from './progress-store.ts'
import { answersOf } from './rules/answered.ts'

export const handler = subscriber(questionsAnswered, async ({ id: eventId, at, body }) => {
  const { studentId, day } = body
  const answers = answersOf(body)
  if (answers) await keepAnswers(studentId, answers)
  await keepDeed({ eventId, at, studentId, day, adds: tallyOfAnswers(body) })
})
