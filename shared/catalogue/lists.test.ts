import { expect, test } from 'vitest'
import { textOf } from '#tests/support/reading-text.ts'
import { decodability } from './ladder.ts'
import { allOf, bothOf, listedSound, SoundKit } from './sound-kit.ts'
import { summaryOf } from './text-summary.ts'

test('the line of a text has its words counted, and neither body nor questions', () => {
  const text = textOf()
  const { body: _b, vocabulary: _v, pronunciationFocus: _p, questions: _q, ...rest } = text
  expect(summaryOf(text)).toEqual({ ...rest, words: 9 })
})

test('of a text with a step it is told how much of it the step sounds out', () => {
  const text = textOf({ body: ['Mamá ama el sol.'], step: 'm-p' })
  expect(summaryOf(text)).toMatchObject({
    words: 4,
    decodable: decodability('Mamá ama el sol.', 'es-PR', 'm-p'),
  })
  // Nothing that it sounds out is nothing to tell.
  expect(summaryOf(textOf({ body: ['Zorro'], step: 'm-p' }))).not.toHaveProperty('decodable')
})

const kit = SoundKit.parse({
  id: 'es-rr',
  language: 'es-PR',
  letters: 'rr',
  grade: 'K',
  hint: { 'es-PR': 'La lengua vibra.', 'en-US': 'The tongue trills.' },
  words: { 2: ['carretera'], K: ['perro', 'carro'] },
  phrases: { K: ['el perro corre'] },
  pairs: Array.from({ length: 6 }, () => ({ words: ['pero', 'perro'] })),
})

test('what is practised goes from the lowest grade up', () => {
  expect(allOf(kit.words)).toEqual(['perro', 'carro', 'carretera'])
  expect(allOf({})).toEqual([])
  expect(bothOf({ words: ['pero', 'perro'] })).toBe('pero, perro')
})

test('the line of a sound shows one of its easiest words', () => {
  expect(listedSound(kit, 'hash', { K: 'mi-perro' })).toEqual({
    id: 'es-rr',
    language: 'es-PR',
    letters: 'rr',
    grade: 'K',
    example: 'perro',
    hash: 'hash',
    texts: { K: 'mi-perro' },
  })
  expect(listedSound({ ...kit, words: {} }, 'hash', {}).example).toBe('rr')
})
