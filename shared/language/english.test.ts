import { describe, expect, test } from 'vitest'
import { englishNumeral, englishOrdinal } from './english-numerals.ts'
import { englishPhonemes } from './english-phonemes.ts'
import { phoneticDistance, pronounce, rulesBetween, soundsSame } from './pronunciation.ts'

const same = (a: string, b: string) => soundsSame(pronounce(a, 'en-US'), pronounce(b, 'en-US'), 'en-US')
const apart = (a: string, b: string) =>
  phoneticDistance(pronounce(a, 'en-US'), pronounce(b, 'en-US'), 'en-US')

test.each([
  ['light', 'lite'],
  ['their', 'there'],
  ['know', 'no'],
  ['knight', 'night'],
  ["it's", 'its'],
  ['phone', 'fone'],
])('%s sounds like %s', (a, b) => expect(same(a, b)).toBe(true))

test.each([
  ['hoping', 'hopping'],
  ['bat', 'bad'],
  ['ship', 'chip'],
  ['read', 'red'],
  ['cap', 'cape'],
  ["we're", 'were'],
])('%s does not sound like %s', (a, b) => expect(same(a, b)).toBe(false))

test('a short word that ends in its vowel has it long, and one that has a long one keeps it', () => {
  expect(['he', 'my', 'go', 'day', 'key', 'boy', 'who'].map(englishPhonemes)).toEqual([
    'hE',
    'mI',
    'gO',
    'dA',
    'kE',
    'bY',
    'hU',
  ])
})

test('a word of the island in an English text sounds as it does here', () => {
  expect(['coquí', 'señor', 'lucía'].map(englishPhonemes)).toEqual(['kOkE', 'sAnyOr', 'lUsEo'])
})

test('nearer words are nearer', () => {
  expect(apart('dog', 'dig')).toBeLessThan(apart('dog', 'cat'))
  expect(apart('very', 'bery')).toBeLessThan(apart('very', 'many'))
})

describe('transfer from Spanish', () => {
  const rules = (written: string, heard: string) =>
    rulesBetween(pronounce(written, 'en-US'), pronounce(heard, 'en-US'), 'en-US')
  test.each([
    ['very', 'bery', ['v-b']],
    ['ship', 'chip', ['sh-ch']],
    ['fast', 'fas', ['final-cluster']],
    ['vest', 'bes', ['final-cluster', 'v-b']],
    ['think', 'tink', ['th']],
    ['this', 'dis', ['th']],
    ['the', 'de', ['th']],
    ['school', 'eschool', ['s-cluster']],
    ['stop', 'estop', ['s-cluster']],
    ['ship', 'sheep', ['short-long-i']],
    ['cat', 'cut', ['a-u']],
    ['jet', 'yet', ['j-y']],
    ['zip', 'sip', ['z-s']],
    ['bag', 'back', ['final-voicing']],
    ['bed', 'bet', ['final-voicing']],
    ['thing', 'thin', ['n-ng']],
    ['hat', 'at', ['h-lost']],
    ['played', 'play', ['ed-ending']],
    ['wanted', 'want', ['ed-ending']],
    ['stopped', 'stop', ['ed-ending']],
    ['carried', 'carry', ['ed-ending']],
    ['hats', 'hat', ['inflection']],
    ['boxes', 'box', ['inflection']],
    ['leave', 'live', undefined],
  ])('%s heard %s', (written, heard, expected) => {
    expect(rules(written, heard)).toEqual(expected)
    const fold = (word: string) => pronounce(word, 'en-US').fold
    if (expected?.every(rule => !['ed-ending', 'inflection'].includes(rule)))
      expect(fold(heard)).toBe(fold(written))
  })
  test.each([
    ['tin', 'thin'],
    ['sock', 'shock'],
    ['back', 'bag'],
    ['at', 'hat'],
    ['shed', 'she'],
    ['need', 'knee'],
    ['bus', 'bu'],
  ])('%s heard %s is not transfer', (written, heard) => expect(rules(written, heard)).toBeUndefined())
  test('dog heard dig is not transfer', () => expect(rules('dog', 'dig')).toBeUndefined())
})

test('numbers in words', () => {
  const said = (n: number) => englishNumeral(n).map(way => way.join(' '))
  expect(said(25)).toContain('twenty five')
  expect(said(105)).toEqual(
    expect.arrayContaining(['one hundred five', 'one hundred and five', 'a hundred five']),
  )
  expect(said(1963)).toContain('nineteen sixty three')
  expect(said(214)).toEqual(expect.arrayContaining(['two fourteen', 'two hundred and fourteen']))
  expect(said(305)).toEqual(expect.arrayContaining(['three oh five', 'three zero five']))
  expect(said(1905)).toEqual(expect.arrayContaining(['nineteen oh five', 'nineteen hundred and five']))
  expect(said(1500)).toContain('fifteen hundred')
  expect(said(2000).concat(said(14))).toEqual(['two thousand', 'two thousand', 'fourteen', 'fourteen'])
  expect(said(2020)).toEqual(expect.arrayContaining(['two thousand twenty', 'twenty twenty']))
  expect([1, 5, 12, 22, 30].map(n => englishOrdinal(n)[0]?.join(' '))).toEqual([
    'first',
    'fifth',
    'twelfth',
    'twenty second',
    'thirtieth',
  ])
})
