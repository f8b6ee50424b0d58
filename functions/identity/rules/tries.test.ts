import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Failures, MOST_FAILURES, mayTry, WINDOW_MS, withFailure } from './tries.ts'

const MINUTE = 60_000
const failing = (...minutes: readonly number[]): Failures =>
  minutes.reduce<Failures>((failures, minute) => withFailure(failures, minute * MINUTE), [])

test('five failures within a quarter of an hour end the tries for a quarter of an hour', () => {
  expect(mayTry(failing(0, 1, 2, 3), 4 * MINUTE)).toBe(true)
  const locked = failing(0, 1, 2, 3, 15)
  expect(mayTry(locked, 15 * MINUTE)).toBe(false)
  expect(mayTry(locked, 30 * MINUTE - 1)).toBe(false)
  expect(mayTry(locked, 30 * MINUTE)).toBe(true)
})

test('five over a longer time do not', () => {
  expect(mayTry(failing(0, 4, 8, 12, 16), 16 * MINUTE)).toBe(true)
})

test('after a lock, old failures do not count again', () => {
  expect(mayTry(withFailure(failing(0, 1, 2, 3, 4), 19 * MINUTE), 19 * MINUTE)).toBe(true)
})

test('however someone times their tries, no quarter of an hour holds more than five that failed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 * MINUTE }), { maxLength: 60, size: 'max' }), pauses => {
      let at = 0
      let failures: Failures = []
      const failed: number[] = []
      for (const pause of pauses) {
        at += pause
        if (!mayTry(failures, at)) continue
        failures = withFailure(failures, at)
        failed.push(at)
      }
      for (const [i, first] of failed.entries()) {
        const sixth = failed[i + MOST_FAILURES]
        if (sixth !== undefined) expect(sixth - first).toBeGreaterThan(WINDOW_MS - 1)
      }
    }),
  )
})

test('no more is kept than it takes, however the clocks of those who write run', () => {
  expect(failing(5, 3, 4, 1, 2, 6)).toEqual([2, 3, 4, 5, 6].map(minute => minute * MINUTE))
  expect(mayTry([], 0, 0)).toBe(true)
})
