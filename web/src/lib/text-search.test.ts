import { expect, test } from 'vitest'
import { textSearch } from './text-search.ts'

test.each([
  ['', true],
  ['  ', true],
  ['munoz', true],
  ['MUÑOZ rivera', true],
  ['rivera muñ', true],
  ['luquillo muñoz', true],
  ['uñoz', false],
  ['munoz marin', false],
])('"%s" finds the school: %s', (typed, found) => {
  expect(textSearch(typed)('Escuela Luis Muñoz Rivera', 'Luquillo')).toBe(found)
})

test('what is not there is not found', () => {
  expect(textSearch('a')(undefined)).toBe(false)
})
