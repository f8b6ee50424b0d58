import { LANGUAGES, type Language, SUBJECTS } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { ReportWeek, WeekCounts } from '#shared/progress/report-week.ts'
import type { Tally } from '#shared/progress/schema.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** What counts in a report week of one day. */
export type DayCounts = Omit<WeekCounts, 'days'>

/** What stays of a closed week: its sums, the days it was done on, and how far its last day, a Friday, had come by then. */
export interface ClosedWeek extends WeekCounts {
  /** The Friday that ends it. */
  readonly week: SchoolDay
  readonly on: readonly SchoolDay[]
  readonly fridaySoFar: DayCounts
}

export const nothing: DayCounts = { readings: 0, words: 0, activities: 0 }

export function countsOf({ readings, activities }: Tally): DayCounts {
  const read = LANGUAGES.flatMap(language => readings[language] ?? [])
  const finished = SUBJECTS.flatMap(subject => activities[subject] ?? [])
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  return {
    readings: sum(read.map(({ aloud, tapped }) => aloud + tapped)),
    words: sum(read.map(({ wordsCorrect, wordsTapped }) => wordsCorrect + wordsTapped)),
    activities: sum(finished.map(one => one.finished)),
  }
}

const plus = (a: DayCounts, b: DayCounts): DayCounts => ({
  readings: a.readings + b.readings,
  words: a.words + b.words,
  activities: a.activities + b.activities,
})
/** A teacher's correction may take words back of what was closed: below nothing is nothing. */
const minus = (a: DayCounts, b: DayCounts): DayCounts => ({
  readings: Math.max(0, a.readings - b.readings),
  words: Math.max(0, a.words - b.words),
  activities: Math.max(0, a.activities - b.activities),
})
const isAny = ({ readings, activities }: DayCounts) => readings + activities > 0

/**
 * Closes the week that ends on a Friday, as far as that day has come: what the Friday before had counted is its own
 * week's. What is told late of a day of an earlier week is in no report; progress itself holds it.
 */
export function closeWeek(
  days: readonly (Tally & { readonly day: SchoolDay })[],
  friday: SchoolDay,
  before: Pick<ClosedWeek, 'fridaySoFar'> | undefined,
): ClosedWeek {
  const first = addDays(friday, -7)
  const countsOn = (on: SchoolDay) => {
    const found = days.find(({ day }) => day === on)
    return found ? countsOf(found) : nothing
  }
  // Of a child without a week before, nothing of that Friday was reported; it belongs to nobody's week but this.
  const rest = minus(countsOn(first), before?.fridaySoFar ?? nothing)
  const later = Array.from({ length: 7 }, (_, n) => addDays(first, n + 1))
  const counts = [{ day: first, done: rest }, ...later.map(day => ({ day, done: countsOn(day) }))]
  const on = counts.filter(({ done }) => isAny(done)).map(({ day }) => day)
  return {
    week: friday,
    ...counts.map(({ done }) => done).reduce(plus, nothing),
    days: on.length,
    on,
    fridaySoFar: countsOn(friday),
  }
}

/** So many sounds are enough for a week at home. */
const MOST_SOUNDS = 2

/** Where a child stands in each language that they have read, as a week that began at an instant closes. */
export function stoodIn(
  { languages }: Pick<ChildSummary, 'languages'>,
  from: string,
): ReportWeek['languages'] {
  const stood: Partial<Record<Language, NonNullable<ReportWeek['languages'][Language]>>> = {}
  for (const language of LANGUAGES) {
    const read = languages[language]
    if (!read) continue
    const { grade, moved, wordsCorrectPerMinute, sounds } = read
    const rose = moved?.way === 'up' && moved.at >= from
    stood[language] = { grade, rose, wordsCorrectPerMinute, sounds: sounds.weak.slice(0, MOST_SOUNDS) }
  }
  return stood
}

/** What is shown of the weeks, newest first: those in which something was done, and the newest in any case. */
export const shownWeeks = <W extends WeekCounts>(weeks: readonly W[]): readonly W[] =>
  weeks.filter(({ days }, n) => n === 0 || days > 0)
