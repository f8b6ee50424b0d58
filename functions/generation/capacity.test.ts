import { expect, test } from 'vitest'
import { SCHOOL_DAILY_ASKS, SECONDS_A_TEXT, TEXTS_AT_ONCE } from '#shared/generation/schema.ts'
import { wiring } from './wiring.ts'

/** Public schools of Puerto Rico with Pre-K to grade 5, the landing page's own figure. */
const SCHOOLS = 551

test('what the island may ask for in a day is written within the day', () => {
  const secondsADay = 24 * 60 * 60
  const written = (TEXTS_AT_ONCE / SECONDS_A_TEXT) * secondsADay
  expect(SCHOOLS * SCHOOL_DAILY_ASKS).toBeLessThanOrEqual(written)
  expect(wiring.functions['on-text-asked'].atOnce).toBe(TEXTS_AT_ONCE)
  // With three a child, two classes have theirs.
  expect(SCHOOL_DAILY_ASKS).toBeGreaterThanOrEqual(150)
})
