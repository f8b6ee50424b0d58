import * as z from 'zod/mini'
import { Grade } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** The first time that a text was read aloud: it says how fluent a child is, and not how well they know the text. */
export const Probe = z.strictObject({
  readingId: z.string(),
  day: SchoolDay,
  textId: z.string(),
  /** The text's. */
  grade: Grade,
  /** Words correct per minute. */
  pace: z.number(),
})
export type Probe = z.output<typeof Probe>
