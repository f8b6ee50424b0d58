import type { Clock } from '../clock.ts'

export interface Waiting {
  /** Resolves at a wake of that name, at that time, or when the signal is aborted. */
  wait(name: string, until: number, signal: AbortSignal | undefined): Promise<void>
  /** Wakes who waits; after the transaction that is open, which holds the thread. */
  wake(name: string): void
}

export function waiting(clock: Clock): Waiting {
  const waiters = new Map<string, Set<() => void>>()
  return {
    wait: (name, until, signal) =>
      new Promise(resolve => {
        const here = waiters.get(name) ?? new Set()
        waiters.set(name, here)
        const done = () => {
          here.delete(done)
          callOff()
          signal?.removeEventListener('abort', done)
          resolve()
        }
        const callOff = Number.isFinite(until) ? clock.at(until, done) : () => undefined
        here.add(done)
        signal?.addEventListener('abort', done)
        if (signal?.aborted) done()
      }),
    wake(name) {
      for (const waiter of [...(waiters.get(name) ?? [])]) waiter()
    },
  }
}
