import { aimAt, aimOn, schoolWeeks } from '#shared/interventions/aim-line.ts'
import { type Position, positionOf } from '#shared/interventions/four-point-rule.ts'
import type { Point } from '#shared/interventions/points.ts'
import type { Review } from '#shared/interventions/review.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'

/** A point as it is drawn; those of before the plan have no side. */
export interface DrawnPoint extends Point {
  readonly x: number
  readonly aim: number | undefined
  readonly side: Position | 'before'
}

interface Line {
  readonly id: string
  readonly kind: 'goal' | 'trend'
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

export interface ChartOfPlan {
  readonly points: readonly DrawnPoint[]
  readonly lines: readonly Line[]
  /** Where something changed after it began. */
  readonly marks: readonly { readonly x: number; readonly day: SchoolDay }[]
  /** First days of months. */
  readonly months: readonly { readonly x: number; readonly day: SchoolDay }[]
  readonly x: readonly [number, number]
}

/** So far back what was read before it began is shown. */
const WEEKS_BEFORE = 8

type Drawable = Pick<Intervention, 'phases' | 'aims' | 'ended'>

/** Where everything lies of a plan's chart: weeks of school since it began, and words correct per minute. */
export function chartOfPlan(
  { phases, aims, ended }: Drawable,
  { points, since, trend }: Review,
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): ChartOfPlan {
  const begun = phases[0]?.from ?? since
  const at = (day: SchoolDay) => schoolWeeks(begun, day, declared)
  const shown = points.filter(({ day }) => day >= addDays(begun, -7 * WEEKS_BEFORE))
  const drawn = shown.map((point): DrawnPoint => {
    const aim = aimOn(aims, point.day)
    return {
      ...point,
      x: at(point.day),
      aim: aim && aimAt(aim, point.day, declared),
      side: point.day < begun ? 'before' : positionOf(point, { aims, declared }),
    }
  })
  const goals = aims.map((aim, n): Line => {
    const next = aims[n + 1]?.from
    const until = next && next < aim.until ? next : aim.until
    const ends = [aim.from, until].map(day => ({ x: at(day), y: aimAt(aim, day, declared) }))
    // The line begins where it was said to, also where there is no school until its day.
    return { id: aim.from, kind: 'goal', points: [{ x: at(aim.from), y: aim.pace }, ...ends.slice(1)] }
  })
  const judged = drawn.filter(({ day }) => day >= since)
  const [first, last] = [judged[0], judged.at(-1)]
  const line = trend.trend
  const trends: Line[] =
    line && first && last && first.x < last.x
      ? [
          {
            id: 'trend',
            kind: 'trend',
            points: [first.x, last.x].map(x => ({
              x,
              y: line.intercept + line.slope * (x - at(since)),
            })),
          },
        ]
      : []
  const end = [...aims.map(({ until }) => until), ended?.on ?? today].sort().at(-1) ?? today
  const start = [begun, ...drawn.map(({ day }) => day)].sort()[0] ?? begun
  const changes = new Set([...phases, ...aims].map(({ from }) => from).filter(from => from > begun))
  return {
    points: drawn,
    lines: [...goals, ...trends],
    marks: [...changes].sort().map(day => ({ x: at(day), day })),
    months: monthsWithin(start, end).map(day => ({ x: at(day), day })),
    x: [at(start), Math.max(at(start) + 1, at(end))],
  }
}

/** More names than these stand on each other on a phone. */
const MOST_MONTHS = 6

function monthsWithin(start: SchoolDay, end: SchoolDay): readonly SchoolDay[] {
  const months: SchoolDay[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) if (day.endsWith('-01')) months.push(day)
  return months.filter((_, n) => n % Math.ceil(months.length / MOST_MONTHS) === 0)
}
