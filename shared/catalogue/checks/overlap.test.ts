import { expect, test } from 'vitest'
import { sequencesOf, sharedPart } from './overlap.ts'

const of = (words: string) => sequencesOf(words.split(' '))

test('a text says what its runs of four words say', () => {
  expect([...of('a b c d e')]).toEqual(['a b c d', 'b c d e'])
  expect([...of('a b c d')]).toEqual(['a b c d'])
  expect(of('a b c').size).toBe(0)
})

test('two share what of the shorter one is in the other', () => {
  const [long, short] = [of('a b c d e f g'), of('x a b c d e')]
  expect([sharedPart(long, short), sharedPart(short, long)]).toEqual([2 / 3, 2 / 3])
  expect(sharedPart(long, long)).toBe(1)
  expect(sharedPart(long, of('u v w x y'))).toBe(0)
  expect(sharedPart(long, of('a b'))).toBe(0)
})
