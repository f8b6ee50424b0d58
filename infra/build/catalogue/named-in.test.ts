import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

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
