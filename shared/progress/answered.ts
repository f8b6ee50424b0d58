import * as z from 'zod/mini'
import { Mistake } from '../kernel/mistakes.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** Questions by id, each with the tries until it was right; 0 where it never was. */
const Tries = z.record(z.string(), z.int())

/** The questions of a text as a child answered them after one reading. */
export const AnsweredText = z.strictObject({
  textId: z.string(),
  day: SchoolDay,
  literal: Tries,
  inferential: Tries,
  /** By question, how the first try went astray; what was kept before it was told has none. */
  mistakes: z.optional(z.record(z.string(), Mistake)),
})
export type AnsweredText = z.output<typeof AnsweredText>

/** So many texts of a child are shown question by question: the latest ones. */
export const MOST_ANSWERED = 40

/** What the children of a group answered, question by question; ids only. */
export const GroupComprehension = z.strictObject({
  children: z.array(z.strictObject({ studentId: z.string(), texts: z.array(AnsweredText) })),
})
export type GroupComprehension = z.output<typeof GroupComprehension>
