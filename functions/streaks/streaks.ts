import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { MILESTONE_DAYS } from '#shared/streaks/rules.ts'

/** The days on which a student was active, oldest first, each once. Older days than a streak needs are let go. */
export type ActiveDays = readonly SchoolDay[]

/** Adds a day to the set; the same array when it is there already. */
export function withDay(days: ActiveDays, day: SchoolDay): ActiveDays {
  if (days.includes(day)) return days
  return [...days, day].sort()
}

/** How many days without a gap lie on one side of a day. */
function reach(days: ActiveDays, day: SchoolDay, step: 1 | -1): number {
  const active = new Set(days)
  let length = 0
  while (active.has(addDays(day, step * (length + 1)))) length++
  return length
}

/** The length of the unbroken run that ends with the newest active day; 0 where there is none. */
export function streakOf(days: ActiveDays): number {
  const newest = days.at(-1)
  return newest ? 1 + reach(days, newest, -1) : 0
}

/**
 * The multiple of seven that the run around a day reached by it, if it did. However late and in whatever order days
 * are added, there are as many of these as the runs hold full weeks: joining two runs never makes fewer.
 */
export function milestoneBy(days: ActiveDays, day: SchoolDay): number | undefined {
  const weeks = (length: number) => Math.floor(length / MILESTONE_DAYS)
  const [before, after] = [reach(days, day, -1), reach(days, day, 1)]
  const reached = weeks(before + 1 + after)
  return reached > weeks(before) + weeks(after) ? reached * MILESTONE_DAYS : undefined
}
