import { COUNTERS, type Counts } from '#shared/achievements/counters.ts'
import { levelAt, levelStart } from '#shared/experience/rules.ts'

/** All counters of both, added up. */
export const added = (counts: Counts, more: Counts): Counts => merged(counts, more, (a, b) => a + b)

/** The counts without some of them. */
export const without = (counts: Counts, some: Counts): Counts => merged(counts, some, (a, b) => a - b)

/** Of each counter the higher. */
export const highest = (counts: Counts, others: Counts): Counts => merged(counts, others, Math.max)

const merged = (a: Counts, b: Counts, both: (a: number, b: number) => number): Counts =>
  Object.fromEntries(
    COUNTERS.flatMap(counter => {
      const value = both(a[counter] ?? 0, b[counter] ?? 0)
      return value > 0 ? [[counter, value]] : []
    }),
  )

/**
 * What is judged by: points and level in step, whichever was told of first. Who had a level before anything was counted
 * here has at least the points at which it starts.
 */
export function inStep(counts: Counts): Counts {
  const level = Math.max(counts.level ?? 1, levelAt(counts.points ?? 0))
  return highest(counts, { level, points: levelStart(level) })
}
