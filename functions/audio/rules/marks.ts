import * as z from 'zod/mini'
import type { SpeechMarks } from '#shared/audio/speech.ts'

/** A line of Polly's: milliseconds from the beginning, and bytes of UTF-8 in the text. */
const Line = z.object({ time: z.number(), type: z.string(), start: z.int(), end: z.int() })

/** A piece of speech: what Polly said of its words, and how long it sounds. */
export interface SaidPiece {
  readonly text: string
  /** Where it begins in the whole text. */
  readonly from: number
  readonly lines: string
  readonly seconds: number
}

/**
 * When each word of a text is said, from Polly's lines for its pieces, which sound one after the other. A word lasts until
 * the next begins.
 */
export function marksOf(pieces: readonly SaidPiece[]): SpeechMarks {
  let before = 0
  const begun = pieces.flatMap(({ text, from, lines, seconds }) => {
    const bytes = Buffer.from(text)
    const placeAt = (byte: number) => from + bytes.subarray(0, byte).toString().length
    const shift = before
    before += seconds
    return lines
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => Line.parse(JSON.parse(line)))
      .filter(({ type }) => type === 'word')
      .map(({ time, start, end }) => ({
        start: Math.min(before, shift + time / 1000),
        from: placeAt(start),
        to: placeAt(end),
      }))
  })
  return {
    seconds: rounded(before),
    words: begun.map(({ start, from, to }, n) => ({
      start: rounded(start),
      end: rounded(Math.max(start, begun[n + 1]?.start ?? before)),
      from,
      to,
    })),
  }
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000
