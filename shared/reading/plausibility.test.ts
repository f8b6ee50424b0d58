import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FASTEST_READING, FASTEST_SPEECH, implausibilityOf, OVERLAP, RUN_WORDS } from './plausibility.ts'

/** So many words one after the other, each as long as the pace leaves. */
const said = (words: number, wordsPerMinute: number, from = 0) =>
  Array.from({ length: words }, (_, n) => {
    const each = 60 / wordsPerMinute
    return { word: 'sol', start: from + n * each, end: from + (n + 1) * each }
  })
const aloud = (heard: ReturnType<typeof said>, seconds = heard.at(-1)?.end ?? 1) =>
  implausibilityOf({ mode: 'aloud', heard, seconds }, heard.length)
/** A little to either side of a bound. */
const [UNDER, OVER] = [0.999, 1.001]

describe('the pace of a whole reading', () => {
  test('is that of a voice up to twice the fastest published readers, and not beyond', () => {
    expect(FASTEST_READING).toBe(390)
    expect(aloud(said(200, FASTEST_READING * UNDER))).toBeUndefined()
    expect(aloud(said(200, FASTEST_READING * OVER))).toBe('tooFast')
  })

  test('is told by how long was read, whatever the times of the words say', () => {
    const slow = said(60, 120)
    expect(aloud(slow, (60 * 60) / (FASTEST_READING * UNDER))).toBeUndefined()
    expect(aloud(slow, (60 * 60) / (FASTEST_READING * OVER))).toBe('tooFast')
  })

  test('holds for a few words as for many, and for words that came as one', () => {
    expect(aloud(said(7, 60), 1)).toBe('tooFast')
    expect(aloud([{ word: 'a b c d e f g', start: 0, end: 1 }], 1)).toBe('tooFast')
    expect(aloud(said(7, 60), 1.1)).toBeUndefined()
  })

  test('holds for a finger too', () => {
    const tapped = Array.from({ length: 39 }, (_, n) => n)
    const tap = (seconds: number) => implausibilityOf({ mode: 'tapped', tapped, seconds }, tapped.length)
    expect(tap(6)).toBeUndefined()
    expect(tap(5.99)).toBe('tooFast')
  })
})

describe('a run of words', () => {
  /** A reading of a minute with a run in its middle. */
  const withRun = (words: number, wordsPerMinute: number) => {
    const run = said(words, wordsPerMinute, 31)
    return aloud([...said(60, 120), ...run, ...said(20, 120, 35)], 60)
  }
  test('may be as fast as anybody ever spoke, and not faster', () => {
    expect(withRun(RUN_WORDS, FASTEST_SPEECH * UNDER)).toBeUndefined()
    expect(withRun(RUN_WORDS, FASTEST_SPEECH * OVER)).toBe('tooFast')
  })

  test('of fewer words says nothing', () => {
    expect(withRun(RUN_WORDS - 1, 6000)).toBeUndefined()
  })
})

describe('words at the same time', () => {
  test('are no voice’s, beyond what recognisers blur', () => {
    // Of a minute in sixty words each reaches into the next.
    const reaching = (seconds: number) =>
      aloud(
        said(60, 60).map(word => ({ ...word, end: word.end + seconds })),
        61,
      )
    const share = (OVERLAP.share * 60) / 59
    expect(reaching(share * UNDER)).toBeUndefined()
    expect(reaching(share * 1.01)).toBe('timesOverlap')
  })

  test('for a second in all are let pass, however short the reading', () => {
    const two = (overlap: number) =>
      aloud([
        { word: 'sol', start: 0, end: 1 + overlap },
        { word: 'luna', start: 1, end: 2 },
      ])
    expect(two(OVERLAP.seconds * UNDER)).toBeUndefined()
    expect(two(OVERLAP.seconds * OVER)).toBe('timesOverlap')
  })

  test('that go backwards are the same', () => {
    expect(aloud(said(30, 60).toReversed(), 30)).toBe('timesOverlap')
  })

  test('whose recogniser has no clock are told by how long was read', () => {
    const heard = said(30, 60).map(({ word }) => ({ word, start: 0, end: 0 }))
    expect(aloud(heard, 30)).toBeUndefined()
    expect(aloud(heard, 4)).toBe('tooFast')
  })
})

test('where nothing of the text was read there is nothing to count', () => {
  const heard = said(20, 100)
  expect(implausibilityOf({ mode: 'aloud', heard, seconds: 20 }, 0)).toBe('nothingRead')
  expect(implausibilityOf({ mode: 'aloud', heard, seconds: 20 }, 1)).toBeUndefined()
  expect(implausibilityOf({ mode: 'tapped', tapped: [], seconds: 20 }, 0)).toBe('nothingRead')
})

test('the fastest children of the norms are believed, with hesitations and hurries as voices have them', () => {
  const manner = fc.array(fc.double({ min: 0.4, max: 2.5, noNaN: true }), {
    minLength: 12,
    maxLength: 250,
    size: 'max',
  })
  fc.assert(
    fc.property(manner, fc.double({ min: 20, max: 204, noNaN: true }), (shares, wordsPerMinute) => {
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
      let at = 0
      const heard = shares.map(share => {
        const start = at
        at += (share / mean) * (60 / wordsPerMinute)
        return { word: 'sol', start, end: at }
      })
      expect(aloud(heard)).toBeUndefined()
    }),
  )
})
