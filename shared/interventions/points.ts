import type { Grade } from '../kernel/school.ts'
import type { SchoolDay } from '../kernel/school-day.ts'

/** What must be known of a first reading aloud of a text. */
interface Probe {
  readonly day: SchoolDay
  /** The text's. */
  readonly grade: Grade
  /** Words correct per minute. */
  readonly pace: number
}

/** A day's point: the median of its readings. */
export interface Point {
  readonly day: SchoolDay
  /** Words correct per minute. */
  readonly pace: number
  /** On how many readings it rests. */
  readonly readings: number
}

/** The middle value; the mean of both where there are two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return (low + high) / 2
}

/**
 * The points of a chart, in the order of their days: first readings of the goal's grade, a day's median where there are
 * several (a median of three probes is usual in curriculum-based measurement: Shinn, _Curriculum-Based Measurement_, 1989).
 * The texts are not equated: one may be harder than the next.
 */
export const pointsOf = (probes: readonly Probe[], grade: Grade): readonly Point[] =>
  [
    ...Map.groupBy(
      probes.filter(probe => probe.grade === grade),
      ({ day }) => day,
    ),
  ]
    .map(([day, ofDay]) => ({ day, pace: median(ofDay.map(({ pace }) => pace)), readings: ofDay.length }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))

/** Days before the beginning whose points say where a child stands. */
const BASELINE_POINTS = 3

/** Where a child stands as it begins: the median of the last three points before a day; null where there is none. */
export function baselineOf(points: readonly Point[], from: SchoolDay): number | null {
  const before = points.filter(({ day }) => day < from).slice(-BASELINE_POINTS)
  return before.length === 0 ? null : median(before.map(({ pace }) => pace))
}
