import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordFilter } from './word-filter.ts'

test('what was added is known, also from its bytes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), words => {
      const filter = new WordFilter(WordFilter.of(new Set(words)).bytes)
      expect(words.filter(word => !filter.has(word))).toEqual([])
    }),
  )
})

test('of what was not added, less than one in a thousand is taken for known', () => {
  const filter = WordFilter.of(new Set(Array.from({ length: 20_000 }, (_, i) => `palabra${i}`)))
  const others = Array.from({ length: 20_000 }, (_, i) => `palabrx${i}`)
  expect(others.filter(word => filter.has(word)).length).toBeLessThan(20)
})
