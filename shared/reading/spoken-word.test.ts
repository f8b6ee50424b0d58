import { expect, test } from 'vitest'
import { eachSpoken, type SpokenWord } from './spoken-word.ts'

function spokenIn(word: string, start = 1, end = 3): SpokenWord[] {
  const all: SpokenWord[] = []
  eachSpoken({ word, start, end }, one => all.push(one))
  return all
}

test.each([
  ['el', ['el']],
  ['El', ['el']],
  ['¿Qué?', ['qué']],
  ['hola🐸', ['hola']],
  ['el gato', ['el', 'gato']],
  ['el  gato ', ['el', 'gato']],
  ['el\u00a0gato', ['el', 'gato']],
  ['bien-venido', ['bien', 'venido']],
  ['twenty–five', ['twenty', 'five']],
  ['sí—no', ['sí', 'no']],
  ['-sol', ['sol']],
  ['🐸', []],
  ['--', []],
  ['¡!', []],
  ['', []],
])('%j holds the words %j', (word, forms) => {
  expect(spokenIn(word).map(({ form }) => form)).toEqual(forms)
})

test('several words share their time by length, and each keeps the letters it was heard with', () => {
  expect(spokenIn('A-mar te', 2, 5.5)).toEqual([
    { form: 'a', word: 'A', start: 2, end: 2 + 3.5 / 6 },
    { form: 'mar', word: 'mar', start: 2 + 3.5 / 6, end: 2 + 3.5 / 6 + 10.5 / 6 },
    { form: 'te', word: 'te', start: expect.closeTo(2 + 14 / 6, 9), end: expect.closeTo(5.5, 9) },
  ])
  expect(spokenIn('El', 2, 5)).toEqual([{ form: 'el', word: 'El', start: 2, end: 5 }])
})
