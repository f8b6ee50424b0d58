import { expectedOf, type ReadingText } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { FinishedReading } from '#shared/reading/finished-reading.ts'

type Published = ReadingText & { readonly hash: string }

/** The words of a text as a child must say them. */
export const wordsOf = (text: Published): readonly string[] =>
  tokenize(expectedOf(text)).map(token => token.text)

const SECONDS_A_WORD = 0.5

/** What a recogniser hears of a child who says every word of a text, but for those that are said otherwise (or not: ''). */
export function readAloud(
  text: Published,
  otherwise: Readonly<Record<number, string>> = {},
): Extract<FinishedReading, { mode: 'aloud' }> {
  const said = wordsOf(text).map((word, index) => otherwise[index] ?? word)
  const heard = said.flatMap((word, index) =>
    word ? [{ word, start: index * SECONDS_A_WORD, end: (index + 0.9) * SECONDS_A_WORD }] : [],
  )
  return { mode: 'aloud', textHash: text.hash, heard, seconds: said.length * SECONDS_A_WORD }
}

/** A child without a microphone, who taps the first so many words as read. */
export const readTapping = (text: Published, count: number): FinishedReading => ({
  mode: 'tapped',
  textHash: text.hash,
  tapped: Array.from({ length: count }, (_, index) => index),
  seconds: 60,
})
