import * as z from 'zod/mini'
import { Difficulty, Grade, Language } from '../kernel/school.ts'
import { ReadingMode } from './reading-mode.ts'
import { HeardWord, ScoredReading } from './schema.ts'

/** At most ten minutes of listening, and more words than anyone speaks in them. */
export const MAX_SECONDS = 600
export const MAX_HEARD_WORDS = 5000

const TextHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Seconds = z.number().check(z.positive(), z.maximum(MAX_SECONDS))

/** What the browser sends of a finished reading: what was heard, never a score. */
export const FinishedReading = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('aloud'),
    textHash: TextHash,
    heard: z.array(HeardWord).check(z.maxLength(MAX_HEARD_WORDS)),
    seconds: Seconds,
  }),
  z.strictObject({
    mode: z.literal('tapped'),
    textHash: TextHash,
    /** Indexes of the text's words that the child tapped as read. */
    tapped: z.array(z.int().check(z.nonnegative())).check(z.maxLength(MAX_HEARD_WORDS)),
    seconds: Seconds,
  }),
])
export type FinishedReading = z.output<typeof FinishedReading>

/** A reading as it is kept and listed. */
export const Reading = z.strictObject({
  readingId: z.string(),
  textId: z.string(),
  textHash: z.string(),
  textTitle: z.string(),
  language: Language,
  grade: Grade,
  difficulty: Difficulty,
  mode: ReadingMode,
  finishedAt: z.iso.datetime(),
  seconds: z.number(),
  attempt: z.int(),
  words: z.int(),
  wordsCorrect: z.int(),
  /** 0 to 1. */
  accuracy: z.number(),
  /** Only of a reading aloud. */
  wordsCorrectPerMinute: z.nullable(z.number()),
  reachedAccuracy: z.boolean(),
  reachedPace: z.boolean(),
})
export type Reading = z.output<typeof Reading>

/** The answer to a finished reading: with each word's outcome, when it was read aloud. */
export const FinishedReply = z.strictObject({ reading: Reading, score: z.nullable(ScoredReading) })
export type FinishedReply = z.output<typeof FinishedReply>
