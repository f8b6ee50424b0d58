import { expect, test } from 'vitest'
import { faceOf, namedIn } from './cover.ts'

test('a title names parts by its words, one or many, with or without accents', () => {
  expect(namedIn('La luna y el sol', 'es-PR')).toEqual(['moon', 'sun'].toSorted((a, b) => Number(a > b)))
  expect(namedIn('Dos lunas', 'es-PR')).toEqual(['moon'])
  expect(namedIn('¡Flores de papel!', 'es-PR')).toEqual(['flower', 'paper'])
  expect(namedIn('El arbol', 'es-PR')).toEqual(['tree'])
  expect(namedIn('Coquí and frog', 'en-US')).toEqual(['frog'])
})

test('a word in another, or of the other language, names nothing', () => {
  expect(namedIn('Alunizaje', 'es-PR')).toEqual([])
  expect(namedIn('The moon', 'es-PR')).toEqual([])
  // A drawing without a name in a language is in no title of it.
  expect(namedIn('Manatí', 'en-US')).toEqual([])
  expect(namedIn('', 'es-PR')).toEqual([])
})

test('two covers are alike with the same parts on the same ground, in whatever order', () => {
  const face = faceOf({ ground: 'beach', parts: ['sun', 'boat'] })
  expect(faceOf({ ground: 'beach', parts: ['boat', 'sun'] })).toBe(face)
  expect(faceOf({ ground: 'sea', parts: ['boat', 'sun'] })).not.toBe(face)
  expect(faceOf({ ground: 'beach', parts: ['boat'] })).not.toBe(face)
  expect(face).toBe('beach boat sun')
})
