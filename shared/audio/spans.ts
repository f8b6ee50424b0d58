import type { Token } from '../language/tokenize.ts'
import type { SpeechMarks } from './speech.ts'

/** When a word of a text is said, in seconds. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * When each word of a text is said. A voice cuts words otherwise than the page does (numerals, hyphens, marks, words it
 * is silent about): a word has the time of all marks that touch it; several words under one mark share its time by their
 * letters; one without a mark has the moment between its neighbours. Every word has a span, in the order of the text.
 */
export function spansOf(
  tokens: readonly Pick<Token, 'start' | 'end'>[],
  marks: SpeechMarks,
): readonly Span[] {
  const { words } = marks
  let first = 0
  let after = 0
  return tokens.map(token => {
    // Marks come in the order of the text.
    while (first < words.length && (words[first]?.to ?? 0) <= token.start) first++
    let start: number | undefined
    let end = after
    for (let at = first; at < words.length; at++) {
      const mark = words[at]
      if (!mark || mark.from >= token.end) break
      start ??= timeAt(mark, token.start)
      end = timeAt(mark, token.end)
    }
    // A voice may go back in its text; a light never does.
    const from = Math.max(after, start ?? after)
    after = Math.max(from, end)
    return { start: from, end: after }
  })
}

type Mark = SpeechMarks['words'][number]

/** When a voice is at a place of the text, within a mark: its time is spread over its letters. */
function timeAt({ start, end, from, to }: Mark, place: number): number {
  const share = Math.min(1, Math.max(0, (place - from) / Math.max(1, to - from)))
  return start + share * (end - start)
}

/** The word that is being said at a moment: the last that has begun; -1 before the first. */
export function wordAt(spans: readonly Span[], seconds: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? Number.POSITIVE_INFINITY) <= seconds) low = middle + 1
    else high = middle
  }
  return low - 1
}
