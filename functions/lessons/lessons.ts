import type { AssessmentQuestion } from '#shared/catalogue/unit.ts'
import type { Answers } from '#shared/kernel/answers.ts'
import type { DoneActivity, Finish } from '#shared/lessons/schema.ts'

export interface Score {
  readonly questions: number
  readonly rightAtOnce: number
  /** 0 to 1. */
  readonly score: number
}

/**
 * Scores answers: a question right at the first try counts whole, at the second half, later nothing. Undefined when the
 * answers are not to these questions, each once.
 */
export function scoreOf(questions: readonly AssessmentQuestion[], answers: Answers): Score | undefined {
  const tries = new Map(answers.map(answer => [answer.questionId, answer.tries]))
  if (answers.length !== questions.length || tries.size !== questions.length) return undefined
  if (questions.some(({ id }) => !tries.has(id))) return undefined
  const rightAt = questions.map(({ id, correctAnswer }) => tries.get(id)?.indexOf(correctAnswer) ?? -1)
  const credits = rightAt.map<number>(at => (at === 0 ? 1 : at === 1 ? 0.5 : 0))
  return {
    questions: questions.length,
    rightAtOnce: rightAt.filter(at => at === 0).length,
    score: credits.reduce((sum, credit) => sum + credit, 0) / questions.length,
  }
}

/** What has been done of an activity after this finish. */
export const doneAfter = (before: DoneActivity | undefined, finish: Finish): DoneActivity => ({
  activityId: finish.activityId,
  unitId: finish.unitId,
  times: (before?.times ?? 0) + 1,
  bestScore: Math.max(before?.bestScore ?? 0, finish.score),
  lastFinishedAt: finish.finishedAt,
})
