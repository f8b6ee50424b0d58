import { tokenize } from '#shared/language/tokenize.ts'

/** A stretch of a text, and where it begins (UTF-16 offset). */
export interface Piece {
  readonly text: string
  readonly from: number
}

/**
 * A text in pieces of at most `limit` UTF-16 units: cut after a sentence where that goes, else after a word, else
 * anywhere but within a character. Together they are the text.
 */
export function piecesOf(text: string, limit: number): readonly Piece[] {
  const tokens = tokenize(text)
  const ends = (wanted: 'sentence' | 'any') =>
    tokens.flatMap((token, n) =>
      wanted === 'any' || token.boundary === 'sentence' ? [tokens[n + 1]?.start ?? text.length] : [],
    )
  const [sentences, words] = [ends('sentence'), ends('any')]
  const pieces: Piece[] = []
  for (let from = 0; from < text.length; ) {
    const most = from + limit
    const fits = (end: number) => end > from && end <= most
    const end = sentences.findLast(fits) ?? words.findLast(fits) ?? withinCharacters(text, most)
    pieces.push({ text: text.slice(from, end), from })
    from = end
  }
  return pieces
}

/** Not between the two halves of a character. */
const withinCharacters = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at
