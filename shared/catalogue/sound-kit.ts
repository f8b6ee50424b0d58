import * as z from 'zod/mini'
import { GRADES, Grade, LANGUAGES, Language } from '#shared/kernel/school.ts'
import { Sound } from '#shared/language/sound.ts'
import { filled } from './schema.ts'

const Said = z.partialRecord(Grade, z.array(filled).check(z.minLength(1)))
const Two = z.tuple([filled, filled])

/**
 * Two words that differ in one sound. Where the island says both alike it is their spelling that is practised: then a
 * sentence for each tells which of them is meant.
 */
const Pair = z.strictObject({ words: Two, sentences: z.optional(Two) })
export type Pair = z.output<typeof Pair>

/** What is practised of one sound: words and phrases by the grade from which they are offered, and minimal pairs. */
export const SoundKit = z.strictObject({
  id: Sound,
  language: Language,
  /** As it is written on its card. */
  letters: filled,
  /** From which it is offered first. */
  grade: Grade,
  /** What the mouth does, for a child, in either language. */
  hint: z.record(z.enum(LANGUAGES), filled),
  words: Said,
  phrases: Said,
  pairs: z.array(Pair).check(z.minLength(6)),
})
export type SoundKit = z.output<typeof SoundKit>

/** A line of `content/sounds.json`: `hash` names the version of the kit that is published now. */
export const ListedSound = z.strictObject({
  id: Sound,
  language: Language,
  letters: filled,
  grade: Grade,
  /** One of its easiest words. */
  example: filled,
  hash: filled,
  /** The text of each grade in which it stands most often, to read together; a list from before these were has none. */
  texts: z._default(z.partialRecord(Grade, filled), {}),
})
export type ListedSound = z.output<typeof ListedSound>

/** Everything of one kind, the easiest first. */
export const allOf = (said: SoundKit['words']): readonly string[] =>
  GRADES.flatMap(grade => said[grade] ?? [])

/** What is offered up to a grade; where that is too little, what comes next as well. */
export function upTo(said: SoundKit['words'], grade: Grade, count: number): readonly string[] {
  const offered: string[] = []
  for (const [n, one] of GRADES.entries())
    if (n <= GRADES.indexOf(grade) || offered.length < count) offered.push(...(said[one] ?? []))
  return offered.length > 0 ? offered : allOf(said)
}

/** Two words as they are said one after the other. */
export const bothOf = ({ words }: Pick<Pair, 'words'>): string => words.join(', ')

/** The line of the list that stands for a version of a kit. */
export const listedSound = (
  { id, language, letters, grade, words }: SoundKit,
  hash: string,
  texts: ListedSound['texts'],
): ListedSound => ({ id, language, letters, grade, example: allOf(words)[0] ?? letters, hash, texts })
