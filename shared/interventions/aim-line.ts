import { type SchoolDay, schoolDaysBetween } from '../kernel/school-day.ts'
import type { Aim } from './schema.ts'

/** Where a line goes, whoever drew it. */
export type AimLine = Omit<Aim, 'by' | 'basis'>

/** Time runs by school days: five are a week, and a week without school is none. */
export const DAYS_A_WEEK = 5

/** Weeks of school from a day to another; negative where that is earlier. */
export const schoolWeeks = (from: SchoolDay, to: SchoolDay, declared: ReadonlySet<SchoolDay>): number =>
  schoolDaysBetween(from, to, declared) / DAYS_A_WEEK

/** Words a week that the aim line rises. A goal for whose time there is no school is to be reached at once. */
export function aimRate({ from, until, pace, goal }: AimLine, declared: ReadonlySet<SchoolDay>): number {
  const weeks = schoolWeeks(from, until, declared)
  return weeks <= 0 ? 0 : (goal - pace) / weeks
}

/** Where the aim line is on a day, in words correct per minute; from the goal's day on it is the goal. */
export function aimAt(aim: AimLine, day: SchoolDay, declared: ReadonlySet<SchoolDay>): number {
  const { from, until, pace, goal } = aim
  if (day >= until || schoolWeeks(from, until, declared) <= 0) return goal
  return pace + aimRate(aim, declared) * schoolWeeks(from, day, declared)
}

/** The latest goal that had begun by a day. */
export const aimOn = <Line extends AimLine>(aims: readonly Line[], day: SchoolDay): Line | undefined =>
  aims.findLast(({ from }) => from <= day)
