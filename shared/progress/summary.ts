import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Move } from './schema.ts'

/** How a child has read in one language lately. */
export const LanguageSummary = z.strictObject({
  /** The level that readings show. */
  grade: Grade,
  /** Readings aloud that it rests on. */
  readings: z.int(),
  moved: z.nullable(Move),
  /** Of the latest four weeks in which something was read aloud; null where nothing was. Accuracy is 0 to 1. */
  accuracy: z.nullable(z.number()),
  wordsCorrectPerMinute: z.nullable(z.number()),
  /** Accuracies of the latest three readings aloud that count, newest first. */
  latest: z.array(z.number()),
})
export type LanguageSummary = z.output<typeof LanguageSummary>

const Answered = z.strictObject({ asked: z.int(), right: z.int() })

/** What a teacher wants to know of a child at a glance: facts alone; the screen puts the name beside it. */
export const ChildSummary = z.strictObject({
  studentId: z.string(),
  /** As school last said. */
  grade: z.nullable(Grade),
  /** The last day on which something was read or finished. */
  lastSeenOn: z.nullable(SchoolDay),
  /** The Monday of the week that is counted here. */
  week: SchoolDay,
  readings: z.int(),
  words: z.int(),
  activities: z.int(),
  languages: z.partialRecord(Language, LanguageSummary),
  /** The latest questions about texts, nine or the days' more, both languages. */
  literal: Answered,
  inferential: Answered,
})
export type ChildSummary = z.output<typeof ChildSummary>

export const GroupProgress = z.strictObject({ children: z.array(ChildSummary) })
export type GroupProgress = z.output<typeof GroupProgress>
