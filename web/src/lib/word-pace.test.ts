import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceAfter, startsOf } from './word-pace.ts'

test('a word begins when the syllables before it are said', () => {
  expect(startsOf([2, 1, 3], 200)).toEqual([0, 400, 600])
  expect(startsOf([], 200)).toEqual([])
})

test('a sentence followed at its own pace ends when it ended', () => {
  const syllables = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(syllables, fc.integer({ min: 100, max: 20_000 }), (counts, took) => {
      const pace = paceAfter(counts, took, 250)
      const starts = startsOf(counts, pace)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect((starts.at(-1) ?? 0) + (counts.at(-1) ?? 0) * pace).toBeCloseTo(took)
    }),
  )
})

test('what tells nothing changes no pace', () => {
  expect(paceAfter([], 500, 250)).toBe(250)
  expect(paceAfter([2], 0, 250)).toBe(250)
})
