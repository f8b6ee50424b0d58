import { GRADES, type Grade } from '../kernel/school.ts'
import { beliefAfter, beliefAround, ratingOf } from './belief.ts'
import { standingAfter } from './placed.ts'
import type { Evidence, Level, Move, Placed } from './schema.ts'
import { AIM_ABOVE, difficultyOf, successOf } from './success.ts'

/**
 * A level moves up half a grade above it and down six tenths below it, and rests on three readings before it moves; once
 * there are three, what is a whole grade off need not wait.
 */
const UP = 0.5
const DOWN = -0.6
const FAR = 1
const LEAST_READINGS = 3

/** So many of the newest readings are evidence: what was before them weighs less than a twentieth. */
export const EVIDENCE_LIMIT = 60

/** The newest readings, oldest first, each in its latest version: the same whatever the order in which they were added. */
export function withEvidence(evidence: readonly Evidence[], one: Evidence): Evidence[] {
  const known = evidence.find(({ readingId }) => readingId === one.readingId)
  if (known && known.version >= one.version) return [...evidence]
  return [...evidence.filter(other => other !== known), one].sort(inTime).slice(-EVIDENCE_LIMIT)
}

/** Time is the producer's own; the reading's id parts what happened at once. */
const inTime = (a: Evidence, b: Evidence): number =>
  a.at < b.at || (a.at === b.at && a.readingId < b.readingId) ? -1 : 1

type Estimate = Pick<Level, 'grade' | 'rating' | 'readings' | 'moved' | 'placed'>

/**
 * The level that readings show, from the grade that the child is in (without one, that of the first text); where the child
 * was placed, from what the placement found, and what was read before it counts no more.
 *
 * Child and text stand on one logistic scale, a school grade being one logit (Rasch, _Probabilistic Models_, 1960); the
 * text's place is fixed by its grade, the child's is believed by Bayes' rule, reading by reading (see `belief.ts`). Spread,
 * change, thresholds and the grade's worth are set so that simulated children are found soon and followed closely
 * (`tests/learning`), and not fitted to real ones yet.
 *
 * Readings are taken in the order of time: it is computed anew from those evidence, so that no order of arrival matters.
 */
export function levelOf(
  evidence: readonly Evidence[],
  startGrade: Grade | null,
  placed: Placed | null = null,
): Estimate {
  const inOrder = evidence.toSorted(inTime)
  const found = placed && standingAfter(placed)
  let level = GRADES.indexOf(found?.grade ?? startGrade ?? inOrder[0]?.grade ?? 'K')
  let belief = found?.belief ?? beliefAround(level + AIM_ABOVE)
  let rating = found?.rating ?? level + AIM_ABOVE
  let moved: Move | null = null
  let sinceMove: Evidence[] = []
  for (const [n, one] of inOrder.filter(({ at }) => !placed || at > placed.at).entries()) {
    belief = beliefAfter(belief, successOf(one), difficultyOf(one))
    rating = ratingOf(belief)
    sinceMove.push(one)
    const above = rating - AIM_ABOVE - level
    const way = above >= UP ? 1 : above <= DOWN ? -1 : 0
    const [from, to] = [GRADES[level], GRADES[level + way]]
    const rests = sinceMove.length < LEAST_READINGS && (n + 1 < LEAST_READINGS || Math.abs(above) < FAR)
    if (way === 0 || !from || !to || rests || !isNear(sinceMove, level + way)) continue
    moved = { way: way > 0 ? 'up' : 'down', from, to, at: one.at, ...reasonOf(sinceMove, one) }
    level += way
    sinceMove = []
  }
  return {
    grade: GRADES[level] ?? 'K',
    rating,
    readings: inOrder.length,
    moved,
    placed: placed && found && { at: placed.at, grade: found.grade },
  }
}

/** Whether a grade, or one beside it, was read: nobody is placed where nothing was seen of them. */
const isNear = (run: readonly Evidence[], grade: number): boolean =>
  run.some(one => Math.abs(GRADES.indexOf(one.grade) - grade) <= 1)

/** What a teacher reads: the texts of the last one's grade since the level moved before, and how they were read. */
function reasonOf(
  run: readonly Evidence[],
  { grade }: Evidence,
): Pick<Move, 'texts' | 'ofGrade' | 'accuracy'> {
  const alike = run.filter(one => one.grade === grade)
  const accuracy = alike.reduce((sum, one) => sum + one.accuracy, 0) / alike.length
  return { texts: alike.length, ofGrade: grade, accuracy }
}
