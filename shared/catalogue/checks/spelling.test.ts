import { expect, test } from 'vitest'
import type { Language } from '../../kernel/school.ts'
import { checkSpelling } from './spelling.ts'

const SPANISH =
  'pez camarón Ponce come cómo como luna luz flor árbol poco agua lago barco amigo dando dí mira mirar también sí el la sol boca mango cielo peor que'
const ENGLISH = "dog Ana don't boat"
const words = new Set(`${SPANISH} ${ENGLISH}`.split(' '))
const findingsIn = (written: string, language: Language = 'es-PR') =>
  checkSpelling({ language, written: [{ where: 'title', written }] }, { knows: word => words.has(word) }).map(
    ({ check, detail }) => `${check} ${detail}`,
  )
const unknown = (word: string) => [`spelling title: «${word}» is in no dictionary`]
const accent = (word: string, right: string) => [`accent title: «${word}» for «${right}»`]

test('a word in capitals is the word, and a mistake in capitals is one', () => {
  expect(findingsIn('PEZ CAMARÓN PONCE')).toEqual([])
  expect(findingsIn('PES')).toEqual(unknown('PES'))
  expect(findingsIn('ponce')).toEqual(unknown('ponce'))
  // One capital alone, or one within a word, is no word in capitals.
  expect(findingsIn('Pez')).toEqual(unknown('Pez'))
  expect(findingsIn('PEz')).toEqual(unknown('PEz'))
})

test('what has a number in it is no word to know', () => {
  expect(findingsIn('3ro 10:30 25')).toEqual([])
})

test('a word in its syllables is the word, and words that are joined are known each', () => {
  expect(findingsIn('lu-na')).toEqual([])
  expect(findingsIn('luna-sol')).toEqual([])
  expect(findingsIn('luna-zol')).toEqual(unknown('luna-zol'))
  expect(findingsIn('boat-dog', 'en-US')).toEqual([])
})

test('a missing accent is told with the word that is meant, an unknown word is not', () => {
  expect(findingsIn('arbol')).toEqual(accent('arbol', 'árbol'))
  expect(findingsIn('cámaron')).toEqual(accent('cámaron', 'camarón'))
  expect(findingsIn('tambien')).toEqual(accent('tambien', 'también'))
  expect(findingsIn('zapato')).toEqual(unknown('zapato'))
  // English has none.
  expect(findingsIn('arbol', 'en-US')).toEqual(unknown('arbol'))
})

test('a verb with its pronouns keeps its stress where it had it', () => {
  expect(findingsIn('cómelo cómetelo mírame míranos')).toEqual([])
  expect(findingsIn('dándoles')).toEqual([])
  expect(findingsIn('comelo')).toEqual(unknown('comelo'))
  expect(findingsIn('mirarla')).toEqual([])
  expect(findingsIn('cómetelolo')).toEqual(unknown('cómetelolo'))
  expect(findingsIn('mírale míralas míralo')).toEqual([])
})

test('a small one is its word', () => {
  expect(findingsIn('lunita florecita arbolito poquito lucecita laguito boquita barquito amiguito')).toEqual(
    [],
  )
  expect(findingsIn('lunitas barquitos')).toEqual([])
  expect(findingsIn('zapatito')).toEqual(unknown('zapatito'))
})

test('in English what is somebody’s is spelled with its owner, whichever apostrophe', () => {
  expect(findingsIn('Ana’s dog', 'en-US')).toEqual([])
  expect(findingsIn("dog's", 'en-US')).toEqual([])
  expect(findingsIn('don’t', 'en-US')).toEqual([])
  expect(findingsIn('cat’s', 'en-US')).toEqual(unknown('cat’s'))
  expect(findingsIn('dog’s', 'es-PR')).toEqual(unknown('dog’s'))
  expect(findingsIn('lunita', 'en-US')).toEqual(unknown('lunita'))
})

test('after ¿ a word that asks has its accent', () => {
  const asks = (asked: string) => [`accent title: «${asked}» asks without its accent`]
  expect(findingsIn('¿Como come?')).toEqual(expect.arrayContaining(asks('¿Como')))
  expect(findingsIn('¿que luna?')).toEqual(asks('¿que'))
  expect(findingsIn('luna que come')).toEqual([])
  expect(findingsIn('¿como', 'en-US')).toEqual([])
  // It is the whole word that asks.
  expect(findingsIn('¿comelona?').filter(line => line.includes('asks'))).toEqual([])
})

test('what a child’s text has never without its accent is told each time it is another word', () => {
  const rare = (word: string) => `accent title: «${word}» without its accent`
  for (const word of ['mas', 'numero', 'ultimas', 'musico', 'Mas'])
    expect(findingsIn(word)).toContain(rare(word))
  expect(findingsIn('mascota')).toEqual(unknown('mascota'))
  expect(findingsIn('camas')).toEqual(unknown('camas'))
  expect(findingsIn('mas', 'en-US')).toEqual(unknown('mas'))
})

test('a word that is told once is not told again, and each where it stands first', () => {
  const written = [
    { where: 'title', written: 'zapato' },
    { where: 'paragraph 1', written: 'zapato pluma' },
  ]
  const told = checkSpelling({ language: 'es-PR', written }, { knows: () => false })
  expect(told.map(({ detail }) => detail)).toEqual([
    'title: «zapato» is in no dictionary',
    'paragraph 1: «pluma» is in no dictionary',
  ])
})
