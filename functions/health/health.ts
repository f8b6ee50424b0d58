import type { Finding, HealthState } from '#shared/health/schema.ts'

/** What is concluded from what a part said of itself. */
export interface Verdict {
  readonly state: HealthState
  readonly finding: Finding
  readonly count?: number
}

/** So many messages wait when their subscriber does not keep up: at its cap it takes them in well under a minute. */
export const BEHIND = 1000

/** A table by its own word. `streams`: whether others live by its stream. */
export function ofTable(said: {
  readonly status: string
  readonly rows: number
  readonly streams: boolean
  readonly hasStream: boolean
}): Verdict {
  if (said.streams && !said.hasStream) return { state: 'down', finding: 'noStream' }
  if (said.status === 'ACTIVE') return { state: 'ok', finding: 'ready', count: said.rows }
  // It serves while it is changed; any other state, it does not.
  return said.status === 'UPDATING'
    ? { state: 'warning', finding: 'changing' }
    : { state: 'down', finding: 'noAnswer' }
}

/** A subscriber by its queues: what waits or is worked on, and what could not be done. */
export function ofSubscriber({
  waiting,
  dead,
}: {
  readonly waiting: number
  readonly dead: number
}): Verdict {
  if (dead > 0) return { state: 'warning', finding: 'deadLetters', count: dead }
  if (waiting >= BEHIND) return { state: 'warning', finding: 'behind', count: waiting }
  return waiting > 0 ? { state: 'ok', finding: 'working', count: waiting } : { state: 'ok', finding: 'quiet' }
}

/** A stream's reader by the queue of what it could not handle. */
export const ofReader = (failures: number): Verdict =>
  failures > 0
    ? { state: 'warning', finding: 'failures', count: failures }
    : { state: 'ok', finding: 'quiet' }
