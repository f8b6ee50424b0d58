import type { Difficulty, Grade } from '../kernel/school.ts'
import { AIM, difficultyOf, expectedSuccess } from './rating.ts'

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

/**
 * The texts to read next: those at which the expected success is nearest to 80 %, unread ones first, shorter first among
 * equals.
 */
export const nextTexts = <T extends Offered>(
  texts: readonly T[],
  rating: number,
  finished: ReadonlySet<string>,
  count: number,
): readonly NextText<T>[] =>
  texts
    .map(text => ({ text, expected: expectedSuccess(rating, difficultyOf(text)) }))
    .sort(
      (a, b) =>
        Number(finished.has(a.text.id)) - Number(finished.has(b.text.id)) ||
        Math.abs(a.expected - AIM) - Math.abs(b.expected - AIM) ||
        a.text.words - b.text.words ||
        (a.text.id < b.text.id ? -1 : 1),
    )
    .slice(0, count)
