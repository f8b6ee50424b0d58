/**
 * Guessing codes within the limits: so many people, each as fast as they are let, with the clock of this test. `GUESSES`
 * are let through and looked up among `LIVE` codes, by the product's own throttle and hash.
 */
import { expect, test } from 'vitest'
import { hashOfCode, newLetters } from './access-code.ts'
import { type Failures, MOST_FAILURES, mayTry, WINDOW_MS, withFailure } from './tries.ts'

const GUESSES = Number(process.env.GUESSES ?? 5_000)
const LIVE = Number(process.env.LIVE ?? 500)
const PEOPLE = 1_000
const BETWEEN_TRIES_MS = 1_000

/** How many of the guesses open something, and how long all of them took by the clock. */
function guess(most: number, isLive: (hash: string) => boolean, letters: () => string) {
  const people = Array.from({ length: PEOPLE }, (): Failures => [])
  let hits = 0
  let guesses = 0
  let at = 0
  for (; guesses < most; at += BETWEEN_TRIES_MS) {
    for (const [person, failures] of people.entries()) {
      if (guesses === most || !mayTry(failures, at)) continue
      guesses++
      if (isLive(hashOfCode(letters()))) hits++
      people[person] = withFailure(failures, at)
    }
  }
  return { hits, elapsed: at }
}

test(`${GUESSES} guesses against ${LIVE} live codes open nothing`, { timeout: 3_600_000 }, () => {
  const live = new Set(Array.from({ length: LIVE }, () => hashOfCode(newLetters())))
  const { hits, elapsed } = guess(GUESSES, hash => live.has(hash), newLetters)
  expect(hits).toBe(0)
  // Each round of tries is followed by a lock.
  const rounds = Math.floor((GUESSES - 1) / (PEOPLE * MOST_FAILURES))
  expect(elapsed).toBeGreaterThanOrEqual(rounds * WINDOW_MS)
})

test('codes of two letters would be found', () => {
  const short = () => newLetters().slice(0, 2)
  const live = new Set(Array.from({ length: 50 }, () => hashOfCode(short())))
  expect(guess(1_000, hash => live.has(hash), short).hits).toBeGreaterThan(0)
})
