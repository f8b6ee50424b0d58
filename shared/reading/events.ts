import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Difficulty, Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { ReadingMode } from './reading-mode.ts'

export const readingFinished = event({
  name: 'reading.finished',
  about: 'A student finished a text; the score is the server’s.',
  body: z.strictObject({
    readingId: z.string(),
    studentId: z.string(),
    textId: z.string(),
    textHash: z.string(),
    textTitle: z.string(),
    language: Language,
    grade: Grade,
    difficulty: Difficulty,
    mode: ReadingMode,
    wordsCorrect: z.int(),
    words: z.int(),
    /** 0 to 1. */
    accuracy: z.number(),
    /** Only of a reading aloud. */
    wordsCorrectPerMinute: z.nullable(z.number()),
    reachedAccuracy: z.boolean(),
    reachedPace: z.boolean(),
    /** Which attempt at this text on this day, from 1: numbered by the producer. */
    attempt: z.int(),
    day: SchoolDay,
  }),
})
