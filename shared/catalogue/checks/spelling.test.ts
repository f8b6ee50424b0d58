import { expect, test } from 'vitest'
import { checkSpelling } from './spelling.ts'

const words = new Set(['pez', 'camarón', 'Ponce'])
const findingsIn = (written: string) =>
  checkSpelling(
    { language: 'es-PR', written: [{ where: 'title', written }] },
    { knows: word => words.has(word) },
  ).map(({ detail }) => detail)

test('a word in capitals is the word, and a mistake in capitals is one', () => {
  expect(findingsIn('PEZ CAMARÓN PONCE')).toEqual([])
  expect(findingsIn('PES')).toEqual(['title: «PES» is in no dictionary'])
  expect(findingsIn('ponce')).toEqual(['title: «ponce» is in no dictionary'])
})
