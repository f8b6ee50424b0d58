import fc from 'fast-check'
import { expect, test } from 'vitest'
import { theilSen, type XY } from './theil-sen.ts'

const points = (xs: readonly number[], ys: readonly number[]): XY[] =>
  xs.map((x, n) => ({ x, y: ys[n] ?? 0 }))

test('the example of Sen (1968): slope 4, and with 93 % the interval from 26/7 to 35/8', () => {
  const sen = points([1, 2, 3, 4, 10, 12, 18], [9, 15, 19, 20, 45, 55, 78])
  const trend = theilSen(sen, 1.8119)
  expect(trend).toMatchObject({ slope: 4, intercept: 6 })
  expect(trend?.lower).toBeCloseTo(26 / 7)
  expect(trend?.upper).toBeCloseTo(35 / 8)
  // More certainty asks for a wider interval.
  expect(theilSen(sen, 2.576)?.lower).toBeLessThan(26 / 7)
})

test('one odd day moves it little, and none where the others lie on a line', () => {
  const line = points([0, 1, 2, 3, 4, 5, 6], [20, 22, 24, 26, 28, 30, 32])
  expect(theilSen([...line, { x: 7, y: 5 }])).toMatchObject({ slope: 2, intercept: 20 })
})

test('there is none without two points that lie apart', () => {
  expect(theilSen([])).toBeUndefined()
  expect(theilSen(points([3, 3, 3], [10, 20, 30]))).toBeUndefined()
  expect(theilSen(points([3, 4], [10, 20]))).toMatchObject({ slope: 10, lower: 10, upper: 10 })
})

const anyPoints = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 150 }) }),
  { minLength: 2, maxLength: 25 },
)

/** Kendall's S of what remains about a line: pairs that rise less those that fall. */
const kendall = (all: readonly XY[], slope: number): number =>
  all.reduce(
    (sum, a, n) =>
      sum +
      all
        .slice(n + 1)
        .reduce((s, b) => s + Math.sign(b.x - a.x) * Math.sign(b.y - a.y - slope * (b.x - a.x)), 0),
    0,
  )

test('about the trend as many pairs rise as fall, which is how Sen defines it', () => {
  fc.assert(
    fc.property(anyPoints, all => {
      const trend = theilSen(all)
      if (!trend) return
      expect(kendall(all, trend.slope + 1e-6)).toBeLessThanOrEqual(0)
      expect(kendall(all, trend.slope - 1e-6)).toBeGreaterThanOrEqual(0)
      expect(trend.lower).toBeLessThanOrEqual(trend.slope)
      expect(trend.upper).toBeGreaterThanOrEqual(trend.slope)
    }),
  )
})

test('the order in which points are told does not matter', () => {
  fc.assert(
    fc.property(anyPoints, all => {
      expect(theilSen(all.toReversed())).toEqual(theilSen(all))
    }),
  )
})

test('nine tenths are certain unless told; few points leave all slopes possible', () => {
  const sen = theilSen(points([1, 2, 3, 4, 10, 12, 18], [9, 15, 19, 20, 45, 55, 78]))
  expect([sen?.lower, sen?.upper]).toEqual([15 / 4, 46 / 11])
  expect(theilSen(points([0, 1, 2], [0, 1, 4]))).toMatchObject({ slope: 2, lower: 1, upper: 3 })
})

test('days and paces that are the same leave the slope less certain to differ', () => {
  const tied = theilSen(points([1, 2, 3, 3, 3, 0, 3, 2, 3], [46, 43, 40, 45, 40, 44, 44, 45, 46]))
  expect(tied).toMatchObject({ slope: -0.5, lower: -3, upper: 2 / 3 })
})

test('what neither rises nor falls has no slope, from whichever end it is told', () => {
  expect(theilSen(points([4, 3], [20, 20]))?.slope).toBe(0)
})
