import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  ISLAND_TIME_ZONE,
  instantOf,
  isSchoolDay,
  isWeekday,
  SchoolDay,
  schoolDay,
  schoolDaysBetween,
  TimeOfDay,
  timeOfDay,
  weekOf,
} from './school-day.ts'

test('the day turns at midnight on the island, four hours after Greenwich’s', () => {
  expect(schoolDay('2026-11-20T03:59:59.999Z')).toBe('2026-11-19')
  expect(schoolDay('2026-11-20T04:00:00.000Z')).toBe('2026-11-20')
})

test('there is no summer time to miss', () => {
  expect(schoolDay('2026-07-01T03:59:59.999Z')).toBe('2026-06-30')
})

test('the day is what the time zones’ database says, since computers count time', () => {
  const said = new Intl.DateTimeFormat('sv-SE', { timeZone: ISLAND_TIME_ZONE })
  const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, date => {
      expect(schoolDay(date)).toBe(said.format(date))
    }),
  )
})

test('what is no instant has no day', () => {
  expect(() => schoolDay('yesterday')).toThrow(RangeError)
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

test('the time on the island is four hours behind Greenwich’s, to the minute, and leads back to its instant', () => {
  expect(timeOfDay('2026-11-20T14:07:59.999Z')).toBe('10:07')
  expect(timeOfDay('2026-11-20T03:59:00.000Z')).toBe('23:59')
  expect(instantOf('2026-11-20', '10:07')).toBe('2026-11-20T14:07:00.000Z')
  expect(instantOf('2026-11-20', '23:00')).toBe('2026-11-21T03:00:00.000Z')
})

test('Monday to Friday are days of school, but for those that were declared', () => {
  const week = Array.from({ length: 7 }, (_, n) => addDays('2026-11-16', n))
  expect(week.map(isWeekday)).toEqual([true, true, true, true, true, false, false])
  const declared = new Set(['2026-11-18', '2026-11-21'])
  expect(week.filter(day => isSchoolDay(day, declared))).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-19',
    '2026-11-20',
  ])
})

test('a day and a time are written out whole', () => {
  const days = ['2026-11-20', '2026-1-20', 'x2026-11-20', '2026-11-20T', '20261-11-20']
  expect(days.filter(day => SchoolDay.safeParse(day).success)).toEqual(['2026-11-20'])
  const times = ['00:00', '09:59', '19:30', '23:59', '24:00', '9:30', '12:60', '012:30', '12:300']
  expect(times.filter(time => TimeOfDay.safeParse(time).success)).toEqual([
    '00:00',
    '09:59',
    '19:30',
    '23:59',
  ])
})
