import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { frozenDays } from './freezes.ts'
import { milestoneBy, streakOf, withDay } from './streak.ts'

const NONE = new Set<SchoolDay>()
const november = (date: number) => `2026-11-${String(date).padStart(2, '0')}`

test('a freeze stands in for one missed day, which does not count', () => {
  const days = [november(16), november(17), november(19)]
  const frozen = frozenDays(days, [november(16)], NONE)
  expect(frozen).toEqual([november(18)])
  expect(streakOf(days, new Set(frozen))).toBe(3)
  expect(streakOf(days)).toBe(1)
})

test('two close a gap of two; a gap of three spends none', () => {
  const bought = [november(10), november(10)]
  expect(frozenDays([november(10), november(13)], bought, NONE)).toEqual([november(11), november(12)])
  expect(frozenDays([november(10), november(14)], bought, NONE)).toEqual([])
  expect(frozenDays([november(10), november(13)], bought.slice(1), NONE)).toEqual([])
})

test('what was bought after a gap does not close it', () => {
  expect(frozenDays([november(10), november(12)], [november(12)], NONE)).toEqual([])
  expect(frozenDays([november(10), november(12)], [november(10)], NONE)).toEqual([november(11)])
})

test('a declared day costs no freeze', () => {
  const declared = new Set([november(26), november(27)])
  const days = [november(25), november(28)]
  expect(frozenDays(days, [november(25)], declared)).toEqual([])
  expect(streakOf(days, declared)).toBe(2)
  expect(frozenDays([november(25), november(29)], [november(25)], declared)).toEqual([november(28)])
})

test('a frozen day on which somebody was active after all gives its freeze back', () => {
  const late = [november(16), november(18)].reduce(withDay, withDay([], november(17)))
  expect(frozenDays(late, [november(16)], NONE)).toEqual([])
})

const START = '2024-02-20' // Before a leap day.
const day = fc.integer({ min: 0, max: 50 }).map(offset => addDays(START, offset))

/** The same, written as a child lives it: day by day, with what lies ready that morning. */
function lived(
  active: ReadonlySet<SchoolDay>,
  bought: readonly SchoolDay[],
  declared: ReadonlySet<SchoolDay>,
): { streak: number; frozen: readonly SchoolDay[] } {
  let [streak, ready, missed] = [0, 0, [] as SchoolDay[]]
  const frozen: SchoolDay[] = []
  let newest = 0
  for (let offset = 0; offset <= 51; offset++) {
    const today = addDays(START, offset)
    if (active.has(today)) {
      if (missed.length > 0 && missed.length <= Math.min(2, ready)) {
        ready -= missed.length
        frozen.push(...missed)
      } else if (missed.length > 0) streak = 0
      streak++
      missed = []
      newest = streak
    } else if (!declared.has(today) && streak > 0) missed.push(today)
    ready += bought.filter(purchase => purchase === today).length
  }
  return { streak: newest, frozen }
}

test('streaks with freezes and declared days are what a child lives, day by day', () => {
  const sets = fc.record({
    active: fc.uniqueArray(day, { minLength: 1, maxLength: 40, size: 'max' }),
    bought: fc.array(fc.nat(), { maxLength: 6 }),
    declared: fc.uniqueArray(day, { maxLength: 8 }),
  })
  fc.assert(
    fc.property(sets, ({ active, bought, declared }) => {
      const days = active.reduce(withDay, [] as readonly SchoolDay[])
      // Who buys has opened the app that day.
      const purchases = bought.map(n => days[n % days.length] ?? START)
      const free = new Set(declared)
      const expected = lived(new Set(days), purchases, free)
      const frozen = frozenDays(days, purchases, free)
      expect(frozen).toEqual(expected.frozen)
      expect(streakOf(days, new Set([...frozen, ...free]))).toBe(expected.streak)
    }),
    { numRuns: 2000 },
  )
})

test('a run over bridges reaches its milestone', () => {
  const days = Array.from({ length: 8 }, (_, i) => november(i + 1)).filter(d => d !== november(4))
  expect(milestoneBy(days, november(8))).toBeUndefined()
  expect(milestoneBy(days, november(8), new Set([november(4)]))).toBe(7)
})
