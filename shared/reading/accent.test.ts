import { describe, expect, test } from 'vitest'
import { judgeSaid } from './judge-said.ts'
import { english, heardFrom, spanish, wordOf } from './said-aloud.ts'
import type { ScoredReading } from './schema.ts'
import { soundsHeard } from './sounds-heard.ts'

const accented = ({ words }: ScoredReading): string[] =>
  words.filter(({ rule }) => rule === 'accent').map(({ expected, outcome }) => `${expected} ${outcome}`)

const casa = 'La casa de Carla queda cerca del campo. Come coco y camina con calma.'

describe('what is nearly always said otherwise is an accent, named and forgiven', () => {
  test('one sound for another: a child who says t for every k before a vowel', () => {
    const scored = spanish(casa, 'la tasa de tarla teda cerca del tampo tome toto y tamina ton talma')
    expect(accented(scored)).toContain('casa dialect')
    expect(scored.errors).toBe(0)
  })
  test('between vowels r is l', () => {
    const scored = spanish(
      'La pera y la cara de María miran el aro de oro.',
      'la pela y la cala de malía milan el alo de olo',
    )
    expect(accented(scored)).toHaveLength(6)
    expect(scored.errors).toBe(0)
  })
  test('rr is r, together with what a rule explains', () => {
    const scored = spanish(
      'Los perros corren por la tierra y la sierra con el burro.',
      'lo pero coren por la tiera y la siera con el buro',
    )
    expect(wordOf(scored, 'perros')).toMatchObject({
      outcome: 'dialect',
      rule: 'accent',
      moreRules: ['coda-s'],
    })
    expect(scored.errors).toBe(0)
  })
  test('last o is u, in the mountains', () => {
    const scored = spanish('El gato come queso rico con vino.', 'el gatu come quesu ricu con vinu')
    expect(accented(scored)).toHaveLength(4)
  })
  test('English: r is w', () => {
    const scored = english(
      'The red rabbit runs to the rock and rests.',
      'the wed wabbit wuns to the wock and wests',
    )
    expect(accented(scored)).toHaveLength(5)
    expect(scored.errors).toBe(0)
  })
})

describe('what is not an accent stays an error', () => {
  test('a single slip on one word', () => {
    expect(
      accented(spanish(casa, 'la tasa de carla queda cerca del campo come coco y camina con calma')),
    ).toEqual([])
  })
  test('one word misread again and again', () => {
    const text = 'Queca come. Queca ríe. Queca va. Queca sube.'
    expect(spanish(text, 'teca come teca ríe teca va teca sube').errors).toBe(4)
  })
  test('three words of four are nearly always, of five they are not', () => {
    const text = 'La pera, la cara y el aro de la mora.'
    const fewer = spanish(`${text} Mira el toro.`, 'la pela la cala y el alo de la mola mira el toro')
    expect(fewer.errors).toBe(4)
    const more = spanish(`${text} Mira el loro.`, 'la pela la cala y el alo de la mola mila el loro')
    expect(accented(more)).toHaveLength(5)
  })
  test.each([
    ['mirrored letters', 'El dedo de Dina duele y pide ayuda.', 'el bebo be bina buele y pibe ayuba'],
    ['ñ without its mark', 'La niña sueña con la piña y el baño.', 'la nina suena con la pina y el bano'],
    [
      'soft g read hard',
      'La gente gira y el genio gime en el gimnasio.',
      'la guente guira y el guenio guime en el guimnasio',
    ],
    ['last n of verbs', 'Cantan, bailan, comen y saltan.', 'canta baila come y salta'],
  ])('%s', (_, text, said) => {
    const scored = spanish(text, said)
    expect(accented(scored)).toEqual([])
    expect(scored.errors).toBeGreaterThan(2)
  })
  test('English: silent e not known', () => {
    const scored = english('I hope to make a cake and take a note.', 'I hop to mack a cack and tack a not')
    expect(accented(scored)).toEqual([])
    expect(scored.errors).toBeGreaterThan(2)
  })
})

test('strict, it is named and counts', () => {
  const scored = spanish(
    'La pera y la cara de María miran el aro de oro.',
    'la pela y la cala de malía milan el alo de olo',
    { dialect: 'strict' },
  )
  expect(accented(scored)).toContain('pera mispronounced')
  expect(scored.errors).toBe(6)
})

test('what is practised is not forgiven for being missed each time', () => {
  const said = heardFrom('el pero core por la tiera y la siera')
  expect(judgeSaid('es-rr', 'El perro corre por la tierra y la sierra.', said).right).toBe(false)
})

test('what is forgiven is still what to practise', () => {
  const { words } = spanish(
    'El perro corre por la tierra y la sierra.',
    'el pero core por la tiera y la siera',
  )
  expect(soundsHeard(words, 'es-PR')).toContainEqual({ sound: 'es-rr', read: 4, missed: 4 })
})
