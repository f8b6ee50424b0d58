import * as z from 'zod/mini'

/**
 * What a child has done in all, counted from what other nouns tell: nothing of it ever goes down. `level` and `streak` are
 * the highest that were reached, `points` are experience, `lessons` are readings and activities that were rewarded. New ones
 * come last: what is kept of a child is packed by their places.
 */
export const COUNTERS = [
  'points',
  'level',
  'streak',
  'activeDays',
  'lessons',
  'readings',
  'words',
  'activities',
  'rounds',
  'aloud',
  'accurate',
  'paced',
  'flawless',
  'spanish',
  'english',
  'bilingualDays',
  'invented',
  'cheers',
  'friends',
] as const
export const Counter = z.enum(COUNTERS)
export type Counter = z.output<typeof Counter>

/** Those that have happened; the others are 0. */
export const Counts = z.partialRecord(Counter, z.int().check(z.minimum(0)))
export type Counts = z.output<typeof Counts>
