import { expect, test } from 'vitest'
import content from '#shared/catalogue/content/sounds/es-rr.json' with { type: 'json' }
import { SoundKit } from '#shared/catalogue/sound-kit.ts'
import { readDictionaries } from './dictionaries.ts'
import { checkAcrossSounds, checkSound } from './sounds.ts'

const dictionaries = await readDictionaries()
const kit = SoundKit.parse(content)
const withPair = (pair: SoundKit['pairs'][number]): SoundKit => ({ ...kit, pairs: [...kit.pairs, pair] })

test.each<[string, SoundKit, string]>([
  ['too few words', { ...kit, words: { K: ['perro'] } }, '1 words'],
  ['a word without the sound', { ...kit, words: { ...kit.words, '5': ['luna'] } }, '«luna» has no rr'],
  ['a phrase twice', { ...kit, phrases: { ...kit.phrases, '5': ['El perro corre.'] } }, 'among the phrases'],
  ['a misspelling', { ...kit, phrases: { ...kit.phrases, '5': ['El perro buela.'] } }, 'phrases: «buela»'],
  ['a pair of other sounds', withPair({ words: ['mesa', 'misa'] }), '«mesa, misa» does not have it'],
  [
    'a pair that differs in two sounds',
    withPair({ words: ['perro', 'cero'] }),
    'differ in more than one sound',
  ],
  [
    'a hint in too many words',
    { ...kit, hint: { ...kit.hint, 'en-US': 'Lift the tip of your tongue up high and then let it buzz.' } },
    'longer than 12 words',
  ],
])('%s is found', (_, broken, detail) => {
  expect(
    checkSound(broken, dictionaries)
      .map(({ detail }) => detail)
      .join('\n'),
  ).toContain(detail)
})

test('what the island says alike needs sentences, and they say the words', () => {
  const found = (words: [string, string], sentences?: [string, string]) =>
    checkSound(withPair({ words, ...(sentences && { sentences }) }), dictionaries).map(({ detail }) => detail)
  expect(found(['torre', 'torrez']).join()).toContain('sound alike here')
  expect(found(['barra', 'varra']).join()).toContain('sound alike here')
  expect(found(['perro', 'pero'], ['El perro ladra.', 'Quiero, pero no puedo.']).join()).toContain('apart')
  expect(found(['barro', 'varro'], ['Hay barro.', 'No dice.']).join()).toContain('does not say')
})

test('a sound that nobody can practise is found', () => {
  expect(checkAcrossSounds([kit])).toContainEqual({
    id: 'es-r',
    check: 'pronunciation',
    detail: 'nothing is there to practise it',
  })
})

test('a sound that is taught before one of an earlier grade is found, by name', () => {
  const later: SoundKit = { ...kit, id: 'es-j', grade: 'PK' }
  expect(checkAcrossSounds([kit, later])).toContainEqual({
    id: 'es-j',
    check: 'sequence',
    detail: 'of grade PK, it comes after es-rr of K',
  })
})

test('a sound whose words are sounded out before those of an earlier sound is found, by name', () => {
  const blends: SoundKit = { ...kit, id: 'es-r', words: { K: ['tres', 'brazo'] } }
  const open: SoundKit = { ...kit, id: 'es-rr', words: { K: ['perro', 'carro'] } }
  const found = (...kits: SoundKit[]) => checkAcrossSounds(kits).filter(({ check }) => check === 'sequence')
  expect(found(blends, open)).toEqual([
    {
      id: 'es-rr',
      check: 'sequence',
      detail: 'its words are sounded out from silabas-abiertas on; it comes after es-r of silabas-trabadas',
    },
  ])
  expect(found({ ...blends, id: 'es-rr' }, { ...open, id: 'es-r' })).toEqual([])
  expect(found(open, { ...open, id: 'es-r' })).toEqual([])
})

test('accents come after all that the ladder teaches', () => {
  const accents: SoundKit = { ...kit, id: 'es-accents', words: { K: ['mamá', 'papá'] } }
  const last: SoundKit = { ...kit, id: 'es-diphthongs', words: { K: ['pie'] } }
  expect(checkAcrossSounds([last, accents]).filter(({ check }) => check === 'sequence')).toEqual([])
})
