import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { frozenDays } from './freezes.ts'
import { type ActiveDays, streakOf, withDay } from './streak.ts'

interface Sets {
  readonly days: ActiveDays
  /** The day of each freeze that was bought. */
  readonly bought: readonly SchoolDay[]
  readonly declared: ReadonlySet<SchoolDay>
}

/** The run as somebody else sees it today: until tonight what today would go on with, and 0 once it is broken. */
export function runNow({ days, bought, declared }: Sets, today: SchoolDay): number {
  const all = withDay(days, today)
  const run = streakOf(all, new Set([...declared, ...frozenDays(all, bought, declared)]))
  return days.includes(today) ? run : run - 1
}
