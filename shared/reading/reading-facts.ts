import * as z from 'zod/mini'
import { Difficulty, Grade, Language } from '../kernel/school.ts'

/** `aloud` is scored for fluency; `tapped` (no microphone: listened, then tapped each word as read) never is. */
export const ReadingMode = z.enum(['aloud', 'tapped'])
export type ReadingMode = z.output<typeof ReadingMode>

/** How well it was read: what a teacher's override can change. */
const figures = {
  wordsCorrect: z.int(),
  /** 0 to 1. */
  accuracy: z.number(),
  /** Only of a reading aloud. */
  wordsCorrectPerMinute: z.nullable(z.number()),
  reachedAccuracy: z.boolean(),
  reachedPace: z.boolean(),
}
export const Figures = z.strictObject(figures)
export type Figures = z.output<typeof Figures>

/** What is known of a finished reading, wherever it is told: the list, the answer, the event. */
export const readingFacts = {
  readingId: z.string(),
  textId: z.string(),
  textHash: z.string(),
  textTitle: z.string(),
  language: Language,
  grade: Grade,
  difficulty: Difficulty,
  mode: ReadingMode,
  /** Which attempt at this text on this day, from 1: numbered by the producer. */
  attempt: z.int(),
  words: z.int(),
  ...figures,
}
