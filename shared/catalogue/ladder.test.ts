import { expect, test } from 'vitest'
import type { Language } from '#shared/kernel/school.ts'
import { decodability, ladders } from './ladder.ts'

/** The first step of a language that sounds a word out. */
const stepOf = (word: string, language: Language) =>
  ladders[language].find(({ id }) => decodability(word, language, id) === 1)?.id

test.each([
  ['oía', 'vocales'],
  ['mamá', 'm-p'],
  ['sopa', 's-l'],
  ['tía', 't-n-d'],
  ['queso', 'silabas-abiertas'],
  ['guitarra', 'silabas-abiertas'],
  ['sol', 'silabas-inversas'],
  ['playa', 'silabas-trabadas'],
  ['agua', 'diptongos'],
  ['hoy', 'diptongos'],
])('«%s» is of the step %s', (word, step) => {
  expect(stepOf(word, 'es-PR')).toBe(step)
})

test.each([
  ['cat', 'short-vowels'],
  ['fish', 'digraphs'],
  ['stamp', 'blends'],
  ['plate', 'silent-e'],
  ['rain', 'vowel-teams'],
  ['storm', 'r-vowels'],
  ['rabbit', 'two-syllables'],
])('%s is of the step %s', (word, step) => {
  expect(stepOf(word, 'en-US')).toBe(step)
})

test('a word whose spelling misleads is known from the step that teaches it by sight', () => {
  expect(stepOf('was', 'en-US')).toBe('digraphs')
  expect(stepOf('people', 'en-US')).toBe('two-syllables')
  expect(stepOf('yo', 'es-PR')).toBe('vocales')
})

test('decodability is the share of the words', () => {
  expect(decodability('Mamá ama el sol.', 'es-PR', 'm-p')).toBe(0.75)
  expect(decodability('', 'es-PR', 'm-p')).toBe(0)
})
