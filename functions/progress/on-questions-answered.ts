import { subscriber } from '#functions/platform/events/subscriber.ts'
import { questionsAnswered } from '#shared/reading/events.ts'
import { storeAnswers } from './answered-store.ts'
import { keepDeed } from './progress-store.ts'
import { answersOf } from './rules/answered.ts'
import { deedOfAnswers } from './rules/deeds.ts'

export const handler = subscriber(questionsAnswered, async told => {
  const answers = answersOf(told.body)
  if (answers) await storeAnswers(told.body.studentId, answers)
  await keepDeed(deedOfAnswers(told))
})
