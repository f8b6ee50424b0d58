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

test('a point on the line is neither above nor below', () => {
  expect(fourPointRule(judged([1, 0, -1])).positions).toEqual(['above', 'on', 'below'])
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

test('one point has no trend, and nothing is clear', () => {
  expect(trendRule(judged([3]))).toEqual({ says: 'tooFew', trend: undefined, aimed: 2, isClear: false })
})

test('what looks the same to a tenth of a word is the same', () => {
  const by = (step: number) => Array.from({ length: 8 }, (_, week) => week * step)
  expect(trendRule(judged(by(0.04))).says).toBe('keep')
  expect(trendRule(judged(by(0.06))).says).toBe('raise')
})

/** Weeks of school by counting days off a calendar: weekdays that nobody declared, five to a week. */
function weeksOf(from: string, to: string, off: ReadonlySet<string>): number {
  let days = 0
  for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000) {
    const weekday = new Date(at).getUTCDay()
    if (weekday > 0 && weekday < 6 && !off.has(new Date(at).toISOString().slice(0, 10))) days++
  }
  return days / 5
}

/**
 * The slope at which as many pairs of what remains rise as fall, found by halving: where Kendall's S changes its sign. No
 * slope of a pair is computed, none sorted.
 */
function slopeBySigns(points: readonly (readonly [x: number, y: number])[]): number {
  const signs = (slope: number) => {
    let sum = 0
    for (const [n, [x, y]] of points.entries())
      for (const [otherX, otherY] of points.slice(n + 1))
        if (otherX !== x) sum += Math.sign(otherY - y - slope * (otherX - x))
    return sum
  }
  const border = (isBelow: (sum: number) => boolean) => {
    let [low, high] = [-1e4, 1e4]
    for (let step = 0; step < 70; step++) {
      const middle = (low + high) / 2
      if (isBelow(signs(middle))) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  return (border(sum => sum > 0) + border(sum => sum >= 0)) / 2
}

test('trend, by another way: the slope at which pairs rise as often as they fall, weeks off a calendar', () => {
  const said = new Map<string, number>()
  const arbitrary = fc.record({
    offsets: fc.uniqueArray(fc.integer({ min: 0, max: 69 }), { minLength: 2, maxLength: 14 }),
    paces: fc.array(fc.integer({ min: 300, max: 700 }), { minLength: 14, maxLength: 14 }),
    isSteady: fc.boolean(),
    off: fc.array(fc.integer({ min: 0, max: 69 }), { maxLength: 6 }),
    today: fc.integer({ min: 10, max: 80 }),
  })
  fc.assert(
    fc.property(arbitrary, ({ offsets, paces, isSteady, off, today }) => {
      const declared = new Set(off.map(one => addDays(SINCE, one)))
      const days = offsets.sort((a, b) => a - b).map(offset => addDays(SINCE, offset))
      const points = days.map((day, n) => {
        // Near the aim line, or anywhere.
        const near = 40 + 2 * weeksOf(SINCE, day, declared) + ((paces[n] ?? 0) % 7) / 10
        return { day, pace: isSteady ? near : (paces[n] ?? 0) / 10, readings: 1 }
      })
      const now = addDays(SINCE, today)
      const { says, trend, aimed } = trendRule({ points, aims: [aim], since: SINCE, today: now, declared })
      said.set(says, (said.get(says) ?? 0) + 1)
      const rate = 20 / weeksOf(SINCE, aim.until, declared)
      expect(aimed).toBeCloseTo(rate, 9)
      const xy = points.map(({ day, pace }) => [weeksOf(SINCE, day, declared), pace] as const)
      if (new Set(xy.map(([x]) => x)).size < 2) {
        expect(trend).toBeUndefined()
        return
      }
      const slope = slopeBySigns(xy)
      expect(trend?.slope).toBeCloseTo(slope, 6)
      if (weeksOf(SINCE, now, declared) < 4 || points.length < 8) {
        expect(says).toBe(weeksOf(SINCE, now, declared) < 4 ? 'tooEarly' : 'tooFew')
        return
      }
      // Half a tenth is rounded as the last bits have it.
      const isEdge = (tenths: number) => Math.abs((Math.abs(tenths) % 1) - 0.5) < 1e-6
      if (isEdge(slope * 10) || isEdge(rate * 10)) return
      const [tenths, aimedTenths] = [Math.round(slope * 10), Math.round(rate * 10)]
      expect(says).toBe(tenths === aimedTenths ? 'keep' : tenths > aimedTenths ? 'raise' : 'change')
    }),
    // Always the same histories: each of the five sayings is among them.
    { numRuns: 150, seed: 2026 },
  )
  expect([...said.keys()].sort()).toEqual(['change', 'keep', 'raise', 'tooEarly', 'tooFew'])
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

test('a day itself is judged: its point, and the line that begins on it', () => {
  const monday = addDays(SINCE, 21)
  const changed = { ...plan, phases: [phase, { ...phase, from: monday }] }
  const review = reviewOf(changed, probes(low), monday, declared)
  expect(review.since).toBe(monday)
  expect(review.points.map(({ day }) => day)).toEqual([0, 7, 14, 21].map(days => addDays(SINCE, days)))
})

test('as of a day before its end it is judged as of that day', () => {
  const ended = { ...plan, ended: { on: '2026-10-01', why: 'reached', by: 't' } } as const
  const review = reviewOf(ended, probes(low), '2026-09-20', declared)
  expect(review.points.at(-1)?.day).toBe('2026-09-14')
})

test('one that begins later has its line on its first day', () => {
  const later = {
    ...plan,
    phases: [{ ...phase, from: '2026-11-09' }],
    aims: [{ ...aim, from: '2026-11-09' }],
  }
  expect(reviewOf(later, [], '2026-11-02', declared).since).toBe('2026-11-09')
})
