import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
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

/** `SEQUENCES=1000000` is the soak. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 1000)
/** Before a leap day, before none, before the end of a year, and before that of a leap year. */
const STARTS = ['2024-02-20', '2025-02-20', '2025-12-10', '2028-12-10'] as const
const LENGTH = 50
/** The island is four hours behind all year: its day begins then. */
const MIDNIGHT = 'T04:00:00.000Z'
const DAY_MS = 86_400_000
/** Mostly the first and the last moments of a day. */
const within = fc.oneof(fc.constantFrom(0, 1, DAY_MS - 1), fc.integer({ min: 0, max: DAY_MS - 1 }))

/** The same, written as a child lives it: day by day, with what lies ready that morning. */
function lived(
  start: SchoolDay,
  active: ReadonlySet<SchoolDay>,
  bought: readonly SchoolDay[],
  declared: ReadonlySet<SchoolDay>,
): { streak: number; frozen: readonly SchoolDay[] } {
  let [streak, ready, missed] = [0, 0, [] as SchoolDay[]]
  const frozen: SchoolDay[] = []
  let newest = 0
  for (let offset = 0; offset <= LENGTH + 1; offset++) {
    const today = dayAfter(start, offset)
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

/** The day so many after another, by a calendar that is not ours. */
const dayAfter = (start: SchoolDay, offset: number): SchoolDay =>
  new Date(Date.parse(`${start}T12:00:00Z`) + offset * DAY_MS).toISOString().slice(0, 10)

test(`${SEQUENCES} streaks with freezes and declared days are what a child lives, day by day, whatever the clock said last`, {
  timeout: 10_000 + SEQUENCES,
}, () => {
  const offset = fc.integer({ min: 0, max: LENGTH })
  const sequences = fc.record({
    start: fc.constantFrom(...STARTS),
    // In any order, as after a clock that was set back, and the same day often.
    visits: fc.array(fc.tuple(offset, within), { minLength: 1, maxLength: 60, size: 'max' }),
    bought: fc.array(fc.nat(), { maxLength: 6 }),
    declared: fc.uniqueArray(offset, { maxLength: 8 }),
  })
  fc.assert(
    fc.property(sequences, ({ start, visits, bought, declared }) => {
      const midnight = Date.parse(start + MIDNIGHT)
      const days = visits
        .map(([at, ms]) => schoolDay(midnight + at * DAY_MS + ms))
        .reduce(withDay, [] as readonly SchoolDay[])
      const active = new Set(visits.map(([at]) => dayAfter(start, at)))
      expect(days).toEqual([...active].sort())
      // Who buys has opened the app that day.
      const purchases = bought.map(n => days[n % days.length] ?? start)
      const free = new Set(declared.map(at => dayAfter(start, at)))
      const expected = lived(start, active, purchases, free)
      const frozen = frozenDays(days, purchases, free)
      if (frozen.join() !== expected.frozen.join()) expect(frozen).toEqual(expected.frozen)
      expect(streakOf(days, new Set([...frozen, ...free]))).toBe(expected.streak)
    }),
    { numRuns: SEQUENCES },
  )
})

test('a run over bridges reaches its milestone', () => {
  const days = Array.from({ length: 8 }, (_, i) => november(i + 1)).filter(d => d !== november(4))
  expect(milestoneBy(days, november(8))).toBeUndefined()
  expect(milestoneBy(days, november(8), new Set([november(4)]))).toBe(7)
})
