import { until } from '../clock.ts'
import { itemFailures } from './item-failures.ts'
import type { Mapping } from './mapping.ts'
import type { Parts, StreamRecord } from './parts.ts'

/** One lane of a mapping at work. */
export interface Lane {
  readonly mapping: Mapping
  readonly index: number
  readonly parts: Parts
  readonly signal: AbortSignal
  /** Notes that everything up to this sequence number is done. */
  readonly checkpoint: (position: string) => void
  /** Gives records up for good: tells the destination and notes the position, as one. */
  readonly discard: (records: readonly StreamRecord[], why: Discarded) => void
}
export interface Discarded {
  readonly condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded'
  readonly attempts: number
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

/**
 * Brings records to the function until they are handled or given up; returns early when aborted. A failure is
 * tried again from the first record that failed; a mapping that bisects halves the batch first, which costs no
 * attempt, so that a poison record ends up alone.
 */
export async function deliver(lane: Lane, records: readonly StreamRecord[]): Promise<void> {
  const { mapping, parts, signal } = lane
  let pending = records
  let attempts = 0
  while (pending.length > 0) {
    const expired = expiredOf(lane, pending)
    if (expired > 0) {
      lane.discard(pending.slice(0, expired), { condition: 'RecordAgeExceeded', attempts })
      pending = pending.slice(expired)
      continue
    }
    const handled = await attempt(lane, pending)
    if (signal.aborted) return
    const last = pending[handled - 1]
    if (last) {
      if (handled < pending.length) lane.checkpoint(last.dynamodb.SequenceNumber)
      pending = pending.slice(handled)
      attempts = 0
    } else if (mapping.bisects && pending.length > 1) {
      const middle = Math.ceil(pending.length / 2)
      await deliver(lane, pending.slice(0, middle))
      if (signal.aborted) return
      pending = pending.slice(middle)
    } else if (++attempts > mapping.retries) {
      return lane.discard(pending, { condition: 'RetryAttemptsExhausted', attempts })
    } else {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
      await until(parts.clock, parts.clock.now() + pause, signal)
      if (signal.aborted) return
    }
  }
}

/** How many records, from the first, the function has handled. */
async function attempt({ mapping, parts }: Lane, records: readonly StreamRecord[]): Promise<number> {
  try {
    const returned = await parts.lambdas.invoke(mapping.functionArn, { Records: records })
    if (!mapping.reportsFailures) return records.length
    const ids = records.map(({ dynamodb }) => dynamodb.SequenceNumber)
    const failed = itemFailures(returned, new Set(ids))
    if (!failed) return 0
    const first = ids.findIndex(id => failed.has(id))
    return first === -1 ? records.length : first
  } catch (error) {
    parts.report(`${mapping.functionArn} failed a batch of ${records.length}: ${error}`)
    return 0
  }
}

function expiredOf({ mapping, parts }: Lane, records: readonly StreamRecord[]): number {
  const horizon = parts.clock.now() - mapping.longestAgeMs
  const fresh = records.findIndex(({ dynamodb }) => dynamodb.ApproximateCreationDateTime * 1000 >= horizon)
  return fresh === -1 ? records.length : fresh
}
