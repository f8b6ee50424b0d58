import { expect, test } from 'vitest'
import { baselineOf, median, pointsOf } from './points.ts'

test('the middle of some numbers', () => {
  expect(median([30, 10, 20])).toBe(20)
  expect(median([40, 10, 20, 30])).toBe(25)
  expect(median([])).toBeNaN()
})

test('a day is one point, its median; readings of another grade are none', () => {
  const probe = (day: string, pace: number, grade: '1' | '2' = '2') => ({ day, grade, pace })
  const probes = [
    probe('2026-10-07', 44),
    probe('2026-10-05', 40),
    probe('2026-10-05', 60, '1'),
    probe('2026-10-05', 70),
    probe('2026-10-05', 45),
  ]
  expect(pointsOf(probes, '2')).toEqual([
    { day: '2026-10-05', pace: 45, readings: 3 },
    { day: '2026-10-07', pace: 44, readings: 1 },
  ])
})

test('a child stands at the median of the last three points before the day', () => {
  const points = [90, 30, 50, 40].map((pace, n) => ({ day: `2026-10-0${n + 1}`, pace, readings: 1 }))
  expect(baselineOf(points, '2026-10-05')).toBe(40)
  // The day itself is not before it.
  expect(baselineOf(points, '2026-10-04')).toBe(50)
  expect(baselineOf(points, '2026-10-02')).toBe(90)
  expect(baselineOf(points, '2026-10-01')).toBeNull()
})
