import { type Difficulty, GRADES } from '../kernel/school.ts'
import type { Evidence } from './schema.ts'

/** A text is right for a child who succeeds at it so often. */
export const AIM = 0.8
/** How far a child's rating stands above the text that is right for it, so that success is expected at the aim. */
export const AIM_ABOVE = Math.log(AIM / (1 - AIM))

const EASIER: Readonly<Record<Difficulty, number>> = { easy: -0.25, medium: 0, hard: 0.25 }

/** A text's difficulty on the scale of ratings: one school grade is one. */
export const difficultyOf = ({ grade, difficulty }: Pick<Evidence, 'grade' | 'difficulty'>): number =>
  GRADES.indexOf(grade) + EASIER[difficulty]

/** Shares of the pace that a child aims for below which a right reading was slow, or very slow. */
const SLOW = 0.8
const VERY_SLOW = 0.5

/**
 * How well a reading went, 0 to 1. Accuracy decides first: below its target by its bands, whatever the pace. At its target
 * the pace does: reached is whole; near it is a little below the aim, so that such a child stays about where it is and
 * becomes fluent there; who reads right but word by word reads what is too hard yet.
 */
export function successOf({
  accuracy,
  reachedAccuracy,
  reachedPace,
  paceOfGoal,
}: Pick<Evidence, 'accuracy' | 'reachedAccuracy' | 'reachedPace' | 'paceOfGoal'>): number {
  if (!reachedAccuracy) return accuracy > 0.85 ? 0.5 : accuracy >= 0.6 ? 0.25 : 0
  if (reachedPace) return 1
  // Of before it was told by how much.
  if (paceOfGoal === undefined || paceOfGoal >= SLOW) return 0.75
  return paceOfGoal >= VERY_SLOW ? 0.6 : 0.5
}
