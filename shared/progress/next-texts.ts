import type { Difficulty, Grade } from '../kernel/school.ts'
import { expectedSuccess } from './belief.ts'
import { AIM, difficultyOf } from './success.ts'

/** What must be known of a text to offer it. */
interface Offered {
  readonly id: string
  readonly grade: Grade
  readonly difficulty: Difficulty
  readonly words: number
}

/** A text to read next, and the success expected at it, 0 to 1. */
export interface NextText<T extends Offered> {
  readonly text: T
  readonly expected: number
}

/** At a text that is right for a child it succeeds so much more or less often than at the aim, at most. */
const NEAR = 0.1

/**
 * The texts to read next: those at which the expected success is nearest to 80 %, shorter first among equals. Of those that
 * are right (70 to 90 %) the unread ones first; a right text is offered again before an unread one that is not.
 */
export const nextTexts = <T extends Offered>(
  texts: readonly T[],
  rating: number,
  finished: ReadonlySet<string>,
  count: number,
): readonly NextText<T>[] =>
  texts
    .map(text => {
      const expected = expectedSuccess(rating, difficultyOf(text))
      const away = Math.abs(expected - AIM)
      return { text, expected, away, turn: (away > NEAR ? 2 : 0) + (finished.has(text.id) ? 1 : 0) }
    })
    .sort(
      (a, b) =>
        a.turn - b.turn || a.away - b.away || a.text.words - b.text.words || (a.text.id < b.text.id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ text, expected }) => ({ text, expected }))
