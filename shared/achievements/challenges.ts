import * as z from 'zod/mini'
import { SchoolDay } from '../kernel/school-day.ts'
import { Counter } from './counters.ts'

export const Period = z.enum(['day', 'week'])
export type Period = z.output<typeof Period>

/** So many are offered for a day, and for a week. */
export const OFFERED: Readonly<Record<Period, number>> = { day: 3, week: 2 }

/** What meeting one pays, in coins. */
export const CHALLENGE_COINS: Readonly<Record<Period, number>> = { day: 5, week: 15 }

/** Something to reach within a day or a week: so many of a counter. Its words are `challenges.<counter>`. */
export const Challenge = z.strictObject({
  period: Period,
  counter: Counter,
  goal: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** How many of it there are. */
  done: z.int().check(z.minimum(0)),
  /** The last day on which it can be met. */
  until: SchoolDay,
})
export type Challenge = z.output<typeof Challenge>
