import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { addDays, instantOf, SchoolDay } from '../kernel/school-day.ts'
import { SoundCount } from './sound-count.ts'

/** When report weeks end and the next begin, island time. */
export const WEEKS_CLOSE = { from: '15:00', on: 'FRI' } as const

/** What was done in a report week. */
export const WeekCounts = z.strictObject({
  /** On how many days something was done; the Friday between two weeks may count in both. */
  days: z.int(),
  readings: z.int(),
  /** Words read correctly aloud, and words tapped. */
  words: z.int(),
  activities: z.int(),
})
export type WeekCounts = z.output<typeof WeekCounts>

/** Where a child stood in a language as a week closed. */
const Stood = z.strictObject({
  grade: Grade,
  /** Whether the level rose within the week. */
  rose: z.boolean(),
  /** Of the latest four weeks in which something was read aloud. */
  wordsCorrectPerMinute: z.nullable(z.number()),
  /** The sounds that were missed most, if any was missed often. */
  sounds: z.array(SoundCount),
})

/** The report of a week, as it was closed: what a teacher corrects or what is told late afterwards is in progress alone. */
export const ReportWeek = z.strictObject({
  /** The Friday that ends it. */
  week: SchoolDay,
  ...WeekCounts.shape,
  /** The days on which something was done; weeks that were closed before these were kept have none. */
  on: z._default(z.array(SchoolDay), []),
  /** From when to when; likewise. */
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
  languages: z._default(z.partialRecord(Language, Stood), {}),
})
export type ReportWeek = z.output<typeof ReportWeek>

/** The instants between which a week's report counts. */
export const spanOf = ({ week, from, until }: Pick<ReportWeek, 'week' | 'from' | 'until'>) => ({
  from: from ?? instantOf(addDays(week, -7), WEEKS_CLOSE.from),
  until: until ?? instantOf(week, WEEKS_CLOSE.from),
})
