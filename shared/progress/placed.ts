import { GRADES, type Grade } from '../kernel/school.ts'
import {
  type Belief,
  beliefAfter,
  beliefAround,
  expectedBy,
  informationAt,
  ratingOf,
  spreadOf,
} from './belief.ts'
import type { Evidence } from './schema.ts'
import { AIM_ABOVE, difficultyOf } from './success.ts'

/**
 * A placement knows nothing but the grade that it begins at: far off is not unlikely, so the first steps are large. What is
 * short says less than a reading, and in two minutes nobody grows.
 */
const BEGINS = 3
const PROBE = { tries: 3.5, change: 0 }

/** What one probe says. */
type Said = Pick<
  Evidence,
  'grade' | 'difficulty' | 'accuracy' | 'reachedAccuracy' | 'reachedPace' | 'paceOfGoal'
>

/**
 * The middles of the steps of `successOf`, and how well each went: of the share of words that was right where it was below
 * its target, and of the pace where it was not.
 */
const STEPS = {
  accuracy: [
    { at: 0.5, success: 0 },
    { at: 0.725, success: 0.25 },
    { at: 0.875, success: 0.5 },
  ],
  pace: [
    { at: 0.4, success: 0.5 },
    { at: 0.65, success: 0.6 },
    { at: 0.9, success: 0.75 },
    { at: 1.1, success: 1 },
  ],
} as const

/**
 * How well a probe went, 0 to 1: as a reading (`successOf`), accuracy first, whatever the pace. A few words are taken more
 * exactly than a text: between the middles of those steps in a line, so that one word more or less is no whole step.
 */
export function successOfProbe({ accuracy, reachedAccuracy, reachedPace, paceOfGoal }: Said): number {
  if (!reachedAccuracy) return between(STEPS.accuracy, accuracy)
  return between(STEPS.pace, paceOfGoal ?? Number(reachedPace))
}

function between(steps: readonly { readonly at: number; readonly success: number }[], value: number): number {
  const next = steps.findIndex(({ at }) => at > value)
  const [low, high] = [steps[next - 1], steps[next]]
  if (!high) return steps.at(-1)?.success ?? 0
  if (!low) return high.success
  return low.success + ((value - low.at) / (high.at - low.at)) * (high.success - low.success)
}

interface Read {
  /** The grade that it began at. */
  readonly from: Grade
  readonly probes: readonly Said[]
}

/** Where a placement leads: the level, the rating (in grades, see `rating.ts`), and how sure it is, in grades. */
export interface Standing {
  readonly belief: Belief
  readonly rating: number
  readonly spread: number
  readonly grade: Grade
}

/**
 * What the probes of a placement show, in whatever order they were read: each moves the belief by its success, of which
 * accuracy decides first. Nobody is placed where nothing was seen of them, however wide the belief: not above the highest
 * grade of which a probe was read and was not too hard, nor more than one below the lowest that was read.
 */
export function standingAfter({ from, probes }: Read): Standing {
  const begins = beliefAround(GRADES.indexOf(from) + AIM_ABOVE, BEGINS)
  const belief = probes.reduce(
    (before, one) => beliefAfter(before, successOfProbe(one), difficultyOf(one), PROBE),
    begins,
  )
  const at = (some: readonly Said[]) =>
    [from, ...some.map(({ grade }) => grade)].map(grade => GRADES.indexOf(grade))
  const highest = Math.max(...at(probes.filter(one => !wasFrustrating(one))))
  const rating = Math.min(ratingOf(belief), highest + HALF + AIM_ABOVE)
  const lowest = Math.max(0, Math.min(...at(probes)) - 1)
  const level = Math.max(lowest, Math.min(highest, Math.round(rating - AIM_ABOVE)))
  return { belief, rating, spread: spreadOf(belief), grade: GRADES[level] ?? from }
}

/** From so far above a grade on the next one is nearer. */
const HALF = 0.5

/** Below this share of right words reading frustrates (Betts 1946). */
const FRUSTRATING = 0.9

/** Whether a probe was too hard: too many of its words were missed, beyond the slip that is forgiven. */
export const wasFrustrating = ({
  accuracy,
  reachedAccuracy,
}: Pick<Said, 'accuracy' | 'reachedAccuracy'>): boolean => !reachedAccuracy && accuracy < FRUSTRATING

/** A placement listens for so many seconds at most. */
export const PLACEMENT_SECONDS = 120

/** Kind: what is given is expected to go at least so well. */
const KIND = 0.65
/** Sure enough, as a standard deviation in grades; by a probe or two nobody is known. */
const SURE = 0.4
export const LEAST_PROBES = 3
/** A probe that is all but sure to go well, or not to, tells less than this: nothing is left to find. */
const TELLS = 0.02

interface Given {
  readonly id: string
  readonly grade: Grade
  readonly difficulty: Evidence['difficulty']
}

interface SoFar extends Read {
  readonly probes: readonly (Said & { readonly probeId: string })[]
  /** Those that were given and say nothing: nothing was heard of them. */
  readonly unheard?: readonly string[]
  /** Read until now. */
  readonly seconds: number
}

/**
 * The probe to give next: of those that are expected to go well enough, the one that tells most. The first is of the grade
 * that it begins at, and none of its hardest. After one that was too hard comes an easier one, where there is none another as
 * easy, and never a harder one. Undefined where it is over: sure enough, two minutes read, or nothing left that would tell.
 */
export function nextProbe<T extends Given>(
  all: readonly T[],
  { from, probes, unheard = [], seconds }: SoFar,
): T | undefined {
  const { belief, spread } = standingAfter({ from, probes })
  const isSure = probes.length >= LEAST_PROBES && spread <= SURE
  if (isSure || seconds >= PLACEMENT_SECONDS) return undefined
  const given = new Set([...unheard, ...probes.map(({ probeId }) => probeId)])
  const left = all.filter(({ id }) => !given.has(id))
  const last = probes.at(-1)
  if (!last)
    return best(
      left.filter(one => one.grade === from && one.difficulty !== 'hard'),
      belief,
    )
  const mayBe = wasFrustrating(last) ? noHarder(left, difficultyOf(last)) : left
  const kind = mayBe.filter(probe => expectedBy(belief, difficultyOf(probe)) >= KIND)
  const easiest = Math.min(...mayBe.map(difficultyOf))
  const next = best(kind.length > 0 ? kind : mayBe.filter(probe => difficultyOf(probe) === easiest), belief)
  const tells = next ? informationAt(belief, difficultyOf(next)) : 0
  return probes.length >= LEAST_PROBES && tells < TELLS ? undefined : next
}

/** What is easier than that; where nothing is, what is as easy. */
function noHarder<T extends Given>(left: readonly T[], difficulty: number): readonly T[] {
  const easier = left.filter(probe => difficultyOf(probe) < difficulty)
  return easier.length > 0 ? easier : left.filter(probe => difficultyOf(probe) === difficulty)
}

const best = <T extends Given>(some: readonly T[], belief: Belief): T | undefined =>
  some
    .map(probe => ({ probe, tells: informationAt(belief, difficultyOf(probe)) }))
    .sort((a, b) => b.tells - a.tells || (a.probe.id < b.probe.id ? -1 : 1))[0]?.probe
