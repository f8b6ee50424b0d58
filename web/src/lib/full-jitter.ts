const BASE = 500
const CAP = 30_000

/**
 * Milliseconds to wait after so many failures (from 0): anywhere between nothing and a ceiling that doubles, so that
 * a whole island does not come back in one instant. Source: "Exponential Backoff and Jitter", AWS Architecture Blog.
 */
export const fullJitter = (failures: number, random: () => number = Math.random): number =>
  random() * Math.min(CAP, BASE * 2 ** failures)

/** So many pages may come back a second, somewhat fewer than the account opens connections (docs/quotas-and-peaks.md). */
const BACK_A_SECOND = 480

/** Milliseconds to wait where so many people lost their connection at once: all of them together come back evenly. */
export const spreadJitter = (people: number, random: () => number = Math.random): number =>
  (random() * people * 1000) / BACK_A_SECOND
