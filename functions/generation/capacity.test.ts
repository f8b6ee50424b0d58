import { expect, test } from 'vitest'
import { ANALYSES_AT_ONCE, SECONDS_AN_ANALYSIS } from '#shared/generation/analysis.ts'
import { SCHOOL_DAILY_ASKS, SECONDS_A_TEXT, TEXTS_AT_ONCE } from '#shared/generation/schema.ts'
import { DAILY_ANALYSES, SCHOOL_DAILY_ANALYSES } from '#shared/progress/analysis-routes.ts'
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

test('so are the pages about figures', () => {
  const written = (ANALYSES_AT_ONCE / SECONDS_AN_ANALYSIS) * 24 * 60 * 60
  expect(SCHOOLS * SCHOOL_DAILY_ANALYSES).toBeLessThanOrEqual(written)
  expect(wiring.functions['on-analysis-asked'].atOnce).toBe(ANALYSES_AT_ONCE)
  // One teacher does not take all of a school's.
  expect(DAILY_ANALYSES).toBeLessThanOrEqual(SCHOOL_DAILY_ANALYSES / 4)
})
