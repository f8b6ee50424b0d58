import { type SchoolDay, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'

/** What a child read today and this week, of their newest readings. */
export interface ReadLately {
  readonly today: readonly Reading[]
  readonly week: readonly Reading[]
  /** The one that went best this week: read aloud, most accurate, the longer where two are alike. */
  readonly best: Reading | undefined
}

export function readLately(readings: readonly Reading[], today: SchoolDay): ReadLately {
  const week = readings.filter(({ finishedAt }) => weekOf(schoolDay(finishedAt)) === weekOf(today))
  const aloud = week.filter(
    reading => reading.mode === 'aloud' && !reading.implausible && asCorrected(reading).wordsCorrect > 0,
  )
  const [best] = aloud.toSorted(
    (a, b) =>
      asCorrected(b).accuracy - asCorrected(a).accuracy ||
      asCorrected(b).wordsCorrect - asCorrected(a).wordsCorrect,
  )
  return { today: week.filter(({ finishedAt }) => schoolDay(finishedAt) === today), week, best }
}

/** The tips that there are for each age. */
export const TIPS = ['first', 'second', 'third', 'fourth'] as const
export type Tip = (typeof TIPS)[number]

/** Two things to do at home this week: others next week, and all of them in turn. */
export function tipsOf(today: SchoolDay): readonly Tip[] {
  const weeks = Math.floor(Date.parse(`${weekOf(today)}T00:00:00Z`) / (7 * 86_400_000))
  return TIPS.filter((_, n) => Math.floor(n / 2) === weeks % 2)
}
