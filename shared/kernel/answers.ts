import * as z from 'zod/mini'

/** More tries at one question than a child is offered. */
const MOST_TRIES = 5
const MOST_QUESTIONS = 30

const Answer = z.string().check(z.minLength(1), z.maxLength(200))
const QuestionId = z.string().check(z.minLength(1), z.maxLength(100))

/** What a child answered, a question a line: every try in order. */
export const Answers = z
  .array(
    z.strictObject({
      questionId: QuestionId,
      tries: z.array(Answer).check(z.minLength(1), z.maxLength(MOST_TRIES)),
    }),
  )
  .check(z.maxLength(MOST_QUESTIONS))
export type Answers = z.output<typeof Answers>
