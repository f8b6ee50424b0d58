import { FREEZE } from '#shared/coins/items.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { frozenDays } from './freezes.ts'
import { type ActiveDays, streakOf, withDay } from './streak.ts'

/** One day is no run yet that anybody could lose. */
export const SHORTEST_AT_RISK = 2

interface Sets {
  readonly days: ActiveDays
  /** The day of each freeze that was bought. */
  readonly bought: readonly SchoolDay[]
  readonly declared: ReadonlySet<SchoolDay>
}

/**
 * How many days somebody would lose who does not come by today: the run that today would go on with. Undefined where
 * they came, where today is declared and breaks nothing, or where there is no run to lose.
 */
export function runAtRisk({ days, bought, declared }: Sets, today: SchoolDay): number | undefined {
  if (days.includes(today) || declared.has(today)) return undefined
  const all = withDay(days, today)
  const run = streakOf(all, new Set([...declared, ...frozenDays(all, bought, declared)])) - 1
  return run >= SHORTEST_AT_RISK ? run : undefined
}

/** The days on which whoever is at risk today can have been active last: as many missed as freezes close, newest first. */
export function lastDaysAtRisk(today: SchoolDay, declared: ReadonlySet<SchoolDay>): readonly SchoolDay[] {
  const days: SchoolDay[] = []
  let missed = 0
  for (
    let day = addDays(today, -1);
    missed <= FREEZE.most && days.length < MOST_DAYS;
    day = addDays(day, -1)
  ) {
    days.push(day)
    if (!declared.has(day)) missed++
  }
  return days
}

/** Longer than any recess that is declared day by day. */
const MOST_DAYS = 120
