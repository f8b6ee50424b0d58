import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCorrect, isError } from './outcomes.ts'
import { Outcome, ReadingInput } from './schema.ts'
import { scoreReading } from './score.ts'

const TEXT = 'Ana va a la playa. Lleva su cubo azul y su pala.'
const input = ReadingInput.parse({
  language: 'es-PR',
  expected: TEXT,
  heard: 'ana va la plaza lleva su cubo azul y su'
    .split(' ')
    .map((word, n) => ({ word, start: n, end: n + 0.8 })),
  seconds: 10,
})
const scored = scoreReading(input)
const overrides = fc
  .array(fc.tuple(fc.nat(scored.words.length - 1), fc.constantFrom(...Outcome.options)))
  .map(pairs => new Map(pairs))

test('a teacher’s outcome counts, and what was heard stays', () => {
  const index = scored.words.findIndex(
    ({ outcome }) => outcome === 'mispronounced' || outcome === 'substituted',
  )
  const after = scoreReading(input, new Map([[index, 'correct']]))
  expect(after.words[index]).toMatchObject({ expected: 'playa', heard: 'plaza', outcome: 'correct' })
  expect(after.wordsCorrect).toBe(scored.wordsCorrect + 1)
  expect(after.errors).toBe(scored.errors - 1)
  expect(after.wordsCorrectPerMinute).toBeCloseTo(6 * (scored.wordsCorrect + 1))
})

test('whatever is overridden, the figures are those of the words as they stand', () => {
  fc.assert(
    fc.property(overrides, given => {
      const { words, wordsCorrect, errors, accuracy, verdict } = scoreReading(input, given)
      for (const [index, outcome] of given) expect(words[index]?.outcome).toBe(outcome)
      expect(wordsCorrect).toBe(words.filter(({ outcome }) => isCorrect(outcome)).length)
      expect(errors).toBe(words.filter(({ outcome }) => isError(outcome)).length)
      expect(accuracy).toBe(wordsCorrect + errors === 0 ? 0 : wordsCorrect / (wordsCorrect + errors))
      expect(verdict).toBe('scored')
    }),
  )
})

test('overrides that say what the engine said change nothing', () => {
  const same = new Map(scored.words.map(({ outcome }, index) => [index, outcome]))
  expect(scoreReading(input, same)).toEqual(scored)
})
