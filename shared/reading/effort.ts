import type { Outcome } from './schema.ts'

/** What is asked of a reading to see the effort in it. */
export interface Effort {
  /** What became of each word of the text; of a tapped reading `correct` or `notReached`. */
  readonly outcomes: readonly Outcome[]
  /** Words read well, as they are counted everywhere. */
  readonly wordsCorrect: number
  /** Readings of the same text before this one. */
  readonly before: number
}

/** From this share of the words reached on, a reading was done with care. */
const CAREFUL = 0.9

/**
 * Stars of effort, 1 to 3, for a child who begins to read: one for reading; one for going to the end; one for care, which has
 * three roads: coming back to a text, correcting oneself, or most words well. None is for speed, and none is ever taken away.
 */
export function starsOf({ outcomes, wordsCorrect, before }: Effort): 1 | 2 | 3 {
  const reached = outcomes.filter(outcome => outcome !== 'notReached').length
  const toTheEnd = outcomes.at(-1) !== 'notReached' && reached * 2 >= outcomes.length
  const withCare =
    before > 0 || outcomes.includes('selfCorrected') || (reached > 0 && wordsCorrect / reached >= CAREFUL)
  return toTheEnd && withCare ? 3 : toTheEnd || withCare ? 2 : 1
}
