import { GRADES, type Grade } from '../kernel/school.ts'
import { SOUNDS, type Sound } from '../language/sound.ts'
import type { SoundProgress } from './practice.ts'
import { type SoundTally, untouched } from './sound-tally.ts'

/** How far the plant of a sound has grown: from the seed to the flower. */
const STAGES = [0, 1, 2, 3, 4] as const
export type Stage = (typeof STAGES)[number]

/**
 * The stage that practice shows. What was heard and chosen is evidence; what a child judged itself lets the plant grow
 * leaves, and no further.
 */
export function stageOf({ rounds, said, right, chosen, chosenRight, checked }: SoundTally): Stage {
  if (rounds === 0) return 0
  const evidence = said + chosen
  const share = evidence > 0 ? (right + chosenRight) / evidence : 0
  if (evidence >= 24 && share >= 0.85) return 4
  if (evidence >= 12 && share >= 0.75) return 3
  return (evidence >= 4 && share >= 0.5) || checked >= 6 ? 2 : 1
}

/** Why a sound is offered: missed while reading, begun, new to the child, or already in flower. */
type Why = 'missed' | 'begun' | 'new' | 'grown'

export interface Need {
  readonly sound: Sound
  readonly why: Why
  /** Words in which it was missed lately. */
  readonly missed: number
  readonly stage: Stage
}

interface Offered {
  readonly id: Sound
  readonly grade: Grade
}

const RANK: Readonly<Record<Why, number>> = { missed: 0, begun: 1, new: 2, grown: 3 }

/** How far off a sound is that is taught from another grade on. What was taught long ago is nearer than what is to come. */
function awayFrom(grade: Grade, from: Grade): number {
  const ahead = GRADES.indexOf(from) - GRADES.indexOf(grade)
  return ahead > 0 ? GRADES.length + ahead : Math.max(-ahead - 1, 0)
}

/**
 * The sounds by what helps a child most: first those missed in reading, by the share of words in which they were, less a
 * fifth for each stage that their plant has grown; then what was begun; then what is new, as it is taught: what is of the
 * child's grade or the one before it, then what lies farther back, then what is still to come.
 */
export function needsOf(
  offered: readonly Offered[],
  progress: readonly SoundProgress[],
  grade: Grade,
): readonly Need[] {
  const known = new Map(progress.map(one => [one.sound, one]))
  const needs = offered.map(({ id, grade: from }) => {
    const { all, recent } = known.get(id) ?? { all: untouched, recent: untouched }
    const stage = stageOf(all)
    const { read, missed } = recent
    const why: Why = stage === 4 ? 'grown' : missed > 0 ? 'missed' : all.rounds > 0 ? 'begun' : 'new'
    const weight = (missed / (read + 2)) * (1 - stage / 5)
    return { sound: id, why, missed, stage, weight, away: why === 'new' ? awayFrom(grade, from) : 0 }
  })
  return needs
    .sort(
      (a, b) =>
        RANK[a.why] - RANK[b.why] ||
        b.weight - a.weight ||
        a.away - b.away ||
        a.stage - b.stage ||
        SOUNDS.indexOf(a.sound) - SOUNDS.indexOf(b.sound),
    )
    .map(({ sound, why, missed, stage }) => ({ sound, why, missed, stage }))
}
