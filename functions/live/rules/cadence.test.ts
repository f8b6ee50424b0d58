import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEAT_SECONDS, LONGEST_BEAT_SECONDS } from '#shared/live/cadence.ts'
import { BORDER, beatOf, isAnswered, onlineUntil, secondsLeft } from './cadence.ts'

test('up to the border a page beats as specified; beyond it in steps, and never slower than five minutes', () => {
  expect([0, 1, BORDER].map(beatOf)).toEqual([30, 30, 30])
  expect([BORDER + 1, 2 * BORDER, 2 * BORDER + 1].map(beatOf)).toEqual([60, 60, 90])
  expect([10 * BORDER, 10 * BORDER + 1, 1e7].map(beatOf)).toEqual([300, 300, 300])
})

test('twice as many people never give more than twice the signs of life, and as long as beats stretch never more than at the border', () => {
  const aSecond = (people: number) => people / beatOf(people)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), people => {
      expect(aSecond(2 * people)).toBeLessThanOrEqual(2 * aSecond(people) + 1e-9)
      if (people <= 10 * BORDER) expect(aSecond(people)).toBeLessThanOrEqual(BORDER / BEAT_SECONDS)
    }),
  )
})

test('where beats are stretched a page is answered only if its beat changes', () => {
  expect(isAnswered(BEAT_SECONDS, BEAT_SECONDS)).toBe(true)
  expect(isAnswered(60, 60)).toBe(false)
  expect(isAnswered(BEAT_SECONDS, 60)).toBe(true)
  expect(isAnswered(LONGEST_BEAT_SECONDS, 60)).toBe(true)
  expect(isAnswered(60, BEAT_SECONDS)).toBe(true)
})

test('online means two beats', () => {
  expect(onlineUntil('2026-08-10T12:00:00.000Z', 30)).toBe('2026-08-10T12:01:00.000Z')
  expect(onlineUntil('2026-08-10T12:00:00.000Z', 300)).toBe('2026-08-10T12:10:00.000Z')
  expect(secondsLeft('2026-08-10T12:01:00.000Z', '2026-08-10T12:00:00.400Z')).toBe(60)
  expect(secondsLeft('2026-08-10T12:01:00.000Z', '2026-08-10T12:02:00.000Z')).toBe(0)
})
