import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import { streakOf, withDay } from './streaks.ts'

const day = fc.integer({ min: 0, max: 60 }).map(offset => addDays('2026-01-01', offset))

test('yesterday adds one, today changes nothing, a gap begins again at one', () => {
  const monday = withDay([], '2026-11-16')
  expect(streakOf(monday)).toBe(1)
  const tuesday = withDay(monday, '2026-11-17')
  expect(streakOf(tuesday)).toBe(2)
  expect(withDay(tuesday, '2026-11-17')).toBe(tuesday)
  expect(streakOf(withDay(tuesday, '2026-11-19'))).toBe(1)
})

test('a run crosses the end of a month and of a year', () => {
  expect(streakOf(['2026-12-30', '2026-12-31', '2027-01-01'].reduce(withDay, [] as readonly string[]))).toBe(
    3,
  )
})

test('the order and repetition of days never matter', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (days, order) => {
      const inOrder = days.reduce(withDay, [] as readonly string[])
      const keys = new Map(days.map(d => [d, order.next().value ?? 0]))
      const shuffled = [...days, ...days].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      expect(shuffled.reduce(withDay, [] as readonly string[])).toEqual(inOrder)
      expect(streakOf(inOrder)).toBeLessThanOrEqual(inOrder.length)
    }),
  )
})
