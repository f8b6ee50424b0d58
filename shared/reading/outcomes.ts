import type { Outcome } from './schema.ts'

export const isCorrect = (outcome: Outcome): boolean =>
  outcome === 'correct' || outcome === 'selfCorrected' || outcome === 'dialect'
export const isError = (outcome: Outcome): boolean => !isCorrect(outcome) && outcome !== 'notReached'
