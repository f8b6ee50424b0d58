import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BUDGETS,
  type Budget,
  isSpent,
  type Ledger,
  momentOf,
  NO_TRIES,
  type Period,
  spent,
  toTell,
  unlocked,
  withoutTry,
  withTold,
  withTry,
} from './wrong-tries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Midnight of 10 August 2026 on the island. */
const MIDNIGHT = Date.UTC(2026, 7, 10, 4)
const budgets = Object.entries<Budget>(BUDGETS)
/** The budget of a class, which knows no quarter of an hour. */
const ofClass: Budget = BUDGETS.class

/** So many wrong tries, so many milliseconds apart. */
function wrong(count: number, from: number, apart = 1, ledger: Ledger = NO_TRIES, budget = ofClass): Ledger {
  let now = ledger
  for (let n = 0; n < count; n++) now = withTry(now, budget, momentOf(from + n * apart))
  return now
}

test.each(budgets)(
  '%s: the last try of a day is let through, and one more not before midnight of the island',
  (_, { quarter: __, ...budget }) => {
    const almost = wrong(budget.day - 1, MIDNIGHT)
    expect(isSpent(almost, budget, momentOf(MIDNIGHT + DAY - 1))).toBe(false)
    const full = wrong(1, MIDNIGHT + MINUTE, 1, almost)
    expect(isSpent(full, budget, momentOf(MIDNIGHT + DAY - 1))).toBe(true)
    expect(isSpent(full, budget, momentOf(MIDNIGHT + DAY))).toBe(false)
  },
)

test.each(budgets)('%s: a week is seven days, a year 365, wherever they begin', (_, budget) => {
  const days = (period: Period) => ({ week: 7, year: 365, day: 1 })[period]
  for (const period of ['week', 'year'] as const) {
    const alone = { day: 1_000, week: 1_000, year: 1_000, [period]: budget[period] }
    const almost = wrong(budget[period] - 1, MIDNIGHT)
    expect(isSpent(almost, alone, momentOf(MIDNIGHT))).toBe(false)
    const full = wrong(1, MIDNIGHT, 1, almost)
    const end = MIDNIGHT + days(period) * DAY
    expect(isSpent(full, alone, momentOf(end - 1))).toBe(true)
    expect(isSpent(full, alone, momentOf(end))).toBe(false)
  }
})

test('five of a child within a quarter of an hour end the tries for as long, long before the day does', () => {
  const budget = BUDGETS.childOnNew
  const four = wrong(4, MIDNIGHT, MINUTE, NO_TRIES, budget)
  expect(isSpent(four, budget, momentOf(MIDNIGHT + 4 * MINUTE))).toBe(false)
  const five = wrong(5, MIDNIGHT, MINUTE, NO_TRIES, budget)
  expect(isSpent(five, budget, momentOf(MIDNIGHT + 19 * MINUTE - 1))).toBe(true)
  expect(isSpent(five, budget, momentOf(MIDNIGHT + 19 * MINUTE))).toBe(false)
})

const pause = fc.oneof(
  fc.integer({ min: 0, max: MINUTE }),
  fc.integer({ min: 0, max: DAY }),
  fc.integer({ min: DAY, max: 40 * DAY }),
)
const step = fc.record({ pause, does: fc.constantFrom('guess', 'guess', 'guess', 'right', 'unlock') })
const small = { quarter: 3, day: 4, week: 7, year: 9 } satisfies Budget

test('however somebody times their tries, and whatever is right or unlocked, no period holds more than its budget', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), steps => {
      let at = MIDNIGHT
      let ledger = NO_TRIES
      let through: number[] = []
      let sinceUnlock: number[] = []
      for (const { pause, does } of steps) {
        at += pause
        const now = momentOf(at)
        if (does === 'unlock') {
          ledger = unlocked(ledger)
          sinceUnlock = []
        } else if (!isSpent(ledger, small, now)) {
          ledger = withTry(ledger, small, now)
          if (does === 'right') ledger = withoutTry(ledger, now)
          else {
            through = [...through, at]
            sinceUnlock = [...sinceUnlock, at]
          }
        }
        const within = (tries: readonly number[], period: Period) =>
          tries.filter(tried => momentOf(tried).day >= now.since[period]).length
        expect(within(through, 'year')).toBeLessThanOrEqual(small.year)
        expect(within(sinceUnlock, 'week')).toBeLessThanOrEqual(small.week)
        expect(within(sinceUnlock, 'day')).toBeLessThanOrEqual(small.day)
        expect(spent(ledger, now)).toEqual({
          day: within(sinceUnlock, 'day'),
          week: within(sinceUnlock, 'week'),
          year: within(through, 'year'),
        })
      }
      for (const [i, first] of through.entries()) {
        const fourth = through[i + small.quarter]
        const isUnlocked = !sinceUnlock.includes(first)
        if (fourth !== undefined && !isUnlocked) expect(fourth - first).toBeGreaterThan(15 * MINUTE - 1)
      }
    }),
  )
})

test('a right try leaves no trace, whatever came in between', () => {
  const at = momentOf(MIDNIGHT)
  const budget = BUDGETS.childOnNew
  const before = wrong(2, MIDNIGHT - 5, 1, NO_TRIES, budget)
  const during = withTry(before, budget, at)
  const between = withTry(during, budget, momentOf(MIDNIGHT + 1))
  expect(withoutTry(during, at)).toEqual(before)
  expect(withoutTry(between, at)).toEqual(withTry(before, budget, momentOf(MIDNIGHT + 1)))
  // Somebody unlocked it meanwhile: there is nothing to take back.
  expect(spent(withoutTry(unlocked(NO_TRIES), at), at)).toEqual({ day: 0, week: 0, year: 0 })
})

test.each(budgets)('%s: the teacher is told at a third, once for as long as it counts', (_, budget) => {
  const third = Math.ceil(budget.day / 3)
  const below = wrong(third - 1, MIDNIGHT)
  expect(toTell(below, budget, momentOf(MIDNIGHT))).toEqual([])
  const reached = wrong(1, MIDNIGHT, 1, below)
  expect(toTell(reached, budget, momentOf(MIDNIGHT))).toEqual(['day'])
  const told = withTold(reached, ['day'], momentOf(MIDNIGHT))
  expect(toTell(told, budget, momentOf(MIDNIGHT + DAY - 1))).toEqual([])
  const tomorrow = MIDNIGHT + DAY
  expect(toTell(wrong(third, tomorrow, 1, told), budget, momentOf(tomorrow))).toContain('day')
})

test('a week and a year are told of, too, and a day that was told before is not in the way', () => {
  const { week, year } = BUDGETS.class
  const full = wrong(Math.ceil(week / 3), MIDNIGHT)
  expect(toTell(withTold(full, ['day'], momentOf(MIDNIGHT)), BUDGETS.class, momentOf(MIDNIGHT))).toEqual([
    'week',
  ])
  const long = wrong(Math.ceil(year / 3), MIDNIGHT)
  const later = momentOf(MIDNIGHT + 30 * DAY)
  expect(toTell(long, BUDGETS.class, later)).toEqual(['year'])
  expect(toTell(withTold(long, ['year'], momentOf(MIDNIGHT)), BUDGETS.class, later)).toEqual([])
})

test('an unlock gives the day and the week back, never the year', () => {
  const at = momentOf(MIDNIGHT)
  const full = wrong(60, MIDNIGHT)
  expect(isSpent(full, BUDGETS.class, at)).toBe(true)
  expect(isSpent(unlocked(full), BUDGETS.class, at)).toBe(false)
  let ledger = full
  for (let n = 0; n < 20; n++) {
    ledger = unlocked(ledger)
    while (!isSpent(ledger, BUDGETS.class, at)) ledger = withTry(ledger, BUDGETS.class, at)
  }
  expect(spent(ledger, at).year).toBe(BUDGETS.class.year)
})

test('what no longer counts is not kept', () => {
  const old = wrong(3, MIDNIGHT)
  const later = wrong(1, MIDNIGHT + 365 * DAY, 1, old)
  expect(Object.keys(later.week)).toHaveLength(1)
  expect(Object.keys(later.year)).toHaveLength(1)
})

test('a budget without a quarter of an hour keeps no single tries, and asks for none', () => {
  const at = momentOf(MIDNIGHT)
  expect(wrong(6, MIDNIGHT).newest).toEqual([])
  const five = wrong(5, MIDNIGHT, 1, NO_TRIES, BUDGETS.childOnNew)
  expect(isSpent(five, BUDGETS.childOnNew, at)).toBe(true)
  expect(isSpent(five, BUDGETS.class, at)).toBe(false)
})

test('an unlock forgets what was told of the day and the week, and of the year remembers it', () => {
  const { day } = momentOf(MIDNIGHT)
  const told = withTold(NO_TRIES, ['day', 'week', 'year'], momentOf(MIDNIGHT))
  expect(unlocked(told)).toEqual({ ...NO_TRIES, told: { year: day } })
  expect(unlocked(withTold(NO_TRIES, ['day'], momentOf(MIDNIGHT)))).toEqual(NO_TRIES)
})
