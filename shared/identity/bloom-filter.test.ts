import { expect, test } from 'vitest'
import { filterOf, mayHold } from './bloom-filter.ts'

const words = (of: string, count: number) => Array.from({ length: count }, (_, n) => `${of}${n}`)

test('it holds each of its words, and of foreign ones as few as it says', () => {
  const own = words('own', 20_000)
  const filter = filterOf(own)
  expect(own.filter(word => !mayHold(filter, word))).toEqual([])
  const passed = words('foreign', 20_000).filter(word => mayHold(filter, word)).length
  // One in two hundred, and some for chance.
  expect(passed).toBeLessThan(20_000 / 150)
  expect(passed).toBeGreaterThan(0)
})
