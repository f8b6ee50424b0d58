import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import type { Week } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { CHART, draw } from './chart.ts'
import { growthOf, pacedWeeks, praiseOf } from './fluency.ts'

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

test('whatever is drawn lies within the chart, in the order of time', () => {
  const paces = fc.array(fc.option(fc.double({ min: 0, max: 400, noNaN: true })), {
    minLength: 1,
    maxLength: 60,
    size: 'max',
  })
  const expected = fc.option(fc.double({ min: 5, max: 200, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(paces, expected, (given, middle) => {
      const band = middle && { low: middle * 0.8, expected: middle, high: middle * 1.2, isNorm: true }
      const charted = given.map((pace, n) => ({
        week: addDays('2025-11-03', 7 * n),
        pace,
        band: band || undefined,
      }))
      const { points, bands, ticks, months } = draw(charted)
      expect(points).toHaveLength(given.filter(pace => pace !== null).length)
      expect(bands).toHaveLength(band ? 1 : 0)
      expect(months.length).toBeLessThanOrEqual(7)
      for (const y of [...points, ...bands, ...ticks].map(({ y }) => y)) {
        expect(y).toBeGreaterThanOrEqual(CHART.top - 1e-6)
        expect(y).toBeLessThanOrEqual(CHART.height - CHART.bottom + 1e-6)
      }
      for (const [n, { x }] of points.entries()) {
        expect(x).toBeGreaterThan(points[n - 1]?.x ?? CHART.left)
        expect(x).toBeLessThan(CHART.width - CHART.right)
      }
    }),
  )
})

test('each season has a stretch of its own', () => {
  const charted = [50, 50, 84, 84, undefined].map((expected, n) => ({
    week: addDays('2026-11-16', 7 * n),
    pace: null,
    band: expected ? { low: expected * 0.8, expected, high: expected * 1.2, isNorm: true } : undefined,
  }))
  const { bands } = draw(charted)
  expect(bands.map(({ width }) => Math.round(width))).toEqual([230, 230])
})
