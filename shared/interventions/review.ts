import type { Grade } from '../kernel/school.ts'
import type { SchoolDay } from '../kernel/school-day.ts'
import { type FourPoints, fourPointRule, type Judged } from './four-point-rule.ts'
import { type Point, pointsOf } from './points.ts'
import type { Aim } from './schema.ts'
import { type TrendSays, trendRule } from './trend-rule.ts'

/** What is known of an intervention by a day: its points, and what both rules would say. */
export interface Review {
  /** All of the grade, those before it began too. */
  readonly points: readonly Point[]
  /** The latest phase line: a change of what is done, or of the goal. */
  readonly since: SchoolDay
  readonly fourPoints: FourPoints
  readonly trend: TrendSays
}

/** What is judged of an intervention. */
interface Reviewed {
  readonly grade: Grade
  readonly phases: readonly { readonly from: SchoolDay }[]
  readonly aims: readonly Aim[]
  readonly ended?: { readonly on: SchoolDay } | undefined
}

/** Judges an intervention as of a day; of one that has ended, as of its last. */
export function reviewOf(
  { grade, phases, aims, ended }: Reviewed,
  probes: Parameters<typeof pointsOf>[0],
  now: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): Review {
  const today = ended && ended.on < now ? ended.on : now
  const points = pointsOf(probes, grade).filter(({ day }) => day <= today)
  const begun = [...phases, ...aims].map(({ from }) => from).filter(from => from <= today)
  const [first] = phases
  // One that begins later has no line yet.
  const since = begun.sort().at(-1) ?? first?.from ?? today
  const judged: Judged = { points: points.filter(({ day }) => day >= since), aims, since, today, declared }
  return { points, since, fourPoints: fourPointRule(judged), trend: trendRule(judged) }
}
