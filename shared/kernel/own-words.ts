import * as z from 'zod/mini'

/** Letters that own words may have, in each language. */
export const MOST_LETTERS = 300

// What would be read as markup anywhere, and what nobody sees.
const UNWRITABLE = /[<>\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u
/** The joiner within a picture of several, and what has a sign drawn as one, are no secrets. */
const JOINERS = /[\u200D\uFE0F]/gu

/** What somebody writes for others to read, in one language: one paragraph of plain letters. */
export const OwnWords = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine(words => [...words].length <= MOST_LETTERS, 'tooLong'),
  z.refine(words => !UNWRITABLE.test(words.replace(JOINERS, '')), 'unwritable'),
)

/** The same in both languages. */
export const BothWords = z.strictObject({ es: OwnWords, en: OwnWords })
export type BothWords = z.output<typeof BothWords>

/** Letters as a person counts them. */
export const lettersIn = (words: string): number => [...words.trim()].length

/** What is wrong with own words in one language; undefined where nothing is. */
export function wordsProblem(words: string): 'empty' | 'tooLong' | 'unwritable' | undefined {
  if (words.trim() === '') return 'empty'
  if (lettersIn(words) > MOST_LETTERS) return 'tooLong'
  return OwnWords.safeParse(words).success ? undefined : 'unwritable'
}
