import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/school-day.ts'
import { fourPointRule, type Judged } from './four-point-rule.ts'
import { reviewOf } from './review.ts'
import { trendRule } from './trend-rule.ts'

/** A Monday; the aim line rises two words a week from 40. */
const SINCE = '2026-09-07'
const aim = { from: SINCE, until: '2026-11-16', pace: 40, goal: 60, basis: 'own', by: 't' } as const
const declared = new Set<string>()

/** A point each Monday from the phase line on, so far from the aim line. */
const judged = (besideLine: readonly number[], today = addDays(SINCE, 70)): Judged => ({
  points: besideLine.map((difference, week) => ({
    day: addDays(SINCE, 7 * week),
    pace: 40 + 2 * week + difference,
    readings: 1,
  })),
  aims: [aim],
  since: SINCE,
  today,
  declared,
})

test.each([
  [[0, 0, 3, 1, 2, 4], 'raise'],
  [[0, 0, -3, -1, -2, -4], 'change'],
  [[0, 0, -3, -1, -2, 4], 'keep'],
  // On the line is neither above nor below it.
  [[0, 0, 3, 1, 0, 4], 'keep'],
  [[0, 0, -3, -1, 0, -4], 'keep'],
  // Only the latest four decide.
  [[9, 9, -3, -1, -2, -4], 'change'],
])('four points: %j says %s', (besideLine, says) => {
  expect(fourPointRule(judged(besideLine)).says).toBe(says)
})

test('four points speak from three weeks and six points on', () => {
  const six = [-1, -1, -1, -1, -1, -1]
  expect(fourPointRule(judged(six.slice(1))).says).toBe('tooFew')
  expect(fourPointRule(judged(six)).says).toBe('change')
  // The Friday of the third week is its fourteenth school day after the first Monday.
  expect(fourPointRule(judged(six, '2026-09-25')).says).toBe('tooEarly')
  expect(fourPointRule(judged(six, '2026-09-28')).says).toBe('change')
  expect(fourPointRule(judged(six)).positions).toEqual(['below', 'below', 'below', 'below'])
})

const differences = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 12 })

test('four points, by another way: signs in a row', () => {
  fc.assert(
    fc.property(differences, besideLine => {
      const signs = besideLine.map(one => (one > 0 ? '+' : one < 0 ? '-' : '0')).join('')
      const expected =
        signs.length < 6 ? 'tooFew' : /\+{4}$/.test(signs) ? 'raise' : /-{4}$/.test(signs) ? 'change' : 'keep'
      expect(fourPointRule(judged(besideLine)).says).toBe(expected)
    }),
  )
})

test.each([
  // The line's own rate.
  [[1, 1, 1, 1, 1, 1, 1, 1], 'keep', false],
  // Three words a week, and one.
  [[0, 1, 2, 3, 4, 5, 6, 7], 'raise', true],
  [[0, -1, -2, -3, -4, -5, -6, -7], 'change', true],
  // Scattered: flatter, and not clearly.
  [[0, 6, -7, 5, -6, 4, -5, -2], 'change', false],
])('trend: %j says %s, clearly: %s', (besideLine, says, isClear) => {
  expect(trendRule(judged(besideLine))).toMatchObject({ says, isClear, aimed: 2 })
})

test('the trend speaks from four weeks and eight points on', () => {
  const eight = [0, -1, -2, -3, -4, -5, -6, -7]
  expect(trendRule(judged(eight.slice(1))).says).toBe('tooFew')
  expect(trendRule(judged(eight)).says).toBe('change')
  expect(trendRule(judged(eight, '2026-10-02')).says).toBe('tooEarly')
  expect(trendRule(judged(eight, '2026-10-05')).says).toBe('change')
})

test('what looks the same to a tenth of a word is the same', () => {
  const by = (step: number) => Array.from({ length: 8 }, (_, week) => week * step)
  expect(trendRule(judged(by(0.04))).says).toBe('keep')
  expect(trendRule(judged(by(0.06))).says).toBe('raise')
})

test('trend, by another way: beside the aim line more pairs fall than rise', () => {
  const eightOrMore = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 14 })
  fc.assert(
    fc.property(eightOrMore, besideLine => {
      const { says, trend } = trendRule(judged(besideLine))
      if (!trend || Math.abs(trend.slope - 2) < 0.1) return
      const pairs = besideLine.flatMap((a, n) => besideLine.slice(n + 1).map(b => Math.sign(b - a)))
      const sum = pairs.reduce<number>((total, sign) => total + sign, 0)
      if (says === 'raise') expect(sum).toBeGreaterThanOrEqual(0)
      else expect(sum).toBeLessThanOrEqual(0)
    }),
  )
})

const phase = {
  from: SINCE,
  tier: 2,
  what: 'repeatedReading',
  about: '',
  perWeek: 3,
  minutes: 15,
  size: 3,
  by: 't',
} as const
const probes = (paces: readonly number[]) =>
  paces.map((pace, week) => ({ day: addDays(SINCE, 7 * week), grade: '2' as const, pace }))
const low = [40, 41, 41, 41, 41, 41, 41, 41]
const plan = { grade: '2', phases: [phase], aims: [aim] } as const

test('a review judges the points since the latest phase line, whatever the line is for', () => {
  const today = '2026-11-02'
  expect(reviewOf(plan, probes(low), today, declared)).toMatchObject({
    since: SINCE,
    fourPoints: { says: 'change' },
    trend: { says: 'change' },
  })
  const changedOn = '2026-10-05'
  const changed = { ...plan, phases: [phase, { ...phase, from: changedOn }] }
  const raised = { ...plan, aims: [aim, { ...aim, from: changedOn, goal: 70 }] }
  for (const one of [changed, raised]) {
    const review = reviewOf(one, probes(low), today, declared)
    expect(review).toMatchObject({ since: changedOn, fourPoints: { says: 'tooFew' } })
    expect(review.points).toHaveLength(low.length)
  }
  // One that is planned for later is no line yet.
  const later = { ...plan, phases: [phase, { ...phase, from: '2026-11-09' }] }
  expect(reviewOf(later, probes(low), today, declared).since).toBe(SINCE)
})

test('one that has ended is judged as of its last day', () => {
  const ended = { ...plan, ended: { on: '2026-10-01', why: 'reached', by: 't' } } as const
  const review = reviewOf(ended, probes(low), '2026-11-02', declared)
  expect(review.points.at(-1)?.day).toBe('2026-09-28')
  expect(review.trend.says).toBe('tooEarly')
})

test('a reading that was corrected moves its point', () => {
  const today = '2026-11-02'
  const was = reviewOf(plan, probes(low), today, declared)
  const is = reviewOf(plan, probes([...low.slice(0, 7), 80]), today, declared)
  expect([was.fourPoints.says, is.fourPoints.says]).toEqual(['change', 'keep'])
})
