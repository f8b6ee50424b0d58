import { vi } from 'vitest'

/** Milliseconds: far longer than anything should take, so that a slow machine fails nothing. */
export const THROTTLE_RETRY_MS = 60_000

/** Asserts again and again until it holds. */
export const eventually = <T>(assertion: () => Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: THROTTLE_RETRY_MS, interval: 100 })
