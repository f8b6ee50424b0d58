import { describe, expect, test } from 'vitest'
import { english, outcomes, spanish } from './said-aloud.ts'

test('two neighbours in each other’s place are both wrong, each with when it was said', () => {
  const scored = spanish('el mar azul', 'mar el azul')
  expect(scored).toMatchObject({ wordsCorrect: 1, errors: 2 })
  expect(scored.words.slice(0, 2)).toEqual([
    { expected: 'el', outcome: 'transposed', heard: 'el', start: 0.5, end: 0.8 },
    { expected: 'mar', outcome: 'transposed', heard: 'mar', start: 0.1, end: 0.4 },
  ])
})

test('a written word that is said in several is right from the first to the last of them', () => {
  const { words } = spanish('Hay 35 panes', 'hay treinta y cinco panes')
  expect(words[1]).toEqual({
    expected: '35',
    outcome: 'correct',
    heard: 'treinta y cinco',
    start: 0.5,
    end: expect.closeTo(1.6, 9),
  })
})

test('written words that are said in one are all right, and those behind them are judged by themselves', () => {
  const { words } = spanish('treinta y cinco panes', '35 vasos')
  expect(words.map(({ outcome }) => outcome)).toEqual(['correct', 'correct', 'correct', 'substituted'])
  expect(words.slice(0, 3).map(({ heard }) => heard)).toEqual(['35', '35', '35'])
})

test('what is said beyond the end is put in behind the last word that was reached', () => {
  const { insertions } = spanish('el sol sale', 'el luna sol sale otra vez')
  expect(insertions.map(({ word, after }) => [word, after])).toEqual([
    ['luna', 0],
    ['otra', 2],
    ['vez', 2],
  ])
})

test('three seconds of silence are a hesitation, fewer are not; of words left out it is on the first', () => {
  const after = (silence: string) =>
    outcomes(spanish('uno dos tres cuatro', `uno dos (${silence}) tres cuatro`))[2]
  expect([after('2.95'), after('2.8')]).toEqual(['hesitated', 'correct'])
  // Behind a word misread the next is hesitated on, not the one misread.
  expect(outcomes(spanish('uno dos tres cuatro cinco', 'uno dos pa (3) cuatro cinco'))).toEqual([
    'correct',
    'correct',
    'substituted',
    'hesitated',
    'correct',
  ])
})

describe('the end of a reading', () => {
  const text = 'Mi perro corre por la playa grande de Luquillo.'
  const read = (said: string, policy = {}) =>
    outcomes(spanish(text, said, policy))
      .slice(4)
      .join(' ')

  test('a last strange word is a try at the next, and beyond the end there is none', () => {
    expect(outcomes(spanish('el sol sale', 'el sol zafre'))[2]).not.toBe('notReached')
    expect(spanish('el sol', 'el sol zafre').insertions.map(({ word }) => word)).toEqual(['zafre'])
  })

  test.each([
    ['as many words guessed as are left', 'mi perro corre por la foto quieta sin nombre', 4],
    ['one left out', 'mi perro corre por la foto quieta siempre', 4],
    ['two left out', 'mi perro corre por la foto quieta', 4],
    ['more said than is left', 'mi perro corre por la foto quieta sin nombre mío feliz', 4],
  ])('%s: each word is an error', (_, said, errors) => {
    expect(spanish(text, said).errors).toBe(errors)
    expect(read(said)).not.toContain('notReached')
  })

  test.each([
    ['a real stop', 'mi perro corre por la'],
    ['two strange words with five left', 'mi perro corre por foto quieta'],
    ['talk after a stop', 'mi perro corre por la (3) oye puedo jugar fuera'],
    ['saying that one is done', 'mi perro corre por la ya terminé misi'],
    ['saying it in one word', 'mi perro corre por la listo'],
  ])('%s: the rest is not reached', (_, said) => {
    expect(spanish(text, said).errors).toBe(0)
    expect(read(said)).toContain('notReached notReached notReached notReached')
  })

  test('silence just shorter than a hesitation is no stop, and without times there is none', () => {
    expect(spanish(text, 'mi perro corre por la (2.8) foto quieta sin nombre').errors).toBe(4)
    expect(spanish(text, 'mi perro corre por la (2.9) foto quieta sin nombre').errors).toBe(0)
  })

  test('what is said beyond the last guess is put in', () => {
    const { insertions } = spanish(text, 'mi perro corre por la foto quieta sin nombre mío feliz')
    expect(insertions.map(({ word, after }) => [word, after])).toEqual([
      ['mío', 8],
      ['feliz', 8],
    ])
  })
})

test('a word that is repeated rightly is a repetition, and mends nothing that was right', () => {
  const { words, repetitions } = english('the dog sat', 'the the dog dog sat')
  expect(words.map(({ outcome }) => outcome)).toEqual(['correct', 'correct', 'correct'])
  expect(repetitions).toHaveLength(2)
})
