import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tokenize } from '#shared/language/tokenize.ts'
import type { Sound } from '../language/sound.ts'
import { judgeSaid } from './judge-said.ts'
import { cameRight, countsOf } from './practice-counts.ts'
import { heardFrom } from './said-aloud.ts'

const isRight = (sound: Sound, expected: string, said: string) =>
  judgeSaid(sound, expected, heardFrom(said)).right

describe('the island’s own ways are right', () => {
  test.each<[Sound, string, string]>([
    ['es-s', 'caza', 'casa'],
    ['es-s', 'taza', 'tasa'],
    ['es-s', 'zapatos', 'sapato'],
    ['es-ll-y', 'calle', 'caye'],
    ['es-b-v', 'vaca', 'baca'],
    ['es-h', 'huevo', 'uevo'],
    ['es-l-r', 'puerta', 'puelta'],
    ['es-l-r', 'comer', 'comel'],
    ['es-d', 'helado', 'helao'],
    ['es-d', 'verdad', 'verdá'],
    ['es-rr', 'carro', 'cajo'],
    ['es-ch', 'Los charcos brillan', 'lo charco briyan'],
  ])('%s: %s said %s', (sound, expected, said) => {
    expect(isRight(sound, expected, said)).toBe(true)
  })
})

describe('what is practised must come', () => {
  test.each<[Sound, string, string]>([
    ['es-rr', 'perro', 'pero'],
    ['es-r', 'pero', 'perro'],
    ['es-n', 'caña', 'cana'],
    ['es-accents', 'papá', 'papa'],
    ['es-diphthongs', 'causa', 'casa'],
    ['es-rr', 'El perro corre por la playa', 'el pero core por la playa'],
    ['es-rr', 'pero, perro', 'pero pero'],
    ['en-v', 'van', 'ban'],
    ['en-sh-ch', 'ship', 'chip'],
    ['en-final-clusters', 'nest', 'nes'],
    ['en-ed', 'played', 'play'],
    ['en-i-ee', 'ship, sheep', 'sheep sheep'],
  ])('%s: %s said %s', (sound, expected, said) => {
    expect(isRight(sound, expected, said)).toBe(false)
  })
})

test('a pattern of Spanish counts only where it is what is practised', () => {
  expect(isRight('en-th', 'The van is there', 'the ban is there')).toBe(true)
  expect(isRight('en-v', 'The van is there', 'the ban is there')).toBe(false)
})

test('of a phrase the words with the sound decide, said after whatever thought', () => {
  expect(isRight('es-rr', 'El perro corre por la playa', 'el perro corre por playa')).toBe(true)
  expect(isRight('es-rr', 'perro', '(9) perro')).toBe(true)
  expect(isRight('es-rr', 'perro', 'pero (5) perro')).toBe(true)
  expect(isRight('es-rr', 'perro', 'el perro')).toBe(true)
  expect(isRight('es-rr', 'perro', '')).toBe(false)
})

const folder = new URL('../catalogue/content/sounds/', import.meta.url)
const kits = readdirSync(folder).map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

test('every word, phrase and pair of the catalogue comes right when it is said as it is written', () => {
  const wrong = kits.flatMap(({ id, words, phrases, pairs }) =>
    [
      ...Object.values(words).flat(),
      ...Object.values(phrases).flat(),
      ...pairs.map(({ words: both }: { words: string[] }) => both.join(', ')),
    ].filter(text => {
      const said = tokenize(String(text)).map(token => token.text)
      return !isRight(id, String(text), said.join(' '))
    }),
  )
  expect(wrong).toEqual([])
})

test('a round is counted by what came right at any try', () => {
  const [wrong, right] = [heardFrom('pero'), heardFrom('perro')]
  const items = [
    { kind: 'said', text: 'perro', tries: [wrong, right] },
    { kind: 'said', text: 'perro', tries: [wrong, []] },
    { kind: 'checked', text: 'torre', went: true },
    { kind: 'checked', text: 'rana', went: false },
    { kind: 'chosen', words: ['pero', 'perro'], asked: 1, tries: [0, 1] },
    { kind: 'chosen', words: ['pero', 'perro'], asked: 0, tries: [1] },
  ] as const
  const sent = items.map(item => structuredClone(item)) as unknown as Parameters<typeof countsOf>[1]
  expect(sent.map(item => cameRight('es-rr', item))).toEqual([true, false, true, false, true, false])
  expect(countsOf('es-rr', sent)).toEqual({ said: 2, right: 1, chosen: 2, chosenRight: 1, checked: 1 })
})

describe('of a phrase only the words with the sound decide; of one or two words all do', () => {
  test.each<[Sound, string, string, boolean]>([
    ['es-rr', 'el perro come', 'el perro duerme', true],
    ['es-rr', 'perro come', 'perro duerme', false],
    ['es-rr', 'el perro come', 'el gato come', false],
    // Where none has it, all decide.
    ['es-rr', 'el sol come', 'el sol duerme', false],
    ['es-rr', 'el sol come', 'el sol come', true],
    ['es-rr', 'perro', '', false],
    ['es-rr', 'perro', 'mesa', false],
  ])('%s: %s said %s', (sound, expected, said, right) => {
    expect(isRight(sound, expected, said)).toBe(right)
  })
})
