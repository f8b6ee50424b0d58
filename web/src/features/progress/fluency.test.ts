import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import type { Week } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { bandsOf, growthOf, monthsOf, pacedWeeks, praiseOf } from './fluency.ts'

const TODAY = '2026-11-20'
const week = (monday: string, wordsCorrect: number, pace: number): Week => ({
  week: monday,
  readings: {
    'es-PR': {
      ...nothingRead,
      aloud: 1,
      wordsCorrect,
      wordsAttempted: wordsCorrect,
      paceTenths: pace * 10,
      paced: 1,
      bestPace: pace,
      literalAsked: 3,
      literalRight: 2,
      inferentialAsked: 2,
      inferentialRight: 1,
    },
  },
  activities: {},
})
const weeks = [week('2026-11-16', 90, 40), week('2026-11-09', 60, 45), week('2026-08-10', 30, 20)]

test('the chart has every week from the first reading to this one, and at least eight', () => {
  const paced = pacedWeeks(weeks, 'es-PR', TODAY)
  expect(paced).toHaveLength(15)
  expect(paced[0]).toEqual({ week: '2026-08-10', pace: 20 })
  expect(paced[1]).toEqual({ week: '2026-08-17', pace: null })
  expect(paced.at(-1)).toEqual({ week: '2026-11-16', pace: 40 })
  expect(pacedWeeks(weeks, 'en-US', TODAY)).toHaveLength(8)
})

test('a child is told what it read and what was more, never what was less', () => {
  expect(praiseOf(weeks, TODAY)).toEqual({ words: 90, more: 30 })
  expect(praiseOf(weeks, addDays(TODAY, -7))).toEqual({ words: 60, more: 0 })
  expect(praiseOf([week('2026-11-16', 10, 40), week('2026-11-09', 60, 45)], TODAY)).toEqual({
    words: 10,
    more: 0,
  })
  expect(praiseOf([], TODAY)).toEqual({ words: 0, more: 0 })
})

test('a plant grows with the best pace and never shrinks', () => {
  const grown = growthOf(weeks.slice(1), 'es-PR', 2, 90)
  expect(grown).toEqual({ height: 0.5, leaves: 2, flowers: 2, words: 90, literal: 4, inferential: 2 })
  expect(growthOf(weeks, 'es-PR', 2, 90)).toEqual({
    ...grown,
    leaves: 3,
    words: 180,
    literal: 6,
    inferential: 3,
  })
  const seed = { height: 0, leaves: 0, flowers: 0, words: 0, literal: 0, inferential: 0 }
  expect(growthOf(weeks, 'en-US', 0, 90)).toEqual(seed)
  expect(growthOf(weeks, 'es-PR', 0, 10).height).toBe(1)
})

test('what is expected is a band for as long as it stays the same', () => {
  const band = (expected: number) => ({ low: expected - 10, expected, high: expected + 10, isNorm: true })
  const week = { week: TODAY, pace: null }
  const weeks = [band(50), band(50), undefined, band(72)].map(band => ({ ...week, band }))
  expect(bandsOf(weeks)).toEqual([
    { from: 0, to: 2, low: 40, middle: 50, high: 60 },
    { from: 3, to: 4, low: 62, middle: 72, high: 82 },
  ])
})

test('a month is named where it begins, and of a year every second one', () => {
  const weeks = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ week: addDays('2026-01-05', 7 * n), pace: null }))
  expect(monthsOf(weeks(9)).map(({ x }) => x)).toEqual([0, 4, 8])
  expect(monthsOf(weeks(52)).map(({ week }) => week.slice(5, 7))).toEqual([
    '01',
    '03',
    '05',
    '07',
    '09',
    '11',
  ])
})
