import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Flag } from './flags.ts'
import { Move, tally } from './schema.ts'
import { SoundCount } from './sound-count.ts'

export const Answered = z.strictObject({ asked: z.int(), right: z.int() })
const nothingAsked = { asked: 0, right: 0 }

/** What words read aloud lately say of their sounds: of those that were read often enough to judge. */
const SoundsKnown = z.strictObject({
  known: z.int(),
  /** Of them, those missed in less than a fifth of their chances. */
  firm: z.int(),
  /** The one missed most, where one is missed in a fifth of its chances or more. */
  weakest: z.nullable(SoundCount),
  /** All such, the most missed first, five at most; lines that were counted before these were have none. */
  weak: z._default(z.array(SoundCount), []),
})
export type SoundsKnown = z.output<typeof SoundsKnown>
export const noSounds: SoundsKnown = { known: 0, firm: 0, weakest: null, weak: [] }

/** The latest four points of a plan are under its aim line: the last of them, where the line was on its day, since when. */
const UnderAim = z.strictObject({ pace: z.number(), aim: z.number(), since: SchoolDay })
export type UnderAim = z.output<typeof UnderAim>

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
  /** Of the same four weeks; lines that were counted before these were have none. */
  literal: z._default(Answered, nothingAsked),
  inferential: z._default(Answered, nothingAsked),
  sounds: z._default(SoundsKnown, noSounds),
  underAim: z.optional(UnderAim),
})
export type LanguageSummary = z.output<typeof LanguageSummary>

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
  /** Activities of the latest four weeks in which one was finished, by subject. */
  subjects: z._default(tally.activities, {}),
  /** The rules that hold, since when, and which of them are set aside; lines that were counted before these were have none. */
  flags: z.optional(z.array(Flag)),
})
export type ChildSummary = z.output<typeof ChildSummary>

export const GroupProgress = z.strictObject({
  children: z.array(ChildSummary),
  /** The day on the island on which this is so, by the server's clock: a device's may be wrong. */
  today: SchoolDay,
})
export type GroupProgress = z.output<typeof GroupProgress>
