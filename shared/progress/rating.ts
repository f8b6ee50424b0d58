import { type Difficulty, GRADES, type Grade } from '../kernel/school.ts'
import type { Evidence, Level, Move } from './schema.ts'

/** A text is right for a child who succeeds at it so often. */
export const AIM = 0.8
/** How far a child's rating stands above the text that is right for it, so that success is expected at the aim. */
const AIM_ABOVE = Math.log(AIM / (1 - AIM))

const EASIER: Readonly<Record<Difficulty, number>> = { easy: -0.25, medium: 0, hard: 0.25 }

/** A text's difficulty on the scale of ratings: one school grade is one. */
export const difficultyOf = ({ grade, difficulty }: Pick<Evidence, 'grade' | 'difficulty'>): number =>
  GRADES.indexOf(grade) + EASIER[difficulty]

/** The chance of success that a rating has at a difficulty. */
export const expectedSuccess = (rating: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - rating))

/**
 * How well a reading went, 0 to 1: both targets reached is whole. Accurate but slow is a little below the aim: such a
 * child stays about where it is, and becomes fluent there. Below the accuracy target the bands of accuracy decide.
 */
export function successOf({ accuracy, reachedAccuracy, reachedPace }: Evidence): number {
  if (reachedAccuracy) return reachedPace ? 1 : 0.75
  return accuracy > 0.85 ? 0.5 : accuracy >= 0.6 ? 0.25 : 0
}

const FIRST_STEP = 1
const SLOWING = 0.1
const LEAST_STEP = 0.3

/** A level moves up half a grade above it, down three quarters below it, and rests on three readings before it moves. */
const UP = 0.5
const DOWN = -0.75
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

type Estimate = Pick<Level, 'grade' | 'rating' | 'readings' | 'moved'>

/**
 * The level that readings show, from the grade that the child is in (without one, that of the first text).
 *
 * An Elo rating (A. Elo, _The Rating of Chessplayers, Past and Present_, 1978) as it is used in learning: child and text
 * are the two players (Klinkenberg, Straatemeier & van der Maas, _Computers & Education_ 57, 2011), the text's rating is
 * fixed by its grade, and the step K = 1 ÷ (1 + 0.1 n), at least 0.3, falls with the readings seen (Pelánek, _Computers &
 * Education_ 98, 2016). Logistic scale, a school grade being one logit. Steps, thresholds and the grade's worth are set
 * here and not fitted to children yet.
 *
 * Readings are taken in the order of time: it is computed anew from those evidence, so that no order of arrival matters.
 */
export function levelOf(evidence: readonly Evidence[], startGrade: Grade | null): Estimate {
  const inOrder = evidence.toSorted(inTime)
  let level = GRADES.indexOf(startGrade ?? inOrder[0]?.grade ?? 'K')
  let rating = level + AIM_ABOVE
  let moved: Move | null = null
  let sinceMove: Evidence[] = []
  for (const [n, one] of inOrder.entries()) {
    const step = Math.max(LEAST_STEP, FIRST_STEP / (1 + SLOWING * n))
    rating += step * (successOf(one) - expectedSuccess(rating, difficultyOf(one)))
    sinceMove.push(one)
    const above = rating - AIM_ABOVE - level
    const way = above >= UP ? 1 : above <= DOWN ? -1 : 0
    const [from, to] = [GRADES[level], GRADES[level + way]]
    if (way === 0 || !from || !to || sinceMove.length < LEAST_READINGS) continue
    moved = { way: way > 0 ? 'up' : 'down', from, to, at: one.at, ...reasonOf(sinceMove, one) }
    level += way
    sinceMove = []
  }
  return { grade: GRADES[level] ?? 'K', rating, readings: inOrder.length, moved }
}

/** What a teacher reads: the texts of the last one's grade since the level moved before, and how they were read. */
function reasonOf(
  run: readonly Evidence[],
  { grade }: Evidence,
): Pick<Move, 'texts' | 'ofGrade' | 'accuracy'> {
  const alike = run.filter(one => one.grade === grade)
  const accuracy = alike.reduce((sum, one) => sum + one.accuracy, 0) / alike.length
  return { texts: alike.length, ofGrade: grade, accuracy }
}
