import { LANGUAGES, SUBJECTS } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { WeekCounts } from '#shared/progress/report-week.ts'
import type { Tally } from '#shared/progress/schema.ts'

/** What counts in a report week of one day. */
export type DayCounts = Omit<WeekCounts, 'days'>

/** What stays of a closed week: its sums, and how far its last day, a Friday, had come by then. */
export interface ClosedWeek extends WeekCounts {
  /** The Friday that ends it. */
  readonly week: SchoolDay
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
  const counts = [rest, ...Array.from({ length: 7 }, (_, n) => countsOn(addDays(first, n + 1)))]
  return {
    week: friday,
    ...counts.reduce(plus, nothing),
    days: counts.filter(isAny).length,
    fridaySoFar: countsOn(friday),
  }
}
