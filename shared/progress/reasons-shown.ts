import type { SchoolDay } from '../kernel/school-day.ts'
import { type Flag, flagIdOf, isAside } from './flags.ts'
import { type Reason, reasonsFor } from './reasons.ts'
import type { ChildSummary } from './summary.ts'

/** What holds of a child on a day: what is shown, and apart from it what was set aside. */
export interface ReasonsShown {
  readonly reasons: readonly Reason[]
  /** What is kept of the reasons by name: since when each holds. Of one that has just begun nothing is kept yet. */
  readonly flags: ReadonlyMap<string, Flag>
  /** Reasons that hold, and were set aside. */
  readonly aside: readonly Flag[]
}

export function reasonsShown(
  summary: ChildSummary,
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): ReasonsShown {
  const flags = new Map(summary.flags?.map(flag => [flag.flagId, flag]))
  const isShown = (reason: Reason) => !isAside(flags.get(flagIdOf(reason)) ?? {}, today)
  const holding = reasonsFor(summary, today, declared)
  return {
    reasons: holding.filter(isShown),
    flags,
    aside: holding.flatMap(reason => (isShown(reason) ? [] : (flags.get(flagIdOf(reason)) ?? []))),
  }
}
