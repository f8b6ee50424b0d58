import { Cron } from 'croner'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cronOf, doDueParts, PARTS, type Part, partOf, partsDue, type RoundTime } from './round-time.ts'
import { addDays, instantOf, schoolDay } from './school-day.ts'

/** Years of 365 days, each with other faults. */
const YEARS = Number(process.env.YEARS ?? 10)
const DAILY: RoundTime = { from: '16:00' }
const FRIDAYS: RoundTime = { from: '15:00', on: 'FRI' }
// A Monday.
const FIRST = '2026-01-05'
const DAYS = 365

test('the clock calls in UTC: the island is four hours behind all year', () => {
  expect(cronOf(DAILY)).toBe('0/5 20-22 * * ? *')
  expect(cronOf(FRIDAYS)).toBe('0/5 19-21 ? * FRI *')
  expect(cronOf({ from: '17:00' })).toBe('0/5 21-23 * * ? *')
  expect(() => cronOf({ from: '18:00' })).toThrow('18:00')
  expect(() => cronOf({ from: '16:30' })).toThrow('16:30')
})

test('a part more begins every five minutes, until all are on; what is left is made up for two hours longer', () => {
  const due = (day: string, ...times: string[]) =>
    times.map(time => partsDue(DAILY, instantOf(day, time)).length)
  expect(due(FIRST, '15:59', '16:00', '16:04', '16:05', '16:55', '18:59', '19:00')).toEqual([
    0, 1, 1, 2, 12, 12, 0,
  ])
  const friday = addDays(FIRST, 4)
  expect(partsDue(FRIDAYS, instantOf(friday, '15:00'))).toEqual([0])
  expect(partsDue(FRIDAYS, instantOf(addDays(friday, -1), '15:00'))).toEqual([])
  expect(partsDue(FRIDAYS, instantOf(addDays(friday, 1), '15:00'))).toEqual([])
})

/** Every moment of a year at which EventBridge calls, by the expression itself. */
function ticks(time: RoundTime): readonly string[] {
  const fields = cronOf(time).replace('?', '*')
  const plan = new Cron(`0 ${fields}`, { utcOffset: 0, mode: '7-part', sloppyRanges: true })
  const end = Date.parse(instantOf(addDays(FIRST, DAYS), '00:00'))
  const found: string[] = []
  let next = plan.nextRun(new Date(instantOf(FIRST, '00:00')))
  for (; next && next.getTime() < end; next = plan.nextRun(next)) found.push(next.toISOString())
  return found
}

const people = Array.from({ length: 60 }, (_, n) => `person-${n}`)
const calls = { daily: ticks(DAILY), fridays: ticks(FRIDAYS) }

test.each([
  ['every day', DAILY, calls.daily, DAYS],
  ['every Friday', FRIDAYS, calls.fridays, 52],
] as const)(
  'over a year each is told once %s, whatever hour is missed, fires twice or fails',
  async (_, time, all, days) => {
    await fc.assert(
      fc.asyncProperty(
        // On each day: the first five minutes of the hour that is slept through, ticks that fire twice, ticks that fail.
        fc.array(
          fc.record({
            slept: fc.integer({ min: 0, max: 23 }),
            twice: fc.integer({ min: 0, max: 35 }),
            fails: fc.integer({ min: 0, max: 35 }),
          }),
          { minLength: DAYS, maxLength: DAYS },
        ),
        async faults => {
          const done = new Set<string>()
          const told = new Set<string>()
          const visits = new Map<string, number>()
          const nameOf = ({ day, part }: Part) => `${day} ${part}`
          const tick = async (at: string, fails: boolean) => {
            const keeping = {
              isDone: async (part: Part) => done.has(nameOf(part)),
              keepDone: async (part: Part) => {
                if (fails) throw new Error('cut off')
                done.add(nameOf(part))
              },
            }
            // Each is told by their own mark, as the stores do.
            await doDueParts(time, at, keeping, async ({ day, part }) => {
              for (const who of people.filter(who => partOf(who) === part)) {
                const mark = `${day} ${who}`
                if (!fails) visits.set(mark, (visits.get(mark) ?? 0) + 1)
                told.add(mark)
              }
            }).catch(() => undefined)
          }
          const byDay = Map.groupBy(all, at => schoolDay(at))
          let n = 0
          for (const [, moments] of byDay) {
            const fault = faults[n++ % faults.length] ?? { slept: 0, twice: 0, fails: 0 }
            for (const [i, at] of moments.entries()) {
              if (i >= fault.slept && i < fault.slept + PARTS) continue
              await tick(at, i === fault.fails)
              if (i === fault.twice) await tick(at, false)
            }
          }
          expect(byDay.size).toBe(days)
          expect(told.size).toBe(days * people.length)
          // Nobody is looked at again whose part was done.
          expect([...visits.values()].every(times => times === 1)).toBe(true)
          expect(visits.size).toBe(told.size)
        },
      ),
      { numRuns: YEARS },
    )
  },
)

test('the parts are about as large', () => {
  const sizes = Map.groupBy(
    Array.from({ length: 12_000 }, (_, n) => `0199-${n}-student`),
    partOf,
  )
  expect(sizes.size).toBe(PARTS)
  for (const part of sizes.values()) expect(Math.abs(part.length - 1000)).toBeLessThan(200)
})

test('everybody stays in their part', () => {
  expect(['ana', 'leo', 'person-17'].map(partOf)).toEqual([4, 2, 2])
})
