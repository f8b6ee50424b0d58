import type { ReadingText } from '#shared/catalogue/schema.ts'
import { type Found, found } from './finding.ts'

interface Choice {
  readonly id: string
  readonly options: readonly string[]
  readonly correctAnswer: string
}

const LEAST = { literal: 3, inferential: 2 } as const

/** Enough questions of each kind, each answerable, and none that gives its answer away. */
export function checkQuestions({ questions }: Pick<ReadingText, 'questions'>): Found[] {
  const details: string[] = []
  for (const kind of ['literal', 'inferential'] as const) {
    const count = questions.filter(question => question.kind === kind).length
    if (count < LEAST[kind]) details.push(`${count} ${kind}; at least ${LEAST[kind]}`)
  }
  if (new Set(questions.map(({ id }) => id)).size < questions.length) details.push('two ids are the same')
  details.push(...giveaways(questions))
  return details.map(detail => found('questions', detail))
}

/** Questions that cannot be answered, or not wrongly: by the place of the answer or its length. */
export function giveaways(questions: readonly Choice[]): string[] {
  const details: string[] = []
  for (const { id, options, correctAnswer } of questions) {
    if (!options.includes(correctAnswer)) details.push(`${id}: «${correctAnswer}» is not among its options`)
    if (new Set(options).size < options.length) details.push(`${id}: two options are the same`)
  }
  if (questions.length < 3) return details
  if (new Set(questions.map(placeOf)).size === 1) details.push('the answer always stands in the same place')
  if (questions.every(isAnswerLongest)) details.push('the answer is always the longest option')
  return details
}

const placeOf = ({ options, correctAnswer }: Choice) => options.indexOf(correctAnswer)

const isAnswerLongest = ({ options, correctAnswer }: Choice) =>
  options.every(option => option === correctAnswer || option.length < correctAnswer.length)
