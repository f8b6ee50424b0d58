import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isError } from './outcomes.ts'
import { Outcome, type ScoredWord } from './schema.ts'
import { PRACTISED, wordsToPractise } from './words-to-practise.ts'

const word = (expected: string, outcome: Outcome, more: Partial<ScoredWord> = {}): ScoredWord => ({
  expected,
  outcome,
  ...more,
})
const chosen = (words: readonly ScoredWord[], focus = [{ sound: 'rr', words: ['torre', 'perro'] }]) =>
  wordsToPractise(words, 'es-PR', focus).map(index => words[index]?.expected)

test('what carries the sense comes first, and what was said otherwise before what was left out', () => {
  const words = [
    word('La', 'substituted'),
    word('arena', 'omitted'),
    word('tibia', 'hesitated'),
    word('pluma', 'mispronounced'),
    word('cubo', 'correct'),
  ]
  expect(chosen(words)).toEqual(['pluma', 'tibia', 'arena'])
  expect(chosen(words.slice(0, 2))).toEqual(['arena', 'La'])
})

test('a word missed twice comes before one missed once, and is there once', () => {
  const words = ['sol', 'castillo', 'Castillo', 'luna', 'mar'].map(one => word(one, 'substituted'))
  expect(chosen(words)).toEqual(['castillo', 'sol', 'luna'])
})

test('words of the sound that was missed most come before others', () => {
  const words = [word('sol', 'substituted'), word('torre', 'mispronounced'), word('perro', 'mispronounced')]
  expect(chosen(words)).toEqual(['torre', 'perro', 'sol'])
  const byRule = [word('sol', 'substituted'), word('mar', 'mispronounced', { rule: 'coda-r' })]
  expect(chosen([...byRule, word('flor', 'mispronounced', { rule: 'coda-r' })])).toEqual([
    'mar',
    'flor',
    'sol',
  ])
})

test('at most three of those that were missed, each word once', () => {
  const words = fc.array(
    fc.record({
      expected: fc.constantFrom('La', 'la', 'Torre', 'torre', 'sol', 'mar', 'perro', 'y'),
      outcome: fc.constantFrom(...Outcome.options),
    }),
  )
  fc.assert(
    fc.property(words, scored => {
      const indexes = wordsToPractise(scored, 'es-PR')
      const missed = new Set(
        scored.flatMap(({ expected, outcome }) => (isError(outcome) ? [expected.toLowerCase()] : [])),
      )
      const forms = indexes.map(index => scored[index]?.expected.toLowerCase())
      expect(new Set(forms).size).toBe(forms.length)
      expect(indexes).toHaveLength(Math.min(PRACTISED, missed.size))
      for (const index of indexes) expect(isError(scored[index]?.outcome ?? 'correct')).toBe(true)
    }),
  )
})
