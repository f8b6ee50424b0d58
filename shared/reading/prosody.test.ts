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
