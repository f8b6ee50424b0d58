import { Refusal } from './refusal.ts'

/** How a read stands, as its screen has to tell it; `stale` has something to show that could not be asked for again. */
export type ReadPhase = 'waiting' | 'offline' | 'unreached' | 'refused' | 'gone' | 'stale' | 'ready'

/** What a query's result tells of itself. */
export interface ReadFacts {
  readonly data: unknown
  readonly error: unknown
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  /** When it came, in epoch milliseconds. */
  readonly dataUpdatedAt: number
}

/** `isOnline`: whether the browser has a network at all. */
export function readPhase({ data, error, fetchStatus }: ReadFacts, isOnline: boolean): ReadPhase {
  if (data !== undefined) return error || fetchStatus === 'paused' ? 'stale' : 'ready'
  // Without a network the library waits for one.
  if (fetchStatus === 'paused') return 'offline'
  if (!error) return 'waiting'
  const isLost = !(error instanceof Refusal) || error.code === 'client.unreachable'
  if (isLost) return isOnline ? 'unreached' : 'offline'
  if (error.status === 403) return 'refused'
  return error.status === 404 ? 'gone' : 'unreached'
}

/** When the oldest came of those that have something to show but could not be asked for again; undefined where all is new. */
export function staleSince(reads: readonly ReadFacts[], isOnline: boolean): number | undefined {
  const times = reads.flatMap(read => (readPhase(read, isOnline) === 'stale' ? [read.dataUpdatedAt] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}
