import type { Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { ReadingTally, Week } from '#shared/progress/schema.ts'
import { paceOf } from '#shared/progress/tally.ts'
import type { Band } from './benchmark-band.ts'

/** A chart is not narrower than this, so that a first week is not a wall. */
const FEWEST_WEEKS = 8

/** A week of a language: its pace is null where nothing was read aloud. */
export interface PacedWeek {
  readonly week: SchoolDay
  readonly pace: number | null
}

/** Every week from the first reading to today, oldest first, with its pace. */
export function pacedWeeks(weeks: readonly Week[], language: Language, today: SchoolDay): PacedWeek[] {
  const read = new Map<SchoolDay, ReadingTally | undefined>(
    weeks.map(({ week, readings }) => [week, readings[language]]),
  )
  const last = weekOf(today)
  const earliest = [...read].flatMap(([week, tally]) => (tally ? [week] : [])).sort()[0] ?? last
  const widest = addDays(last, -7 * (FEWEST_WEEKS - 1))
  const found: PacedWeek[] = []
  for (let week = earliest < widest ? earliest : widest; week <= last; week = addDays(week, 7)) {
    const tally = read.get(week)
    found.push({ week, pace: tally ? paceOf(tally) : null })
  }
  return found
}

/** A week with what is expected of the grade in it. */
export interface ExpectedWeek extends PacedWeek {
  readonly band: Band | undefined
}

/** What is expected, a stretch of weeks with the same band at a time; a week is one wide, the first from 0 on. */
export const bandsOf = (weeks: readonly ExpectedWeek[]) =>
  weeks.flatMap(({ band }, from) => {
    if (!band || weeks[from - 1]?.band?.expected === band.expected) return []
    const change = weeks.findIndex((week, at) => at > from && week.band?.expected !== band.expected)
    const { low, expected: middle, high } = band
    return [{ from, to: change < 0 ? weeks.length : change, low, middle, high }]
  })

/** More names of months than these stand on each other on a phone. */
const MOST_MONTHS = 7

/** The first week of each month; names that would touch are left out. */
export const monthsOf = (weeks: readonly PacedWeek[]) =>
  weeks
    .flatMap(({ week }, x) =>
      x > 0 && weeks[x - 1]?.week.slice(0, 7) === week.slice(0, 7) ? [] : [{ x, week }],
    )
    .filter((_, n, all) => n % Math.ceil(all.length / MOST_MONTHS) === 0)

export interface Praise {
  /** Words read this week, aloud and tapped, in both languages. */
  readonly words: number
  /** How many more than the week before; 0 when it is not more: fewer is nothing to tell a child. */
  readonly more: number
}

const wordsOf = (week: Week | undefined): number =>
  Object.values(week?.readings ?? {}).reduce(
    (sum, { wordsCorrect, wordsTapped }) => sum + wordsCorrect + wordsTapped,
    0,
  )

export function praiseOf(weeks: readonly Week[], today: SchoolDay): Praise {
  const thisWeek = weekOf(today)
  const find = (named: SchoolDay) => weeks.find(({ week }) => week === named)
  const words = wordsOf(find(thisWeek))
  const before = wordsOf(find(addDays(thisWeek, -7)))
  return { words, more: before > 0 ? Math.max(0, words - before) : 0 }
}

/** How a plant stands: it never shrinks, for it grows with the best that was ever read. */
export interface Growth {
  /** 0 (a seed) to 1: the best pace as a share of the grade's target. */
  readonly height: number
  /** One a week in which something was read. */
  readonly leaves: number
  /** One a text finished. */
  readonly flowers: number
  /** Words read well, aloud and tapped. */
  readonly words: number
  /** Questions that were right at the first try, by kind. */
  readonly literal: number
  readonly inferential: number
}
export const MOST_LEAVES = 10
export const MOST_FLOWERS = 9

export function growthOf(
  weeks: readonly Week[],
  language: Language,
  finished: number,
  target: number | undefined,
): Growth {
  const read = weeks.flatMap(({ readings }) => readings[language] ?? [])
  const paces = read.flatMap(({ bestPace }) => bestPace ?? [])
  const bestPace = paces.length > 0 ? Math.max(...paces) : null
  const shown = bestPace === null || target === undefined ? 0 : Math.min(1, bestPace / target)
  return {
    height: read.length > 0 ? Math.max(0.15, shown) : 0,
    leaves: Math.min(MOST_LEAVES, read.length),
    flowers: Math.min(MOST_FLOWERS, finished),
    words: read.reduce((sum, { wordsCorrect, wordsTapped }) => sum + wordsCorrect + wordsTapped, 0),
    literal: read.reduce((sum, { literalRight }) => sum + literalRight, 0),
    inferential: read.reduce((sum, { inferentialRight }) => sum + inferentialRight, 0),
  }
}
