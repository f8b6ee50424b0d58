import * as z from 'zod/mini'
import { Question, VocabularyTerm } from '#shared/catalogue/schema.ts'

const short = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** What is asked of a writer, and all that is taken of an answer. */
export const WrittenText = z.strictObject({
  title: short,
  city: short,
  body: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(1500)))
    .check(z.minLength(1), z.maxLength(12)),
  vocabulary: z.array(VocabularyTerm).check(z.minLength(2), z.maxLength(6)),
  questions: z
    .array(
      z.strictObject({
        kind: Question.shape.kind,
        question: Question.shape.question,
        options: Question.shape.options,
        correctAnswer: Question.shape.correctAnswer,
        hint: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
      }),
    )
    .check(z.minLength(5), z.maxLength(10)),
})
export type WrittenText = z.output<typeof WrittenText>

/** The one JSON object in an answer, whatever stands around it; undefined where there is none. */
export function jsonIn(answer: string): unknown {
  try {
    // Without both braces what lies between is empty, or half of one: no JSON either.
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
