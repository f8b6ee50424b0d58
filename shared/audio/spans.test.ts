import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tokenize } from '../language/tokenize.ts'
import { spansOf, wordAt } from './spans.ts'
import { type SpeechMarks, spokenOf } from './speech.ts'

/** Texts of the catalogue, each read by a voice that cuts it otherwise. */
const READINGS = Number(process.env.READINGS ?? 400)
const FOLDER = new URL('../catalogue/content/texts/', import.meta.url)
const Body = z.object({ id: z.string(), body: z.array(z.string()) })
const texts = readdirSync(FOLDER).map(file =>
  Body.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
)
const expectedOf = ({ body }: z.output<typeof Body>) => body.join('\n\n')

/** What a voice may do with a word: tell it, cut it in two, tell it with the next, tell it with its marks, be silent. */
const cuts = fc.constantFrom('whole', 'halves', 'joined', 'marked', 'silent')
type Cut = 'whole' | 'halves' | 'joined' | 'marked' | 'silent'

/** The marks of a voice that cuts a text so. */
function marksAs(text: string, cutting: readonly Cut[]): SpeechMarks {
  const tokens = tokenize(text)
  const pieces: [number, number][] = []
  for (let n = 0; n < tokens.length; n++) {
    const { start, end } = tokens[n] ?? expect.unreachable()
    const cut = cutting[n % cutting.length]
    const half = (start + end) >> 1
    if (cut === 'halves' && half > start) pieces.push([start, half], [half, end])
    else if (cut === 'joined') pieces.push([start, tokens[++n]?.end ?? end])
    else if (cut === 'marked') pieces.push([Math.max(0, start - 1), Math.min(text.length, end + 1)])
    else if (cut !== 'silent') pieces.push([start, end])
  }
  const words = pieces.map(([from, to], n) => ({ start: n / 4, end: (n + 1) / 4, from, to }))
  return { seconds: pieces.length / 4, words }
}

describe('the words of a text and the marks of a voice', () => {
  it('has the words of every text of the catalogue as the page counts them', () => {
    expect(texts.length).toBeGreaterThan(100)
    for (const text of texts) {
      const whole = spokenOf(expectedOf(text))
      const words = text.body.flatMap(paragraph => tokenize(paragraph).map(token => token.text))
      expect(
        tokenize(whole).map(token => token.text),
        text.id,
      ).toEqual(words)
    }
  })

  it('gives every word of every text a span, in order, however a voice cuts it', () => {
    const property = fc.property(
      fc.constantFrom(...texts),
      fc.array(cuts, { minLength: 1, maxLength: 12 }),
      (text, cutting) => {
        const whole = spokenOf(expectedOf(text))
        const tokens = tokenize(whole)
        const marks = marksAs(whole, cutting)
        const spans = spansOf(tokens, marks)
        expect(spans).toHaveLength(tokens.length)
        let before = 0
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(marks.seconds + 1e-9)
          before = end
        }
      },
    )
    fc.assert(property, { numRuns: READINGS })
  })

  it('lights each word at its own mark when the voice tells words as the page does', () => {
    for (const text of texts) {
      const whole = spokenOf(expectedOf(text))
      const marks = marksAs(whole, ['whole'])
      const spans = spansOf(tokenize(whole), marks)
      expect(spans, text.id).toEqual(marks.words.map(({ start, end }) => ({ start, end })))
      expect(spans.map(({ start }) => wordAt(spans, start))).toEqual(spans.map((_, n) => n))
    }
  })

  it('knows repeated words, numerals, hyphens and Spanish marks apart by where they stand', () => {
    const text = '¿Y tú? ¡Y tú, bien-te-veo! A las 10:30 hay 1,200 y 25%.'
    const tokens = tokenize(text)
    const place = (word: string, after = 0) => {
      const from = text.indexOf(word, after)
      return { from, to: from + word.length }
    }
    // As a voice might: the hyphened word in three, the hour in two, nothing of the percent sign.
    const pieces = [
      place('Y'),
      place('tú'),
      place('Y', 5),
      place('tú', 8),
      place('bien'),
      place('te', 15),
      place('veo'),
      place('A'),
      place('las'),
      place('10'),
      place('30'),
      place('hay'),
      place('1,200'),
      place('y', 45),
      place('25'),
    ]
    const marks = {
      seconds: pieces.length,
      words: pieces.map((piece, n) => ({ ...piece, start: n, end: n + 1 })),
    }
    const spans = spansOf(tokens, marks)
    expect(tokens.map(({ text: word }, n) => [word, spans[n]?.start, spans[n]?.end])).toEqual([
      ['Y', 0, 1],
      ['tú', 1, 2],
      ['Y', 2, 3],
      ['tú', 3, 4],
      ['bien-te-veo', 4, 7],
      ['A', 7, 8],
      ['las', 8, 9],
      ['10:30', 9, 11],
      ['hay', 11, 12],
      ['1,200', 12, 13],
      ['y', 13, 14],
      ['25%', 14, 15],
    ])
  })

  it('shares the time of a mark among the words under it by their letters, and lights none before the last', () => {
    const tokens = [
      { start: 0, end: 2 },
      { start: 3, end: 8 },
      { start: 9, end: 10 },
    ]
    const mark = (from: number, to: number, start: number, end: number) => ({ from, to, start, end })
    // Two words under one mark of ten letters and five seconds, and one of its own.
    expect(spansOf(tokens, { seconds: 6, words: [mark(0, 8, 1, 5), mark(9, 10, 5, 6)] })).toEqual([
      { start: 1, end: 2 },
      { start: 2.5, end: 5 },
      { start: 5, end: 6 },
    ])
    // The second has no mark: it has the moment between its neighbours.
    expect(spansOf(tokens, { seconds: 6, words: [mark(0, 2, 0, 1), mark(9, 10, 4, 6)] })).toEqual([
      { start: 0, end: 1 },
      { start: 1, end: 1 },
      { start: 4, end: 6 },
    ])
    // A voice that goes back takes no light back.
    expect(
      spansOf(tokens, { seconds: 6, words: [mark(0, 2, 2, 4), mark(3, 8, 1, 3), mark(9, 10, 5, 6)] }),
    ).toEqual([
      { start: 2, end: 4 },
      { start: 4, end: 4 },
      { start: 5, end: 6 },
    ])
    // A mark without letters is a moment, and one that ends where a word begins is not the word's.
    expect(
      spansOf([{ start: 2, end: 4 }], { seconds: 3, words: [mark(0, 2, 0, 1), mark(3, 3, 2, 3)] }),
    ).toEqual([{ start: 2, end: 3 }])
    expect(spansOf([{ start: 0, end: 3 }], { seconds: 3, words: [mark(3, 4, 1, 2)] })).toEqual([
      { start: 0, end: 0 },
    ])
  })

  it('has no word before the first and stays with the last', () => {
    const spans = [
      { start: 0.1, end: 0.5 },
      { start: 0.5, end: 1 },
    ]
    expect([0, 0.1, 0.49, 0.5, 9].map(at => wordAt(spans, at))).toEqual([-1, 0, 0, 1, 1])
    expect(spansOf([], { seconds: 0, words: [] })).toEqual([])
    expect(spansOf([{ start: 0, end: 2 }], { seconds: 1, words: [] })).toEqual([{ start: 0, end: 0 }])
  })
})
