import { FREEZE } from '#shared/coins/items.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { ActiveDays } from './streak.ts'

/** The days strictly between two that nobody declared; undefined where they are more than freezes may close. */
function missedBetween(
  a: SchoolDay,
  b: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): readonly SchoolDay[] | undefined {
  const missed: SchoolDay[] = []
  for (let day = addDays(a, 1); day < b; day = addDays(day, 1)) {
    if (declared.has(day)) continue
    missed.push(day)
    if (missed.length > FREEZE.most) return undefined
  }
  return missed
}

/**
 * The days that freezes stand in for, oldest first. Bought on a day, a freeze is ready from then on and is spent on the
 * next gap that the freezes then ready can close wholly; a longer gap spends none. It follows from the sets alone, so that
 * neither the order in which days and purchases are told nor their repetition matters.
 */
export function frozenDays(
  days: ActiveDays,
  bought: readonly SchoolDay[],
  declared: ReadonlySet<SchoolDay>,
): readonly SchoolDay[] {
  const ready = [...bought].sort()
  const frozen: SchoolDay[] = []
  for (const [i, day] of days.entries()) {
    const last = days[i - 1]
    if (last === undefined) continue
    const missed = missedBetween(last, day, declared)
    const taken = ready.slice(0, missed?.length)
    if (!missed || taken.length < missed.length || taken.some(purchase => purchase > last)) continue
    ready.splice(0, missed.length)
    frozen.push(...missed)
  }
  return frozen
}
