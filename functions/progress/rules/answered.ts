import type { EventBody } from '#shared/kernel/event.ts'
import { type AnsweredText, MOST_ANSWERED } from '#shared/progress/answered.ts'
import type { questionsAnswered } from '#shared/reading/events.ts'

/** A text answered, as it is kept: by the reading after which it was. */
export interface StoredAnswers extends AnsweredText {
  readonly readingId: string
}

/** What was answered question by question; undefined of an event of before that was told. */
export function answersOf({
  readingId,
  textId,
  day,
  questions,
}: EventBody<typeof questionsAnswered>): StoredAnswers | undefined {
  if (questions.length === 0) return undefined
  const of = (kind: 'literal' | 'inferential') =>
    Object.fromEntries(
      questions.filter(one => one.kind === kind).map(({ questionId, tries }) => [questionId, tries]),
    )
  const mistakes = Object.fromEntries(
    questions.flatMap(({ questionId, mistake }) => (mistake ? [[questionId, mistake] as const] : [])),
  )
  return {
    readingId,
    textId,
    day,
    literal: of('literal'),
    inferential: of('inferential'),
    ...(Object.keys(mistakes).length > 0 && { mistakes }),
  }
}

/** The latest texts with one more, newest first: the same whatever the order in which they come, and however often. */
export function withAnswers(before: readonly StoredAnswers[], one: StoredAnswers): readonly StoredAnswers[] {
  if (before.some(({ readingId }) => readingId === one.readingId)) return before
  return [...before, one]
    .sort((a, b) => (a.day > b.day || (a.day === b.day && a.readingId > b.readingId) ? -1 : 1))
    .slice(0, MOST_ANSWERED)
}
