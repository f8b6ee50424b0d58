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

/** The words of each step, all of which its step sounds out and no earlier one. */
const spanish = {
  vocales: 'oía yo no',
  'm-p': 'ama mapa',
  's-l': 'sala lisa',
  't-n-d': 'dedo nido tomate',
  'silabas-abiertas': 'gato jugo zapato chico llave silla perro guiso quita kilo vaca uña yuca leche mayo',
  'silabas-inversas': 'isla carta árbol pez eh atleta',
  'silabas-trabadas': 'flor plato brazo tren cruz sobre',
  diptongos: 'huevo aire lluvia miel pie reina cuatro güira hay rey w',
}
const english = {
  'short-vowels': "cat up off bell kiss buzz back cats dog's we'll my I'm and has his is the I",
  digraphs: 'fish chin that when quit bath ring bank catch was',
  blends:
    "stamp flag crab drum glass skip spring splash shrimp squid knot wrist milk hand lamp belt ask next month bridge dance can't",
  'silent-e': 'cake bike home cute phone prize these bathe paste',
  'vowel-teams':
    'rain day boat snow toe pie night moon out oil boy new blue saw haul key fruit by snail three',
  'r-vowels': 'car fork bird turn storm once',
  'two-syllables': 'rabbit running jumped faster happy babies little people',
}
test.each([
  ...Object.entries(spanish).map(([step, words]) => ['es-PR', step, words] as const),
  ...Object.entries(english).map(([step, words]) => ['en-US', step, words] as const),
])('%s: the step %s sounds out %s', (language, step, words) => {
  expect(words.split(' ').map(word => `${word} ${stepOf(word, language)}`)).toEqual(
    words.split(' ').map(word => `${word} ${step}`),
  )
})

test('what no step sounds out is beyond the last', () => {
  expect(stepOf('laugh', 'en-US')).toBeUndefined()
  expect(stepOf('xylophone', 'en-US')).toBeUndefined()
})

test('a step that is none sounds nothing out', () => {
  expect(decodability('mamá', 'es-PR', 'no-such-step')).toBe(0)
})
