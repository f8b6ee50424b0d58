import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { MILESTONE_DAYS } from '#shared/streaks/rules.ts'

/** The days on which a student was active, oldest first, each once. */
export type ActiveDays = readonly SchoolDay[]

/** Days that neither extend a run nor break it: declared for everybody, or stood in for by a freeze. */
export type Bridges = ReadonlySet<SchoolDay>

const NONE: Bridges = new Set()

/** Adds a day to the set; the same array when it is there already. */
export function withDay(days: ActiveDays, day: SchoolDay): ActiveDays {
  if (days.includes(day)) return days
  return [...days, day].sort()
}

/** How many active days lie on one side of a day before the first that is neither active nor a bridge. */
function reach(days: ActiveDays, bridges: Bridges, day: SchoolDay, step: 1 | -1): number {
  const active = new Set(days)
  let length = 0
  for (let next = addDays(day, step); ; next = addDays(next, step)) {
    if (active.has(next)) length++
    else if (!bridges.has(next)) return length
  }
}

/** The length of the unbroken run that ends with the newest active day; 0 where there is none. */
export function streakOf(days: ActiveDays, bridges: Bridges = NONE): number {
  const newest = days.at(-1)
  return newest ? 1 + reach(days, bridges, newest, -1) : 0
}

/**
 * The multiple of seven that the run around a day reached by it, if it did. However late and in whatever order days
 * are added, there are as many of these as the runs hold full weeks: joining two runs never makes fewer.
 */
export function milestoneBy(days: ActiveDays, day: SchoolDay, bridges: Bridges = NONE): number | undefined {
  const weeks = (length: number) => Math.floor(length / MILESTONE_DAYS)
  const [before, after] = [reach(days, bridges, day, -1), reach(days, bridges, day, 1)]
  const reached = weeks(before + 1 + after)
  return reached > weeks(before) + weeks(after) ? reached * MILESTONE_DAYS : undefined
}
