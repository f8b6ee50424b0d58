/** How far a job was at a moment, in milliseconds of the clock and units of its own. */
export interface JobSample {
  readonly at: number
  readonly done: number
}

export interface JobPace {
  readonly perMinute: number
  /** Undefined where it does not get on: nobody knows. */
  readonly leftMs: number | undefined
}

/** What is older tells no more how fast it goes now. */
const WINDOW_MS = 60_000
/** What is shorter tells nothing yet. */
const SHORTEST_MS = 3_000

/** The samples that still count, with a new one. One that has less done is of another job, or of another pass. */
export function withSample(samples: readonly JobSample[], next: JobSample): readonly JobSample[] {
  const last = samples.at(-1)
  if (last && (next.done < last.done || next.at < last.at)) return [next]
  // The newest of those too old says where the window began.
  const edge = samples.findLastIndex(({ at }) => at <= next.at - WINDOW_MS)
  return [...samples.slice(Math.max(0, edge)).filter(({ at }) => at !== next.at), next]
}

/** How fast a job of `total` units goes by its samples; undefined while that is too early to say. */
export function paceOf(samples: readonly JobSample[], total: number): JobPace | undefined {
  const [first] = samples
  const last = samples.at(-1)
  if (!first || !last || last.at - first.at < SHORTEST_MS) return undefined
  const perMs = (last.done - first.done) / (last.at - first.at)
  return {
    perMinute: perMs * 60_000,
    leftMs: perMs > 0 ? Math.max(0, total - last.done) / perMs : undefined,
  }
}

export interface TimeLeft {
  readonly unit: 'moment' | 'minutes' | 'hours'
  readonly count: number
}

/** A time as somebody says it who does not know it to the second: never less than it is. */
export function timeLeft(ms: number): TimeLeft {
  const minutes = Math.ceil(ms / 60_000)
  if (ms < 60_000) return { unit: 'moment', count: 1 }
  return minutes < 90
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(minutes / 60) }
}
