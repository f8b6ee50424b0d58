/** Time as the rooms see it, so that tests can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `wake` once at that moment or soon after; the result calls it off. */
  at(time: number, wake: () => void): () => void
}

/** Node fires at once what is further off than this, so longer waits are cut into pieces. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, wake) {
    let timer: NodeJS.Timeout
    const wait = () => {
      const left = time - Date.now()
      timer =
        left > LONGEST_TIMER_MS ? setTimeout(wait, LONGEST_TIMER_MS) : setTimeout(wake, Math.max(0, left))
    }
    wait()
    return () => clearTimeout(timer)
  },
}

/** A clock that stands until it is moved. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds, running what falls due in its order, each at its own moment. */
  advance(ms: number): Promise<void>
}

export function manualClock(start = Date.UTC(2026, 7, 10, 12)): ManualClock {
  let now = start
  const due = new Set<{ readonly time: number; readonly wake: () => void }>()
  const settle = () => new Promise<void>(resolve => setImmediate(resolve))
  return {
    now: () => now,
    at(time, wake) {
      const entry = { time, wake }
      due.add(entry)
      return () => due.delete(entry)
    },
    async advance(ms) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = [...due].filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0]
        if (!next) break
        due.delete(next)
        now = Math.max(now, next.time)
        next.wake()
        await settle()
      }
      now = end
    },
  }
}

/** Resolves at that moment, or as soon as the signal is aborted. */
export function until(clock: Clock, time: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const done = () => {
      callOff()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const callOff = clock.at(time, done)
    signal.addEventListener('abort', done)
  })
}
