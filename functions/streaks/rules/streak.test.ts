import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import { milestoneBy, streakOf, withDay } from './streak.ts'

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
    fc.property(fc.array(day, { maxLength: 40, size: 'max' }), fc.infiniteStream(fc.nat()), (days, order) => {
      const inOrder = days.reduce(withDay, [] as readonly string[])
      const keys = new Map(days.map(d => [d, order.next().value ?? 0]))
      const shuffled = [...days, ...days].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      expect(shuffled.reduce(withDay, [] as readonly string[])).toEqual(inOrder)
      expect(streakOf(inOrder)).toBeLessThanOrEqual(inOrder.length)
    }),
  )
})

/** Adds the days one after the other and gives the milestones that were reached on the way. */
function milestones(days: readonly string[]): readonly number[] {
  let active: readonly string[] = []
  return days.flatMap(added => {
    const after = withDay(active, added)
    const reached = after === active ? undefined : milestoneBy(after, added)
    active = after
    return reached ?? []
  })
}

test('each seventh day of a run is a milestone', () => {
  const days = Array.from({ length: 15 }, (_, offset) => addDays('2026-11-01', offset))
  expect(milestones(days)).toEqual([7, 14])
  expect(milestones([...days.slice(0, 6), ...days.slice(8)])).toEqual([7])
  // The seventh day comes last, when the eighth is there already.
  const [seventh = ''] = days.slice(6)
  expect(milestones([...days.filter(d => d !== seventh).slice(0, 7), seventh])).toEqual([7])
})

test('late days reach as many milestones as days on time', () => {
  const dense = fc.uniqueArray(day, { minLength: 30, maxLength: 61, size: 'max' })
  fc.assert(
    fc.property(dense, shuffled => {
      expect(milestones(shuffled)).toHaveLength(milestones([...shuffled].sort()).length)
    }),
  )
})
