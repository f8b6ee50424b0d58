import {
  countsOfSounds,
  type Pace,
  paceOfReading,
  type Skill,
  skillAfter,
  tallyOfActivity,
  tallyOfAnswers,
  tallyOfCorrection,
  tallyOfReading,
  withBestPaces,
  withPace,
} from '#functions/progress/progress.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { activityFinished } from '#shared/lessons/events.ts'
import type { Tally } from '#shared/progress/schema.ts'
import { nothingDone, together } from '#shared/progress/tally.ts'
import type { questionsAnswered, readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { asCorrected } from '#shared/reading/finished-reading.ts'
import { type SoundCounts, soundsTogether } from './sounds-lately.ts'

/** What an event says of a child's progress. */
export interface Deed {
  readonly eventId: string
  readonly at: string
  readonly studentId: string
  readonly day: SchoolDay
  /** What it adds to its day. */
  readonly adds: Tally
  readonly pace?: Pace | undefined
  readonly sounds?: SoundCounts
  readonly skill?: {
    readonly language: Language
    readonly textId: string
    readonly after: (before: Skill) => Skill
  }
}

interface Told<E extends EventSpec> {
  readonly id: string
  readonly at: string
  readonly body: EventBody<E>
}

export const deedOfReading = ({ id: eventId, at, body }: Told<typeof readingFinished>): Deed => ({
  eventId,
  at,
  studentId: body.studentId,
  day: body.day,
  adds: tallyOfReading(body),
  pace: paceOfReading(body, 0),
  sounds: countsOfSounds(body.sounds),
  skill: {
    language: body.language,
    textId: body.textId,
    after: before => skillAfter(before, { at, version: 0 }, body),
  },
})

export function deedOfCorrection({ id: eventId, at, body }: Told<typeof wordOverridden>): Deed {
  const { studentId, day, version } = body
  const reading = asCorrected(body.reading)
  const { language, textId, finishedAt } = reading
  return {
    eventId,
    at,
    studentId,
    day,
    adds: tallyOfCorrection(body),
    pace: paceOfReading(reading, version),
    sounds: countsOfSounds(body.sounds),
    skill: {
      language,
      textId,
      after: before => skillAfter(before, { at: finishedAt, version }, reading),
    },
  }
}

export const deedOfAnswers = ({ id: eventId, at, body }: Told<typeof questionsAnswered>): Deed => ({
  eventId,
  at,
  studentId: body.studentId,
  day: body.day,
  adds: tallyOfAnswers(body),
})

export const deedOfActivity = ({ id: eventId, at, body }: Told<typeof activityFinished>): Deed => ({
  eventId,
  at,
  studentId: body.studentId,
  day: body.day,
  adds: tallyOfActivity(body),
})

/** What a day is made of, beside its sums. */
export interface DayKept extends Tally {
  readonly paces: readonly Pace[]
  readonly sounds: SoundCounts
}

/** A day with what a deed adds to it; whoever keeps it has seen to it that each deed is added once. */
export function dayWith(before: DayKept | undefined, { adds, pace, sounds = {} }: Deed): DayKept {
  const { paces: pacesBefore = [] } = before ?? {}
  const paces = pace ? withPace(pacesBefore, pace) : pacesBefore
  const { readings, activities } = withBestPaces(together(before ?? nothingDone, adds), paces)
  return { readings, activities, paces, sounds: soundsTogether(before?.sounds ?? {}, sounds) }
}
