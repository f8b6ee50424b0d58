import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTERS, type Counts } from '#shared/achievements/counters.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { added, highest } from './counts.ts'
import type { Deed } from './deed.ts'
import { afterDeed, challengesOn, doneBetween, expiringOn, NOTHING_YET, type Record } from './record.ts'
import { newlyUnlocked, unlockedBy } from './unlocks.ts'

/** `HISTORIES=100000` is the soak. */
const HISTORIES = Number(process.env.HISTORIES ?? 300)
const MONDAY = '2026-11-16'
const ana = 'ana'
const deed = (day: SchoolDay, adds: Counts, reached?: Counts): Deed => ({
  day,
  adds,
  ...(reached && { reached }),
})

/** The record after these deeds, each an event of its own, and all that was told on the way. */
function told(deeds: readonly (readonly [eventId: string, deed: Deed])[], from: Record = NOTHING_YET) {
  let record = from
  const met: string[] = []
  const titles: string[] = []
  const badges: string[] = []
  for (const [eventId, one] of deeds) {
    const after = afterDeed(record, ana, eventId, one)
    if (!after) continue
    const gained = newlyUnlocked(record.counts, after.record.counts)
    titles.push(...gained.titles)
    badges.push(...gained.badges)
    met.push(...after.met.map(({ period, of, counter }) => `${period} ${of} ${counter}`))
    record = after.record
  }
  return { record, met, titles, badges }
}

const arbitraryDeed = fc.record({
  offset: fc.integer({ min: 0, max: 9 }),
  adds: fc.dictionary(fc.constantFrom(...COUNTERS.slice(3)), fc.integer({ min: 1, max: 40 }), { maxKeys: 6 }),
  points: fc.integer({ min: 0, max: 900 }),
  streak: fc.integer({ min: 0, max: 120 }),
})
const histories = fc
  .array(arbitraryDeed, { maxLength: 60 })
  .map(all =>
    all.map(
      ({ offset, adds, points, streak }, n) =>
        [
          `event-${n}`,
          deed(
            addDays(MONDAY, offset),
            { ...adds, ...(points > 0 && { points }) },
            streak > 0 ? { streak } : {},
          ),
        ] as const,
    ),
  )

test(`what events unlock one by one is what is computed from scratch, in any order and however often they are told: ${HISTORIES} histories`, {
  timeout: 10_000 + HISTORIES * 10,
}, () => {
  fc.assert(
    fc.property(histories, fc.infiniteStream(fc.nat()), (deeds, order) => {
      const keys = new Map(deeds.map(([id]) => [id, order.next().value ?? 0]))
      const shuffled = [...deeds, ...deeds].sort(([a], [b]) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      const once = told(deeds)
      const often = told(shuffled)
      const scratch = deeds.reduce<Counts>(
        (counts, [, { adds, reached = {} }]) => highest(added(counts, adds), reached),
        {},
      )
      // Days in both languages follow from the days.
      const { bilingualDays = 0 } = once.record.counts
      const counted = highest(scratch, { bilingualDays })
      expect(often.record.counts).toEqual(once.record.counts)
      expect(once.record.counts).toEqual(counted)
      const all = unlockedBy(counted)
      const none = unlockedBy({})
      for (const { titles, badges } of [once, often]) {
        expect([...titles].sort()).toEqual(all.titles.filter(id => !none.titles.includes(id)).sort())
        expect([...badges].sort()).toEqual([...all.badges].sort())
      }
    }),
    { numRuns: HISTORIES },
  )
})

test('every challenge that the days reach was met once, and no other', {
  timeout: 10_000 + HISTORIES * 10,
}, () => {
  fc.assert(
    fc.property(histories, deeds => {
      const { record, met } = told(deeds)
      const reached = Object.entries(record.chosen).flatMap(([name, challenges]) => {
        const [period = '', start = ''] = name.split(' ')
        const done = doneBetween(record, start, addDays(start, period === 'day' ? 0 : 6))
        return challenges
          .filter(({ counter, goal }) => (done[counter] ?? 0) >= goal)
          .map(({ counter }) => `${name} ${counter}`)
      })
      expect([...met].sort()).toEqual(reached.sort())
    }),
    { numRuns: HISTORIES },
  )
})

test('a day in which both languages were read is one, however much was read', () => {
  const spanish = deed(MONDAY, { spanish: 1 })
  const english = deed(MONDAY, { english: 1 })
  const { record } = told([
    ['a', spanish],
    ['b', english],
    ['c', spanish],
    ['d', deed(addDays(MONDAY, 1), { english: 2 })],
  ])
  expect(record.counts).toMatchObject({ spanish: 2, english: 3, bilingualDays: 1 })
  expect(told([['a', spanish]]).record.counts).toEqual({ spanish: 1 })
  expect(told([['b', english]]).record.counts).toEqual({ english: 1 })
  expect(told([['c', deed(MONDAY, { spanish: 1, english: 1 })]]).record.counts.bilingualDays).toBe(1)
})

test('an event is known for 15 days, and no longer', () => {
  const first = ['first', deed(MONDAY, { readings: 1 })] as const
  const later = (days: number) => [`later-${days}`, deed(addDays(MONDAY, days), { readings: 1 })] as const
  expect(told([first, later(15), first]).record.counts.readings).toBe(2)
  expect(told([first, later(16), first]).record.counts.readings).toBe(3)
  // In whatever order the days were told.
  expect(told([later(15), first, later(14), first]).record.counts.readings).toBe(3)
})

test('what is chosen stays for its day, whatever is reached in it', () => {
  const before = challengesOn(NOTHING_YET, ana, MONDAY)
  expect(before.map(({ period }) => period)).toEqual(['day', 'day', 'day', 'week', 'week'])
  const { record } = told([['a', deed(MONDAY, { aloud: 5, points: 5000, accurate: 1 })]])
  const after = challengesOn(record, ana, MONDAY)
  expect(after.map(({ counter, goal }) => [counter, goal])).toEqual(
    before.map(({ counter, goal }) => [counter, goal]),
  )
})

test('from Friday on the week’s challenge that is half done is called to mind, and never one that is met', () => {
  const [challenge] = challengesOn(NOTHING_YET, ana, MONDAY).filter(({ period }) => period === 'week')
  const { counter, goal } = challenge ?? expect.unreachable()
  const having = (done: number) => told([['a', deed(MONDAY, { [counter]: done })]]).record
  const [thursday, friday] = [addDays(MONDAY, 3), addDays(MONDAY, 4)]
  const half = Math.ceil(goal / 2)
  expect(expiringOn(having(half), ana, friday)).toEqual({ counter, left: goal - half })
  expect(expiringOn(having(half), ana, thursday)).toBeUndefined()
  expect(expiringOn(having(half - 1), ana, friday)).toBeUndefined()
  expect(expiringOn(having(goal), ana, friday)).toBeUndefined()
  // What is done on the day itself is still under way.
  const onFriday = told([['a', deed(friday, { [counter]: half })]]).record
  expect(expiringOn(onFriday, ana, friday)).toBeUndefined()
})

/** A week in which these are to be reached. */
const asking = (...chosen: Record['chosen'][string]): Record => ({
  ...NOTHING_YET,
  chosen: { [`week ${MONDAY}`]: chosen, [`day ${MONDAY}`]: [] },
})

test('of two challenges that run out, the one of which less is left is called to mind', () => {
  const asked = asking({ counter: 'words', goal: 100 }, { counter: 'readings', goal: 6 })
  const left = (done: Counts) =>
    expiringOn(told([['a', deed(MONDAY, done)]], asked).record, ana, addDays(MONDAY, 4))
  expect(left({ words: 60, readings: 5 })).toEqual({ counter: 'readings', left: 1 })
  expect(left({ words: 99, readings: 3 })).toEqual({ counter: 'words', left: 1 })
  // Half is enough to be called to mind, less is not.
  expect(left({ readings: 3 })).toEqual({ counter: 'readings', left: 3 })
  expect(left({ readings: 2 })).toBeUndefined()
})

test('a challenge is met by what reaches it, on any day of its week, and by nothing that comes after', () => {
  const asked = asking({ counter: 'readings', goal: 2 })
  const sunday = addDays(MONDAY, 6)
  const reading = (event: string, day: string) => [event, deed(day, { readings: 1 })] as const
  const week = (...deeds: Parameters<typeof told>[0]) =>
    told(deeds, asked).met.filter(met => met.startsWith(`week ${MONDAY} readings`)).length
  expect(week(reading('a', MONDAY))).toBe(0)
  expect(week(reading('a', MONDAY), reading('b', sunday))).toBe(1)
  expect(week(reading('a', MONDAY), reading('b', MONDAY), reading('c', sunday))).toBe(1)
  expect(week(reading('a', MONDAY), reading('b', addDays(MONDAY, 7)))).toBe(0)
})

test('what was done from one day to another counts both', () => {
  const { record } = told([0, 1, 2, 3].map(n => [`${n}`, deed(addDays(MONDAY, n), { readings: 1 })] as const))
  expect(doneBetween(record, addDays(MONDAY, 1), addDays(MONDAY, 2)).readings).toBe(2)
})

test('what was chosen is forgotten with its days: a week’s as long as one of its days is known', () => {
  const known = (days: number) =>
    Object.keys(
      told([
        ['a', deed(MONDAY, { readings: 1 })],
        ['b', deed(addDays(MONDAY, days), { readings: 1 })],
      ]).record.chosen,
    ).filter(name => name.endsWith(MONDAY))
  expect(known(15)).toEqual([`day ${MONDAY}`, `week ${MONDAY}`])
  expect(known(21)).toEqual([`day ${MONDAY}`, `week ${MONDAY}`])
  expect(known(22)).toEqual([])
})

test('what is told without work chooses nothing yet', () => {
  const { counts, chosen } = told([['a', deed(MONDAY, {}, { level: 3 })]]).record
  expect([counts, chosen]).toEqual([{ level: 3 }, {}])
})

test('a challenge says how much of it is done, and until when it can be met', () => {
  const counters = challengesOn(NOTHING_YET, ana, MONDAY)
  const week = counters.find(({ period }) => period === 'week') ?? expect.unreachable()
  const { record } = told([['a', deed(MONDAY, { [week.counter]: 1 })]])
  const later = challengesOn(record, ana, addDays(MONDAY, 2)).find(({ period }) => period === 'week')
  expect(later).toEqual({ ...week, done: 1, until: addDays(MONDAY, 6) })
  expect(challengesOn(record, ana, addDays(MONDAY, 7)).find(({ period }) => period === 'week')?.done).toBe(0)
})
