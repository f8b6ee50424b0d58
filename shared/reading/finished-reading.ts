import * as z from 'zod/mini'
import { Answers } from '../kernel/answers.ts'
import { Comprehension } from './comprehension.ts'
import { Implausible } from './implausible.ts'
import { Figures, readingFacts } from './reading-facts.ts'
import { HeardWord, ScoredReading } from './schema.ts'
import { MOST_TONES, Tone } from './tone.ts'
import { WordIndex } from './word-index.ts'

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
    /** Numbers of the voice's turns at the ends of sentences; of a device that cannot measure them none. */
    tones: z.optional(z.array(Tone).check(z.maxLength(MOST_TONES))),
  }),
  z.strictObject({
    mode: z.literal('tapped'),
    textHash: TextHash,
    /** Indexes of the text's words that the child tapped as read. */
    tapped: z.array(WordIndex).check(z.maxLength(MAX_HEARD_WORDS)),
    seconds: Seconds,
  }),
])
export type FinishedReading = z.output<typeof FinishedReading>

/** A reading as it is kept and listed. */
export const Reading = z.strictObject({
  ...readingFacts,
  finishedAt: z.iso.datetime(),
  /** How long the child read, in seconds. */
  seconds: Seconds,
  /** Why it is kept and does not count, and is told to nobody else; a reading that counts has none. */
  implausible: z.optional(Implausible),
  /** Once the text's questions were answered. */
  understood: z.optional(Comprehension),
  /** Beside the score, which stays: what it is with the words that a teacher heard otherwise. */
  corrected: z.optional(Figures),
})
export type Reading = z.output<typeof Reading>

/** A reading as it counts: corrected where a teacher corrected it. */
export const asCorrected = (reading: Reading): Reading => ({ ...reading, ...reading.corrected })

/** What the browser sends once the text's questions were answered: what was answered, never a score. */
export const AnsweredQuestions = z.strictObject({ answers: Answers })

/** The answer to a finished reading: with each word's outcome, when it was read aloud. */
export const FinishedReply = z.strictObject({ reading: Reading, score: z.nullable(ScoredReading) })
export type FinishedReply = z.output<typeof FinishedReply>
