import type { Grade } from '../kernel/school.ts'
import type { SchoolDay } from '../kernel/school-day.ts'
import { type AimLine, aimAt, aimOn } from './aim-line.ts'
import { FOUR_POINTS, positionOf } from './four-point-rule.ts'
import { pointsOf } from './points.ts'

/** Where the aim line of a plan goes, and where its phase lines stand. */
export interface Aimed {
  readonly grade: Grade
  readonly phases: readonly SchoolDay[]
  readonly aims: readonly AimLine[]
}

/** The latest of four points under the aim line, what the line was on its day, and the day of the first of the four. */
export interface UnderAim {
  /** Words correct per minute, both. */
  readonly pace: number
  readonly aim: number
  readonly since: SchoolDay
}

/**
 * Whether the latest four points since the last phase line, or since the goal became another, are all below the aim line: what
 * the four-point rule looks at (see there for its source), without its three weeks and six points. It points to a child to look
 * at; what to change is that rule’s to say. Undefined where they are not.
 */
export function underAim(
  { grade, phases, aims }: Aimed,
  probes: Parameters<typeof pointsOf>[0],
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): UnderAim | undefined {
  const since = [...phases, ...aims.map(({ from }) => from)]
    .filter(from => from <= today)
    .sort()
    .at(-1)
  if (since === undefined) return undefined
  const latest = pointsOf(probes, grade)
    .filter(({ day }) => day >= since && day <= today)
    .slice(-FOUR_POINTS.points)
  const [first, last] = [latest[0], latest.at(-1)]
  const aim = last && aimOn(aims, last.day)
  if (!first || !aim || latest.length < FOUR_POINTS.points) return undefined
  if (latest.some(point => positionOf(point, { aims, declared }) !== 'below')) return undefined
  return { pace: last.pace, aim: aimAt(aim, last.day, declared), since: first.day }
}
