import { vi } from 'vitest'

/** Milliseconds: far longer than anything should take, so that a slow machine fails nothing. */
export const PATIENCE_MS = 60_000

/** Asserts again and again until it holds. */
export const eventually = <T>(assertion: () => Promise<T>, timeout = PATIENCE_MS): Promise<T> =>
  vi.waitFor(assertion, { timeout, interval: 100 })
