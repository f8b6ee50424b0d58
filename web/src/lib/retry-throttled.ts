import { useSyncExternalStore } from 'react'
import { fullJitter } from './full-jitter.ts'
import { Refusal } from './refusal.ts'

/** So long a page waits for its turn when everybody signs in at once: the island’s peak is over by then (docs/sign-in-peak.md). */
export const THROTTLE_RETRY_MS = 30 * 60_000

const isRefusal = (error: unknown, code: string): boolean => error instanceof Refusal && error.code === code

/**
 * The pool, and the gateway, answer so many a second, all pages together: who comes in between is told this, and need only
 * wait.
 */
const isCrowded = (error: unknown): boolean =>
  isRefusal(error, 'kernel.tooManyRequests') ||
  (error instanceof Error && error.name === 'TooManyRequestsException')

export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isRefusal(error, 'client.unreachable') ||
  (error instanceof Error && error.name === 'NetworkError')

const REFUSALS =
  /^(NotAuthorized|TokenRevoked|RefreshTokenReuse|UserNotFound|UserNotConfirmed|PasswordResetRequired)/

/** By this the pool's trigger says that a session is over by itself, or was ended elsewhere. */
const ENDED = /\bidentity\.sessionEnded\b/

/** What ends a session. All else passes by itself: a crowd before the pool, no way to it, or an answer that is none. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && (REFUSALS.test(error.name) || ENDED.test(error.message))

let waiting = 0
const listeners = new Set<() => void>()

function wait(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this page waits for its turn, so that it can say so kindly. */
export const useWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => waiting > 0,
  )

interface Time {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}
const clock: Time = {
  now: () => Date.now(),
  sleep: ms => new Promise(resolve => setTimeout(resolve, ms)),
}

/** Tries until there is room, with full jitter between tries. Any other error, or the end of its patience, ends it. */
export async function retryThrottled<T>(attempt: () => Promise<T>, { now, sleep }: Time = clock): Promise<T> {
  const until = now() + THROTTLE_RETRY_MS
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isCrowded(error) || now() >= until) throw error
      wait(1)
      await sleep(fullJitter(failures)).finally(() => wait(-1))
    }
  }
}
