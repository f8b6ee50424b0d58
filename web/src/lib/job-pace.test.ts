import { expect, test } from 'vitest'
import { type JobSample, paceOf, timeLeft, withSample } from './job-pace.ts'

const samples = (...pairs: [at: number, done: number][]): readonly JobSample[] =>
  pairs.reduce<readonly JobSample[]>((before, [at, done]) => withSample(before, { at, done }), [])

test('the pace is what was done in the time it took, and the rest goes on so', () => {
  expect(paceOf(samples([0, 0], [10_000, 50]), 200)).toEqual({ perMinute: 300, leftMs: 30_000 })
})

test('under three seconds nothing is said of it', () => {
  expect(paceOf(samples([0, 0], [2999, 50]), 200)).toBeUndefined()
  expect(paceOf(samples([0, 0], [3000, 50]), 200)).toBeDefined()
  expect(paceOf([], 200)).toBeUndefined()
})

test('what does not get on has no end in sight', () => {
  expect(paceOf(samples([0, 7], [10_000, 7]), 200)).toEqual({ perMinute: 0, leftMs: undefined })
})

test('what is done has nothing left, even where it did more than it had to', () => {
  expect(paceOf(samples([0, 0], [10_000, 210]), 200)?.leftMs).toBe(0)
})

test('only the last minute counts', () => {
  const slowThenFast = samples([0, 0], [60_000, 10], [90_000, 40], [120_000, 70])
  expect(paceOf(slowThenFast, 130)).toEqual({ perMinute: 60, leftMs: 60_000 })
})

test('less than before is another pass, which is measured anew', () => {
  expect(samples([0, 0], [10_000, 90], [11_000, 1])).toEqual([{ at: 11_000, done: 1 }])
})

test('the same moment is one sample', () => {
  expect(samples([0, 0], [5000, 4], [5000, 4])).toHaveLength(2)
})

test('time left is rounded up, and the unit changes at its edge', () => {
  expect(timeLeft(59_999)).toEqual({ unit: 'moment', count: 1 })
  expect(timeLeft(60_000)).toEqual({ unit: 'minutes', count: 1 })
  expect(timeLeft(60_001)).toEqual({ unit: 'minutes', count: 2 })
  expect(timeLeft(89 * 60_000)).toEqual({ unit: 'minutes', count: 89 })
  expect(timeLeft(89 * 60_000 + 1)).toEqual({ unit: 'hours', count: 2 })
})
