import * as z from 'zod/mini'
import { addDays, SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { type Failures, mayTry, withFailure } from './tries.ts'

// Wrong tries at pictures are counted by island days, of the child they were made at and of where they came from, and
// each of them has a budget. The arithmetic of these numbers is in docs/decisions/picture-sign-in.md.

/** So many wrong tries end the tries: within a quarter of an hour where there is one, a day, seven days and 365. */
export interface Budget {
  readonly quarter?: number
  readonly day: number
  readonly week: number
  readonly year: number
}
export type Period = 'day' | 'week' | 'year'
const PERIODS: Readonly<Record<Period, number>> = { day: 1, week: 7, year: 365 }

export const BUDGETS = {
  /** Of a child, from devices on which nobody of the class signed in before. */
  childOnNew: { quarter: 5, day: 10, week: 20, year: 60 },
  /** Of a child, from devices that the class knows. */
  childOnKnown: { quarter: 5, day: 20, week: 60, year: 300 },
  /** Of a whole class, from devices that it does not know: 180 of 12,144 words of three different pictures. */
  class: { day: 60, week: 90, year: 180 },
  /** Of a device that the class knows; when it is used up, the device is like any other. */
  device: { day: 40, week: 120, year: 600 },
} as const satisfies Record<string, Budget>

const Days = z.record(z.string(), z.int())
type Days = Readonly<Record<SchoolDay, number>>

/** The wrong tries of one child, class or device, as they are stored. */
export const Ledger = z.object({
  /** The newest, in epoch milliseconds, for the quarter of an hour. */
  newest: z.array(z.number()),
  /** Each of the last seven days, and each of the last 365: an unlock forgets the first, and never the second. */
  week: Days,
  year: Days,
  /** When the teacher was last told that a third of a budget was used. */
  told: z.object({
    day: z.optional(SchoolDay),
    week: z.optional(SchoolDay),
    year: z.optional(SchoolDay),
  }),
})
export interface Ledger {
  readonly newest: Failures
  readonly week: Days
  readonly year: Days
  readonly told: { readonly [P in Period]?: SchoolDay | undefined }
}
export const NO_TRIES: Ledger = { newest: [], week: {}, year: {}, told: {} }

const periods = Object.keys(PERIODS) as readonly Period[]

/** A moment, by the clock and by the island's calendar. */
export interface Moment {
  readonly ms: number
  readonly day: SchoolDay
  /** The first day that still counts. */
  readonly since: Readonly<Record<Period, SchoolDay>>
}

export function momentOf(at: number | string): Moment {
  const ms = new Date(at).getTime()
  const day = schoolDay(ms)
  const since = { day, week: addDays(day, 1 - PERIODS.week), year: addDays(day, 1 - PERIODS.year) }
  return { ms, day, since }
}

const daysSince = (days: Days, since: SchoolDay): Days =>
  Object.fromEntries(Object.entries(days).filter(([day]) => day >= since))

function sum(days: Days, since: SchoolDay): number {
  let total = 0
  for (const [day, count] of Object.entries(days)) if (day >= since) total += count
  return total
}

/** How many wrong tries count today, this week and this year. */
export const spent = ({ week, year }: Ledger, { since }: Moment): Readonly<Record<Period, number>> => ({
  day: sum(week, since.day),
  week: sum(week, since.week),
  year: sum(year, since.year),
})

/** Whether no further try may be made. */
export function isSpent(ledger: Ledger, budget: Budget, at: Moment): boolean {
  if (budget.quarter !== undefined && !mayTry(ledger.newest, at.ms, budget.quarter)) return true
  const used = spent(ledger, at)
  return periods.some(period => used[period] >= budget[period])
}

const added = (days: Days, day: SchoolDay, by: 1 | -1): Days => {
  const count = Math.max(0, (days[day] ?? 0) + by)
  const { [day]: _, ...others } = days
  return count > 0 ? { ...others, [day]: count } : others
}

/** With one try more: counted before it is made. */
export const withTry = (ledger: Ledger, { quarter }: Budget, { ms, day, since }: Moment): Ledger => ({
  ...ledger,
  newest: quarter === undefined ? [] : withFailure(ledger.newest, ms, quarter),
  week: added(daysSince(ledger.week, since.week), day, 1),
  year: added(daysSince(ledger.year, since.year), day, 1),
})

/** Without a try that turned out right; the others stay counted. */
export function withoutTry(ledger: Ledger, { ms, day }: Moment): Ledger {
  const at = ledger.newest.indexOf(ms)
  return {
    ...ledger,
    newest: ledger.newest.filter((_, i) => i !== at),
    week: added(ledger.week, day, -1),
    year: added(ledger.year, day, -1),
  }
}

/** The periods of which a third is used, and the teacher was not told while it was. */
export function toTell(ledger: Ledger, budget: Budget, at: Moment): readonly Period[] {
  const used = spent(ledger, at)
  return periods.filter(period => {
    const last = ledger.told[period]
    return used[period] * 3 >= budget[period] && !(last && last >= at.since[period])
  })
}

export const withTold = (ledger: Ledger, told: readonly Period[], { day }: Moment): Ledger => ({
  ...ledger,
  told: { ...ledger.told, ...Object.fromEntries(told.map(period => [period, day])) },
})

/** Once a teacher has unlocked it. The year goes on: whoever unlocks gives nobody more guesses than a year has. */
export const unlocked = ({ year, told }: Ledger): Ledger => ({
  ...NO_TRIES,
  year,
  told: { ...(told.year && { year: told.year }) },
})
