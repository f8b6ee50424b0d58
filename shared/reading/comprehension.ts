import * as z from 'zod/mini'
import type { Answers } from '../kernel/answers.ts'
import { Mistake } from '../kernel/mistakes.ts'

/** `literal`: the text says it; `inferential`: the reader concludes it. */
type Kind = 'literal' | 'inferential'

/** Questions of one kind: how many were asked, and how many were right at the first try. */
const Understood = z.strictObject({ asked: z.int(), right: z.int() })

/**
 * A question as it was answered: `tries` until it was right; 0 where it never was. `mistake` is how the first try went
 * astray; absent where it did not, and where its text ties no mistakes.
 */
export const QuestionAnswered = z.strictObject({
  questionId: z.string(),
  kind: z.enum(['literal', 'inferential']),
  tries: z.int(),
  mistake: z.optional(Mistake),
})
export type QuestionAnswered = z.output<typeof QuestionAnswered>

/** How well a text was understood, by kind of question. */
export const Comprehension = z.strictObject({ literal: Understood, inferential: Understood })
export type Comprehension = z.output<typeof Comprehension>

export interface Question {
  readonly id: string
  readonly kind: Kind
  readonly options: readonly string[]
  readonly correctAnswer: string
  readonly mistakes?: Readonly<Record<string, Mistake>> | undefined
}

/**
 * Scores answers by the first try. Undefined when they are not to these questions, each once, or a try is none of its
 * question's options.
 */
export function comprehensionOf(questions: readonly Question[], answers: Answers): Comprehension | undefined {
  const tries = new Map(answers.map(answer => [answer.questionId, answer.tries]))
  const fits = ({ id, options }: Question) => tries.get(id)?.every(tried => options.includes(tried))
  // As many as there are questions, and one to each: none is twice or of another text.
  if (answers.length !== questions.length) return undefined
  if (!questions.every(fits)) return undefined
  const first = new Map(answers.map(answer => [answer.questionId, answer.tries[0]]))
  const of = (kind: Kind) => {
    const asked = questions.filter(question => question.kind === kind)
    const right = asked.filter(({ id, correctAnswer }) => first.get(id) === correctAnswer)
    return { asked: asked.length, right: right.length }
  }
  return { literal: of('literal'), inferential: of('inferential') }
}

/** Each question with the tries that it took and the mistake of the first; answers to other questions are passed over. */
export const questionsOf = (questions: readonly Question[], answers: Answers): QuestionAnswered[] => {
  const tries = new Map(answers.map(answer => [answer.questionId, answer.tries]))
  return questions.map(({ id, kind, correctAnswer, mistakes }) => {
    const tried = tries.get(id) ?? []
    const mistake = mistakes?.[tried[0] ?? '']
    return {
      questionId: id,
      kind,
      tries: tried.indexOf(correctAnswer) + 1,
      ...(mistake && { mistake }),
    }
  })
}
