import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, schoolDay, schoolDaysBetween, weekOf } from './school-day.ts'

test('the day turns at midnight on the island, four hours after Greenwich’s', () => {
  expect(schoolDay('2026-11-20T03:59:59.999Z')).toBe('2026-11-19')
  expect(schoolDay('2026-11-20T04:00:00.000Z')).toBe('2026-11-20')
})

test('there is no summer time to miss', () => {
  expect(schoolDay('2026-07-01T03:59:59.999Z')).toBe('2026-06-30')
})

test('days later and back again is the same day, and days are in order', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (date, days) => {
      const start = schoolDay(date)
      expect(addDays(addDays(start, days), -days)).toBe(start)
      expect(addDays(start, days) > start).toBe(true)
    }),
  )
})

test('a week begins on Monday', () => {
  expect(weekOf('2026-11-21')).toBe('2026-11-16')
  expect(weekOf('2026-11-16')).toBe('2026-11-16')
  expect(weekOf('2026-11-15')).toBe('2026-11-09')
})

test('school days from one day to another, without week ends and what was declared', () => {
  const between = (from: string, to: string) => schoolDaysBetween(from, to, new Set(['2026-11-19']))
  expect(between('2026-11-13', '2026-11-16')).toBe(1)
  expect(between('2026-11-13', '2026-11-15')).toBe(0)
  expect(between('2026-11-16', '2026-11-20')).toBe(3)
  expect(between('2026-11-20', '2026-11-16')).toBe(-3)
  expect(between('2026-11-16', '2026-11-16')).toBe(0)
})
