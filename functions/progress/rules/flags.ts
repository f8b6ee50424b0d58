import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { type Flag, flagIdOf } from '#shared/progress/flags.ts'
import type { Reason } from '#shared/progress/reasons.ts'

/** What became of a child's flags when they were counted again. */
export interface Counted {
  readonly flags: readonly Flag[]
  readonly raised: readonly Flag[]
  readonly ended: readonly Flag[]
}

/** A flag begins when its reason first holds, keeps its day while that holds, with the numbers of now, and ends with it. */
export function countedFlags(before: readonly Flag[], reasons: readonly Reason[], today: SchoolDay): Counted {
  const known = new Map(before.map(flag => [flag.flagId, flag]))
  const flags = reasons.map((reason): Flag => {
    const flagId = flagIdOf(reason)
    const { raisedOn = today, aside } = known.get(flagId) ?? {}
    return { flagId, reason, raisedOn, ...(aside && { aside }) }
  })
  const ids = new Set(flags.map(({ flagId }) => flagId))
  return {
    flags,
    raised: flags.filter(({ flagId }) => !known.has(flagId)),
    ended: before.filter(({ flagId }) => !ids.has(flagId)),
  }
}
