import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Grade, Language, Region } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Comprehension, QuestionAnswered } from './comprehension.ts'
import { Reading } from './finished-reading.ts'
import { OverrideReason } from './override.ts'
import { Asking, ProbeFact } from './placement.ts'
import { practiceFacts, SoundHeard } from './practice-facts.ts'
import { Figures, readingFacts } from './reading-facts.ts'

export const readingFinished = event({
  name: 'reading.finished',
  about: 'A student finished a text; the score is the server’s.',
  body: z.strictObject({
    studentId: z.string(),
    day: SchoolDay,
    ...readingFacts,
    /** Of a reading aloud; events of before it was told have none. */
    sounds: z._default(z.array(SoundHeard), []),
  }),
  notice: ({ studentId, wordsCorrect, textTitle, reachedAccuracy, reachedPace }) => ({
    to: studentId,
    type: 'achievement',
    // A target reached is worth interrupting for.
    priority: reachedAccuracy || reachedPace ? 'high' : 'normal',
    params: { count: wordsCorrect, textTitle },
  }),
})

export const practiceFinished = event({
  name: 'reading.practiceFinished',
  about: 'A student finished a round of practice of one sound; the counts are the server’s.',
  body: z.strictObject({ studentId: z.string(), day: SchoolDay, ...practiceFacts }),
})

export const questionsAnswered = event({
  name: 'reading.questionsAnswered',
  about: 'A student answered the questions of a text that they finished; `day` is the reading’s.',
  body: z.strictObject({
    studentId: z.string(),
    day: SchoolDay,
    readingId: z.string(),
    textId: z.string(),
    language: Language,
    understood: Comprehension,
    /** Events of before they were told one by one have none. */
    questions: z._default(z.array(QuestionAnswered), []),
  }),
})

export const wordOverridden = event({
  name: 'reading.wordOverridden',
  about: 'A teacher changed what became of a word of a reading; `day` is the reading’s.',
  body: z.strictObject({
    studentId: z.string(),
    day: SchoolDay,
    reading: Reading,
    /** How it counted until then. */
    before: Figures,
    /** What the change adds to what the reading told of its sounds, or takes from it. */
    sounds: z._default(z.array(SoundHeard), []),
    /** The reading's overrides are numbered from 1. */
    version: z.int(),
    actorId: z.string(),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    reason: OverrideReason,
  }),
})

export const placementFinished = event({
  name: 'reading.placementFinished',
  about: 'A student was placed in a language by short probes read aloud; the scores are the server’s.',
  body: z.strictObject({
    studentId: z.string(),
    language: Language,
    asking: Asking,
    /** The grade that it began at, and the one that it found. */
    from: Grade,
    grade: Grade,
    probes: z.array(ProbeFact),
  }),
})

export const textKept = event({
  name: 'reading.textKept',
  about: 'A text made for one student is where their readings are scored; ids only.',
  body: z.strictObject({ studentId: z.string(), textId: z.string() }),
})
