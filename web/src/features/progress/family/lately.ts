import type { ReplyOf } from '#shared/kernel/route.ts'
import { SUBJECTS, type Subject } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import type { Sound } from '#shared/language/sound.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { asCorrected, type Reading } from '#shared/reading/finished-reading.ts'
import { doesCount } from '#shared/reading/implausible.ts'
import type { Practice } from '#shared/reading/practice.ts'
import type { listStudentWork } from '#shared/reading/work-routes.ts'

/** What a child read and practised, newest first. */
export type Work = ReplyOf<typeof listStudentWork>

/** A day of a week as a picture: something was done on it, nothing was, or it is still to come. */
export interface DayState {
  readonly day: SchoolDay
  readonly state: 'done' | 'rest' | 'ahead'
  readonly isToday: boolean
}

/** How often each sound was practised, the most often first. */
export interface Practised {
  readonly sound: Sound
  readonly rounds: number
}

/** What a child did of some time. */
export interface Done {
  /** Those that count, newest first. */
  readonly readings: readonly Reading[]
  readonly practised: readonly Practised[]
  /** Questions about what was read, and those right at the first try. */
  readonly asked: number
  readonly right: number
  /** The reading that went best. */
  readonly best: Reading | undefined
}

export function doneIn({ readings, practices }: Work): Done {
  const counted = readings.filter(doesCount)
  const understood = counted.flatMap(({ understood }) =>
    understood ? [understood.literal, understood.inferential] : [],
  )
  const sum = (of: 'asked' | 'right') => understood.reduce((all, one) => all + one[of], 0)
  return {
    readings: counted,
    practised: practisedIn(practices),
    asked: sum('asked'),
    right: sum('right'),
    best: bestOf(counted),
  }
}

const practisedIn = (practices: readonly Practice[]): readonly Practised[] =>
  [...Map.groupBy(practices, ({ sound }) => sound)]
    .map(([sound, rounds]) => ({ sound, rounds: rounds.length }))
    .sort((a, b) => b.rounds - a.rounds || (a.sound < b.sound ? -1 : 1))

/**
 * The one that went best: read aloud, most accurate as a teacher corrected it, the longer where two are alike; where nothing
 * was read aloud, the longest that was tapped.
 */
export function bestOf(readings: readonly Reading[]): Reading | undefined {
  const [best] = readings
    .filter(reading => asCorrected(reading).wordsCorrect > 0)
    .toSorted(
      (a, b) =>
        Number(b.mode === 'aloud') - Number(a.mode === 'aloud') ||
        (a.mode === 'tapped' && b.mode === 'tapped' ? b.wordsCorrect - a.wordsCorrect : 0) ||
        asCorrected(b).accuracy - asCorrected(a).accuracy ||
        asCorrected(b).wordsCorrect - asCorrected(a).wordsCorrect,
    )
  return best
}

/** What a child did today and this week, by the day that the server says it is. */
export interface Lately {
  readonly today: Done & { readonly activities: number }
  readonly week: Done & {
    readonly activities: readonly { readonly subject: Subject; readonly finished: number }[]
  }
  /** Monday to Sunday. */
  readonly days: readonly DayState[]
}

export function lately({ days }: Pick<Progress, 'days'>, work: Work, today: SchoolDay): Lately {
  const within = (isIn: (day: SchoolDay) => boolean): Work => ({
    readings: work.readings.filter(({ finishedAt }) => isIn(schoolDay(finishedAt))),
    practices: work.practices.filter(({ finishedAt }) => isIn(schoolDay(finishedAt))),
  })
  const monday = weekOf(today)
  const ofWeek = within(day => weekOf(day) === monday)
  const finishedOn = (isIn: (day: SchoolDay) => boolean, subject: Subject): number =>
    days
      .filter(({ day }) => isIn(day))
      .reduce((sum, { activities }) => sum + (activities[subject]?.finished ?? 0), 0)
  const active = new Set([
    ...days.map(({ day }) => day),
    ...ofWeek.readings.filter(doesCount).map(({ finishedAt }) => schoolDay(finishedAt)),
    ...ofWeek.practices.map(({ finishedAt }) => schoolDay(finishedAt)),
  ])
  return {
    today: {
      ...doneIn(within(day => day === today)),
      activities: SUBJECTS.reduce((sum, subject) => sum + finishedOn(day => day === today, subject), 0),
    },
    week: {
      ...doneIn(ofWeek),
      activities: SUBJECTS.map(subject => ({ subject, finished: finishedOn(() => true, subject) })).filter(
        ({ finished }) => finished > 0,
      ),
    },
    days: daysFrom(monday, 7, active, today),
  }
}

/** Days in a row, each as it was. */
export const daysFrom = (
  first: SchoolDay,
  count: number,
  active: ReadonlySet<SchoolDay>,
  today: SchoolDay,
): readonly DayState[] =>
  Array.from({ length: count }, (_, n) => {
    const day = addDays(first, n)
    return { day, state: active.has(day) ? 'done' : day > today ? 'ahead' : 'rest', isToday: day === today }
  })

/** So long a child has done nothing before one says since when. */
const AWAY_DAYS = 21

/** The Monday of the last week in which a child who stays away did something. */
export function awaySince({ weeks }: Pick<Progress, 'weeks'>, today: SchoolDay): SchoolDay | undefined {
  const last = weeks[0]?.week
  return last && last < addDays(weekOf(today), -AWAY_DAYS) ? last : undefined
}

/** From when to when what is shown of now is asked for: some days more, as a device's clock may be a day off. */
export const workAround = (deviceToday: SchoolDay) => ({
  from: addDays(weekOf(addDays(deviceToday, -1)), -1),
  until: addDays(deviceToday, 3),
})
