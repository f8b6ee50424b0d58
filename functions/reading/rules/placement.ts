import type { PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { Grade } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { Placement, ProbeFact, ReadProbe } from '#shared/reading/placement.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { scoreProbe } from '#shared/reading/score-probe.ts'

/**
 * How the probes of a placement were read, those that say something; undefined where one is not of the set, or comes twice.
 */
export function factsOf(
  { language, probes }: PlacementSet,
  read: readonly ReadProbe[],
  how: { readonly policy: Policy; readonly day: SchoolDay },
): readonly ProbeFact[] | undefined {
  const ids = new Set(read.map(({ probeId }) => probeId))
  const found = read.flatMap(one => {
    const probe = probes.find(({ id }) => id === one.probeId)
    return probe ? [{ probe, one }] : []
  })
  if (ids.size < read.length || found.length < read.length) return undefined
  return found.flatMap(({ probe, one }) => scoreProbe(probe, one, { language, ...how }) ?? [])
}

/**
 * Why a placement of an asking may not be kept; undefined where it may. One that waited for the network while a teacher asked
 * anew still counts for its own asking, and the newer one stays asked for.
 */
export function refusalOf(
  { asking: newest, last }: Placement,
  asking: number,
): 'reading.placementNotAsked' | 'reading.placedBefore' | undefined {
  if (asking > newest) return 'reading.placementNotAsked'
  return last && last.asking >= asking ? 'reading.placedBefore' : undefined
}

/** The placement once one of its askings was read. */
export const afterReading = (placement: Placement, asking: number, at: string, grade: Grade): Placement => ({
  ...placement,
  last: { asking, at, grade },
})
