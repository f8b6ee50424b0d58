import type { SchoolDay } from '../kernel/school-day.ts'
import { type AimLine, aimAt, aimOn, schoolWeeks } from './aim-line.ts'
import type { Point } from './points.ts'
import type { Aim } from './schema.ts'

/** What a rule would say: set a higher goal, go on, or change what is done; or why it says nothing yet. */
export type Says = 'raise' | 'keep' | 'change' | 'tooEarly' | 'tooFew'

/** Where a point lies beside the aim line of its day. */
export type Position = 'above' | 'on' | 'below'

export const FOUR_POINTS = { points: 4, weeks: 3, least: 6 } as const

export interface FourPoints {
  readonly says: Says
  /** Of the latest four points, oldest first. */
  readonly positions: readonly Position[]
}

/** What rules judge: the points since the latest phase line, and the goals. */
export interface Judged {
  /** In the order of their days. */
  readonly points: readonly Point[]
  readonly aims: readonly Aim[]
  /** The day of the phase line. */
  readonly since: SchoolDay
  readonly today: SchoolDay
  readonly declared: ReadonlySet<SchoolDay>
}

export function positionOf(
  point: Point,
  { aims, declared }: { readonly aims: readonly AimLine[]; readonly declared: Judged['declared'] },
): Position {
  const aim = aimOn(aims, point.day)
  const expected = aim ? aimAt(aim, point.day, declared) : point.pace
  if (point.pace === expected) return 'on'
  return point.pace > expected ? 'above' : 'below'
}

/**
 * The four-point rule: after three weeks of instruction and six points, the latest four decide. All above the aim line:
 * raise the goal. All below: change what is done. Else go on.
 *
 * Stecker & Lembke, _Advanced Applications of CBM in Reading: Instructional Decision-Making Strategies_, National Center on
 * Student Progress Monitoring, 2005; National Center on Response to Intervention, _RTI Implementer Series, Module 2: Progress
 * Monitoring_, 2012.
 */
export function fourPointRule(judged: Judged): FourPoints {
  const { points, since, today, declared } = judged
  const positions = points.slice(-FOUR_POINTS.points).map(point => positionOf(point, judged))
  if (schoolWeeks(since, today, declared) < FOUR_POINTS.weeks) return { says: 'tooEarly', positions }
  if (points.length < FOUR_POINTS.least) return { says: 'tooFew', positions }
  if (positions.every(position => position === 'above')) return { says: 'raise', positions }
  return { says: positions.every(position => position === 'below') ? 'change' : 'keep', positions }
}
