import type { PlacementProbe, PlacementSet } from '#shared/catalogue/placement-set.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import {
  LEAST_PROBES,
  nextProbe,
  PLACEMENT_SECONDS,
  type Standing,
  standingAfter,
} from '#shared/progress/placed.ts'
import {
  type FinishedPlacement,
  PROBE_SECONDS,
  type ProbeFact,
  type ReadProbe,
} from '#shared/reading/placement.ts'
import type { Policy } from '#shared/reading/policy.ts'
import { scoreProbe } from '#shared/reading/score-probe.ts'
import type { PlacementSession } from './kept-session.ts'

/** How the engine scores. */
interface How {
  readonly policy: Policy
  readonly day: SchoolDay
}

/** Where a placement is: how its probes were read, what that shows, and which comes next, if any. */
interface Place {
  readonly facts: readonly ProbeFact[]
  readonly standing: Standing
  readonly next: PlacementProbe | undefined
}

/** So many in a row of which nothing was heard are a microphone that hears nothing. */
const MOST_UNHEARD = 2

/** Where a placement is, by the very rules of the server. */
export function placeOf(session: PlacementSession, { language, probes }: PlacementSet, how: How): Place {
  const facts = session.probes.flatMap(read => {
    const probe = probes.find(({ id }) => id === read.probeId)
    return (probe && scoreProbe(probe, read, { language, ...how })) ?? []
  })
  const { from, unheard, seconds } = session
  const standing = standingAfter({ from, probes: facts })
  return {
    facts,
    standing,
    next: isMute(session) ? undefined : nextProbe(probes, { from, probes: facts, unheard, seconds }),
  }
}

/** Seconds that the next probe may take. */
export const secondsLeft = ({ seconds }: PlacementSession): number =>
  Math.max(1, Math.min(PROBE_SECONDS, PLACEMENT_SECONDS - seconds))

/** The placement after a probe, of which something was heard or not. `listened`: seconds that the page listened. */
export function afterProbe(
  session: PlacementSession,
  probe: PlacementProbe,
  read: ReadProbe,
  { listened, ...how }: How & { readonly listened: number },
): PlacementSession {
  const seconds = session.seconds + listened
  const says = scoreProbe(probe, read, { language: session.language, ...how }) !== undefined
  return says
    ? { ...session, seconds, probes: [...session.probes, read] }
    : { ...session, seconds, unheard: [...session.unheard, probe.id] }
}

/** Whether the microphone hears nothing. */
export const isMute = ({ probes, unheard }: PlacementSession): boolean =>
  unheard.length >= MOST_UNHEARD && probes.length < LEAST_PROBES

/** Whether so much was read that it can be kept. */
export const isEnough = ({ facts }: Pick<Place, 'facts'>): boolean => facts.length >= LEAST_PROBES

/** What is sent of it. */
export const finishedOf = ({ setHash, asking, probes }: PlacementSession): FinishedPlacement => ({
  setHash,
  asking,
  probes: [...probes],
})
