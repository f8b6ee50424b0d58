import * as z from 'zod/mini'
import { PerMinute, Share } from '../kernel/numbers.ts'
import { Difficulty, Grade, Language } from '../kernel/school.ts'
import { workNumbers } from '../kernel/work-numbers.ts'

/** `aloud` is scored for fluency; `tapped` (no microphone: listened, then tapped each word as read) never is. */
export const ReadingMode = z.enum(['aloud', 'tapped'])
export type ReadingMode = z.output<typeof ReadingMode>

/** How well it was read: what a teacher's override can change. */
const figures = {
  wordsCorrect: z.int(),
  accuracy: Share,
  /** Only of a reading aloud. */
  wordsCorrectPerMinute: z.nullable(PerMinute),
  reachedAccuracy: z.boolean(),
  reachedPace: z.boolean(),
  /** The pace as a share of what the child aimed for; of readings of before it was told, and without a pace, none. */
  paceOfGoal: z.optional(PerMinute),
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
  ...workNumbers,
  words: z.int(),
  ...figures,
}
