import type { Answers } from '#shared/kernel/answers.ts'

interface Question {
  readonly id: string
  readonly correctAnswer: string
}

/** After so many tries that were not right the answer is shown: nobody is left behind. */
const TRIES = 2

/** Where a child is in some questions, and every try so far. */
export interface Quiz {
  readonly at: number
  readonly tries: Readonly<Record<string, readonly string[]>>
}
export const notBegun: Quiz = { at: 0, tries: {} }

/** `almost`: not yet, try again; `shown`: the answer stands there, and one goes on. */
export type Verdict = 'asking' | 'almost' | 'shown' | 'right'

export function verdictOf(question: Question, { tries }: Quiz): Verdict {
  const tried = tries[question.id] ?? []
  if (tried.includes(question.correctAnswer)) return 'right'
  if (tried.length >= TRIES) return 'shown'
  return tried.length > 0 ? 'almost' : 'asking'
}

/** After an answer; none changes what is settled, nor counts a second time. */
export function answered(quiz: Quiz, question: Question, answer: string): Quiz {
  const verdict = verdictOf(question, quiz)
  const tried = quiz.tries[question.id] ?? []
  if (verdict === 'right' || verdict === 'shown' || tried.includes(answer)) return quiz
  return { ...quiz, tries: { ...quiz.tries, [question.id]: [...tried, answer] } }
}

/** How many were right at the first try: the number of a result, for the child and for every adult. */
export const rightAtOnce = (questions: readonly Question[], { tries }: Quiz): number =>
  questions.filter(({ id, correctAnswer }) => tries[id]?.[0] === correctAnswer).length

export const next = (quiz: Quiz): Quiz => ({ ...quiz, at: quiz.at + 1 })

/** What is sent of it. */
export const answersOf = (questions: readonly Question[], { tries }: Quiz): Answers =>
  questions.map(({ id }) => ({ questionId: id, tries: [...(tries[id] ?? [])] }))
