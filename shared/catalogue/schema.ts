import * as z from 'zod/mini'
import { Difficulty, Grade, Language } from '#shared/kernel/school.ts'
import { Mistake } from '../kernel/mistakes.ts'
import { Cover } from './cover.ts'

export const filled = z.string().check(z.minLength(1))

export const CATEGORIES = ['place', 'animal', 'food', 'history', 'science', 'story', 'poem'] as const
const Category = z.enum(CATEGORIES)

/** How a text speaks to who reads it. */
export const FORMS = [
  'story',
  'poem',
  'play',
  'letter',
  'information',
  'how-to',
  'opinion',
  'news',
  'biography',
] as const
const Form = z.enum(FORMS)
export type Form = z.output<typeof Form>

/** A row of texts with the same characters; `part` says which of them this is, from 1. */
const Series = z.strictObject({ name: filled, part: z.int().check(z.positive()) })

export const VocabularyTerm = z.strictObject({ term: filled, definition: filled, example: filled })

/**
 * `correctAnswer` is one of `options`, letter for letter; `mistakes` ties each of the others to how it is arrived at;
 * `hint` helps to find the answer and does not say it. A text that was asked for and made ties none.
 */
export const Question = z.strictObject({
  id: filled,
  kind: z.enum(['literal', 'inferential']),
  question: filled,
  options: z.array(filled).check(z.minLength(3), z.maxLength(4)),
  correctAnswer: filled,
  mistakes: z.optional(z.record(filled, Mistake)),
  hint: z.optional(filled),
})

export const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/** What a list of texts shows of each. */
const summary = {
  id: Id,
  language: Language,
  grade: Grade,
  title: filled,
  /** The place on the island where the text happens: a municipio, by its proper name. */
  city: filled,
  category: Category,
  /** Absent in a text that was asked for and made. */
  form: z.optional(Form),
  series: z.optional(Series),
  /** The text of the other language that tells nearly the same; it names this one. */
  pair: z.optional(Id),
  /** The step of its language's ladder (`ladder.ts`) with which it can be sounded out. */
  step: z.optional(filled),
  /** Its picture. Absent in a text that was asked for and made. */
  cover: z.optional(Cover),
  difficulty: Difficulty,
  estimatedMinutes: z.number().check(z.positive()),
  wpmTarget: z.number().check(z.positive()),
  /** Share of the words, 0 to 1. */
  accuracyTarget: z.number().check(z.positive(), z.maximum(1)),
}

export const TextSummary = z.strictObject({
  ...summary,
  words: z.number(),
  /** Share of the words that its step and those behind it sound out, 0 to 1. */
  decodable: z.optional(z.number()),
})
export type TextSummary = z.output<typeof TextSummary>

/** A line of `content/texts.json`: `hash` names the version of the text that is published now. */
export const ListedText = z.extend(TextSummary, { hash: filled })
export type ListedText = z.output<typeof ListedText>

/** A leveled text to be read aloud, with what is taught around it. `body` is its paragraphs. */
export const ReadingText = z.strictObject({
  ...summary,
  body: z.array(filled).check(z.minLength(1)),
  vocabulary: z.array(VocabularyTerm).check(z.minLength(2)),
  /** Sounds or spellings to listen for, each with words of the text that have it. */
  pronunciationFocus: z.array(
    z.strictObject({ sound: filled, words: z.array(filled).check(z.minLength(1)) }),
  ),
  questions: z.array(Question).check(z.minLength(5)),
})
export type ReadingText = z.output<typeof ReadingText>

/** The text as one string, as it is read and scored: paragraphs parted by a blank line. */
export const expectedOf = (text: Pick<ReadingText, 'body'>): string => text.body.join('\n\n')

/** The text as scoring needs it. */
export const asRead = (text: ReadingText) => ({ ...text, expected: expectedOf(text) })
