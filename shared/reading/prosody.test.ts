import { expect, test } from 'vitest'
import { tokenize } from '#shared/language/tokenize.ts'
import { prosodyOf } from './prosody.ts'
import { spanish } from './said-aloud.ts'

const text =
  'La ola viene y se va, y la arena brilla mucho. El sol sale, sube y calienta la playa de Luquillo.'

/** Every word 0.3 s long, with the silence that `pause` gives after it. */
function readWith(pause: (boundary: string, at: number) => number, length = 0.3) {
  let at = 0
  const tokens = tokenize(text)
  const words = tokens.map((token, index) => {
    const start = at
    const end = start + length
    at = end + pause(token.boundary, index)
    return { expected: token.text, outcome: 'correct' as const, heard: token.text, start, end }
  })
  return prosodyOf(tokens, words)
}

test('phrases that follow the punctuation are the fourth level', () => {
  expect(readWith(boundary => (boundary === 'none' ? 0.05 : 0.5))).toMatchObject({
    level: 4,
    reasons: ['phrased', 'pausesAtPunctuation'],
    punctuationHeeded: 1,
  })
})

test('a pause after every word is the first', () => {
  expect(readWith(() => 0.6)).toMatchObject({ level: 1, phraseLength: 1 })
  expect(readWith(() => 0.6).reasons).toContain('wordByWord')
})

test('a pause after every second word is the second', () => {
  expect(readWith((_, at) => (at % 2 === 1 ? 0.6 : 0.05))).toMatchObject({ level: 2 })
})

test('running through the punctuation is not the fourth, and at speed it is rushing', () => {
  const slow = readWith(() => 0.05, 0.4)
  expect(slow.level).toBe(3)
  expect(slow.reasons).toContain('runsThroughPunctuation')
  const fast = readWith(() => 0.02, 0.2)
  expect(fast.level).toBe(2)
  expect(fast.reasons).toContain('rushing')
})

test('long silences inside sentences are named', () => {
  const halting = readWith((boundary, at) => (boundary === 'none' && at % 5 === 2 ? 1.5 : 0.2))
  expect(halting.reasons).toContain('longPauses')
  expect(halting.longPauses).toBeGreaterThan(2)
})

test('a few words tell nothing', () => {
  expect(spanish('El sol sale.', 'el sol sale').prosody).toMatchObject({
    level: null,
    reasons: ['tooFewWords'],
  })
})

/** Every word as long as it is, at so many words a minute while speaking, with these silences after it. */
function atPace(perMinute: number, silence: (boundary: string, at: number) => number, sway = 0.2) {
  const tokens = tokenize(text)
  const letters = tokens.reduce((sum, token) => sum + token.text.length, 0)
  const perLetter = ((60 / perMinute) * tokens.length) / letters
  let at = 0
  const words = tokens.map((token, index) => {
    const start = at
    const end = start + token.text.length * perLetter * (1 + (index % 2 === 0 ? sway : -sway))
    at = end + silence(token.boundary, index)
    return { expected: token.text, outcome: 'correct' as const, start, end }
  })
  return prosodyOf(tokens, words)
}

test('syllable by syllable, at 35 words a minute, words touch each other and are in no groups', () => {
  for (const rest of [0, 0.1, 0.5]) {
    const slow = atPace(35, boundary => (boundary === 'none' ? 0 : rest))
    expect(slow.level).toBeLessThanOrEqual(2)
    expect(slow.reasons).toContain('drawnOut')
  }
  expect(atPace(110, boundary => (boundary === 'none' ? 0 : 0.5))).toMatchObject({ level: 4 })
})

test('slow is not always drawn out: 75 words a minute while speaking may be phrased', () => {
  const phrased = atPace(75, boundary => (boundary === 'none' ? 0.03 : 0.6))
  expect(phrased).toMatchObject({ level: 4, reasons: ['phrased', 'pausesAtPunctuation'] })
})

test('words that all stand evenly apart are a list, though no silence is long', () => {
  const list = atPace(90, () => 0.2)
  expect(list.level).toBe(2)
  expect(list.reasons).toContain('wordsApart')
  expect(atPace(90, boundary => (boundary === 'none' ? 0.14 : 0.4)).level).toBe(4)
})

test('where the times are shared out by length nothing can be told', () => {
  expect(atPace(90, () => 0, 0)).toEqual({
    level: null,
    reasons: ['timesSharedOut'],
    phraseLength: null,
    longPauses: 0,
    punctuationHeeded: null,
  })
})

/** So many words without punctuation, but for those after which a comma stands, with these silences behind the first ones. */
function paused(count: number, silences: readonly number[], commas: readonly number[] = []) {
  const tokens = tokenize(
    Array.from({ length: count }, (_, at) => (commas.includes(at) ? 'sol,' : 'sol')).join(' '),
  )
  let at = 0
  const words = tokens.map(({ text }, index) => {
    const start = at
    at += silences[index] ?? 0
    return { expected: text, outcome: 'correct' as const, start, end: start }
  })
  return prosodyOf(tokens, words)
}
const many = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)

test.each([
  [26, 16, 1],
  [26, 15, 2],
  [21, 7, 2],
  [21, 6, 3],
  [26, 4, 3],
  [26, 3, 4],
])('of %d words with %d pauses between them the level is %d', (count, pauses, level) => {
  expect(paused(count, many(pauses, 0.5)).level).toBe(level)
})

test('35 hundredths part two phrases, fewer do not; a second is a stop; eight words are enough to tell', () => {
  expect([paused(9, [0.35]), paused(9, [0.34])].map(({ phraseLength }) => phraseLength)).toEqual([4.5, 9])
  expect([paused(9, [1]), paused(9, [0.99])].map(({ longPauses }) => longPauses)).toEqual([1, 0])
  expect([paused(8, []).level, paused(7, []).level]).toEqual([4, null])
})

test('stops are named where they are more than one in twenty', () => {
  expect(paused(21, [1])).toMatchObject({ level: 4, reasons: ['phrased'] })
  expect(paused(21, [1, 1])).toMatchObject({ level: 3, reasons: ['phrased', 'longPauses'] })
})

test('who rests at half of the punctuation heeds it; without any there is none to heed', () => {
  expect(paused(10, [0.15], [0])).toMatchObject({
    punctuationHeeded: 1,
    reasons: ['phrased', 'pausesAtPunctuation'],
  })
  expect(paused(10, [0.14], [0])).toMatchObject({ punctuationHeeded: 0, level: 3 })
  expect(paused(10, [0.2, 0], [0, 1])).toMatchObject({ punctuationHeeded: 0.5, level: 4 })
  expect(paused(10, [])).toMatchObject({ punctuationHeeded: null, reasons: ['phrased'] })
})

test('the writer’s own phrases of two words are the third level, of three the fourth', () => {
  expect(paused(8, [0, 0.5, 0, 0.5, 0, 0.5], [1, 3, 5])).toMatchObject({ level: 3, phraseLength: 2 })
  expect(paused(9, [0, 0, 0.5, 0, 0, 0.5], [2, 5])).toMatchObject({ level: 4, phraseLength: 3 })
})
