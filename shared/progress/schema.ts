import * as z from 'zod/mini'
import { Difficulty, Grade, Language, Subject } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Goal } from './goals.ts'
import { SoundCount } from './sound-count.ts'

/** Days written before questions were counted have none. */
const counted = z._default(z.int(), 0)

/** What was read in one language over some time. Sums and a best: they add up in any order. */
export const ReadingTally = z.strictObject({
  /** Readings aloud and readings tapped. */
  aloud: z.int(),
  tapped: z.int(),
  /** Words correct and words attempted, aloud; words tapped. */
  wordsCorrect: z.int(),
  wordsAttempted: z.int(),
  wordsTapped: z.int(),
  /** Tenths of words correct per minute, summed over as many readings as had a pace. */
  paceTenths: z.int(),
  paced: z.int(),
  /** Words correct per minute. */
  bestPace: z.nullable(z.number()),
  /** Questions answered about what was read, and those right at the first try. */
  literalAsked: counted,
  literalRight: counted,
  inferentialAsked: counted,
  inferentialRight: counted,
})
export type ReadingTally = z.output<typeof ReadingTally>

/** Activities of one subject over some time. `scoreThousandths`: the sum of the shares, in thousandths, of questions that were right at the first try. */
export const ActivityTally = z.strictObject({ finished: z.int(), scoreThousandths: z.int() })
export type ActivityTally = z.output<typeof ActivityTally>

/** What was done over some time; what was not done is not there. */
export const tally = {
  readings: z.partialRecord(Language, ReadingTally),
  activities: z.partialRecord(Subject, ActivityTally),
}
export const Tally = z.strictObject(tally)
export type Tally = z.output<typeof Tally>

/** A week, named by its Monday. */
export const Week = z.strictObject({ week: SchoolDay, ...tally })
export type Week = z.output<typeof Week>

/** What one reading aloud says of what a child can read: all that the estimate needs. */
export const Evidence = z.strictObject({
  readingId: z.string(),
  /** 0 as it was scored; then the number of a teacher's correction. */
  version: z.int(),
  /** When it was read. */
  at: z.iso.datetime(),
  grade: Grade,
  difficulty: Difficulty,
  accuracy: z.number(),
  reachedAccuracy: z.boolean(),
  reachedPace: z.boolean(),
  /** The pace as a share of what the child aimed for; readings of before it was told have none. */
  paceOfGoal: z.optional(z.number()),
})
export type Evidence = z.output<typeof Evidence>

/** What a child was placed by: the probes of one placement, and the grade that it began at. */
export const Placed = z.strictObject({
  /** When it was read. */
  at: z.iso.datetime(),
  /** Which asking it was of. */
  asking: z.int(),
  from: Grade,
  probes: z.array(Evidence),
})
export type Placed = z.output<typeof Placed>

/** Why a level is what it is: so many texts of a grade, read with such accuracy (0 to 1), moved it. */
export const Move = z.strictObject({
  way: z.enum(['up', 'down']),
  from: Grade,
  to: Grade,
  at: z.iso.datetime(),
  texts: z.int(),
  ofGrade: Grade,
  accuracy: z.number(),
})
export type Move = z.output<typeof Move>

/** The level in one language and skill; `rating` is in grades, see `rating.ts`. */
export const Level = z.strictObject({
  language: Language,
  skill: z.literal('reading'),
  grade: Grade,
  rating: z.number(),
  /** Readings that it rests on. */
  readings: z.int(),
  /** The last time that it moved, if it did. */
  moved: z.nullable(Move),
  /** When the child was placed last, and where, if it was; a device may hold a level from before there was any. */
  placed: z._default(z.nullable(z.strictObject({ at: z.iso.datetime(), grade: Grade })), null),
})
export type Level = z.output<typeof Level>

/** A day on which something was done. */
const Day = z.strictObject({ day: SchoolDay, ...tally })

/**
 * A child's progress: thirteen months by week, newest first; where each language stands; which texts were finished. What
 * has a default was not in it before; a device may hold one from then.
 */
export const Progress = z.strictObject({
  /** As school last said. */
  grade: z.nullable(Grade),
  weeks: z.array(Week),
  levels: z.array(Level),
  finishedTexts: z.array(z.string()),
  /** The day on the island on which this is so, by the server's clock: a device's may be wrong. */
  today: z.optional(SchoolDay),
  /** The days of that day's week on which something was done, the first first. */
  days: z._default(z.array(Day), []),
  /** The sounds that are missed often lately, in each language the most missed first. */
  weakSounds: z._default(z.array(SoundCount), []),
  /** The goals that the child set, the oldest first. */
  goals: z._default(z.array(Goal), []),
})
export type Progress = z.output<typeof Progress>
