import { describe, expect, test } from 'vitest'
import { englishNumeral, englishOrdinal } from './english-numerals.ts'
import { englishPhonemes } from './english-phonemes.ts'
import { englishRules } from './english-transfer.ts'
import { phoneticDistance, pronounce, soundsSame } from './pronunciation.ts'

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

test('nearer words are nearer', () => {
  expect(apart('dog', 'dig')).toBeLessThan(apart('dog', 'cat'))
  expect(apart('very', 'bery')).toBeLessThan(apart('very', 'many'))
})

describe('transfer from Spanish', () => {
  const rules = (written: string, heard: string, inflected = false) =>
    englishRules(englishPhonemes(written), englishPhonemes(heard), inflected)
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
    ['leave', 'live', undefined],
  ])('%s heard %s', (written, heard, expected) => expect(rules(written, heard)).toEqual(expected))
  test('a dropped ending is grammar too', () => expect(rules('hats', 'hat', true)).toEqual(['inflection']))
  test.each([
    ['tin', 'thin'],
    ['sock', 'shock'],
    ['cat', 'cut'],
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
  expect(said(2020)).toEqual(expect.arrayContaining(['two thousand twenty', 'twenty twenty']))
  expect([1, 5, 12, 22, 30].map(n => englishOrdinal(n)[0]?.join(' '))).toEqual([
    'first',
    'fifth',
    'twelfth',
    'twenty second',
    'thirtieth',
  ])
})
