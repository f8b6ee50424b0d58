import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { syllable } from 'syllable'
import { expect, test } from 'vitest'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { englishSyllableCount } from './english-syllables.ts'
import { tokenize } from './tokenize.ts'

// Divided by hand, as Merriam-Webster says them aloud, from what children of these grades read.
const byHand =
  `a boy | green | sleep | school | make | makes | hoped | jumped | walked | wished | house | horse
eyes | waves | leaves | clothes | cheese | stone | breathe | strengths | don't | can't | they're
wa-ter | want-ed | land-ed | ta-ble | lit-tle | peo-ple | ap-ple | box-es | dish-es | hous-es | pla-ces | beach-es
mon-key | par-rot | man-go | ba-by | fun-ny | rain-bow | care-ful | hope-ful | love-ly | home-work | fire-works
go-ing | play-ing | see-ing | cry-ing | say-ing | li-on | gi-ant | qui-et | sci-ence | po-em | o-cean | is-land
did-n't | could-n't | was-n't | sev-en | moun-tain | riv-er | for-est | morn-ing | flow-er | pow-er | shad-ow
is-lands | vil-lage | bridg-es | ran-ches | can-dles | cas-tle | whis-tle | set-tled | tick-led | tum-bled | hun-dred
ba-nan-a | i-de-a | to-mor-row | hur-ri-cane | um-brel-la | fam-i-ly | dif-fer-ent | re-mem-ber | di-no-saur
an-i-mal | im-por-tant | yes-ter-day | grand-moth-er | ma-chin-er-y | ra-di-o | sci-en-tists | cre-at-ed | mu-se-um
vi-o-lin | pi-an-o | gov-er-nor | en-gi-neer | dis-cov-er | cel-e-brate | cel-e-brat-ed | fa-vor-ite | i-gua-na
Car-ib-be-an | i-mag-ine | ex-plo-sion | na-tion | va-ca-tion | cu-ri-ous | pre-cious | de-li-cious | te-le-scope
mi-cro-scope | u-su-al-ly | in-for-ma-tion | ed-u-ca-tion | pop-u-la-tion | com-mu-ni-ty | his-tor-i-cal
im-me-di-ate-ly | ex-per-i-ment | re-spon-si-bil-i-ty | com-mu-ni-ca-tion | bi-o-lu-mi-nes-cent`
    .split(/[|\n]/)
    .flatMap(entry => entry.trim().split(' '))
    .filter(Boolean)
const wrong = byHand.filter(
  entry => englishSyllableCount(entry.replaceAll('-', '').toLowerCase()) !== entry.split('-').length,
)

test('at least nine of ten words divided by hand are counted right', () => {
  expect(byHand.length).toBeGreaterThan(120)
  expect(wrong.length / byHand.length, wrong.join(' ')).toBeLessThan(0.1)
})

test.each([
  ['an ending behind an apostrophe', "dog's don't | coach's boss's fox's prince's didn't o'clock"],
  ['a silent gue and que', 'tongue leagues mosques | argue antique antiques queasy | barbecue'],
  ['y before a vowel', 'year yes | beyond mayor royal yellow canyon'],
  ['a silent e before an ending', 'rude | lovely hopeless freely movement statements nameless | carefully'],
  ['ed and what ends like it', 'jumped bleed walked | wanted settled hundred sacred | editor'],
  ['es and what ends like it', 'makes whales gloves | places dishes boxes tables essay nieces'],
  ['no letter of its own', '| rhythm prism chasms mccoy'],
])('%s: words of one beat | of two | of three', (_, words) => {
  for (const [at, ofSome] of words.split('|').entries())
    for (const word of ofSome.trim().split(' '))
      if (word !== '') expect([word, englishSyllableCount(word)]).toEqual([word, at + 1])
})

test('a word without vowels, or of none of its letters, still takes a beat', () => {
  for (const word of ['hmm', 'tv', '', 'ñ', "'"]) expect(englishSyllableCount(word)).toBe(1)
})

/** Syllables of a word by the CMU Pronouncing Dictionary: each of its vowels bears a digit of stress. */
const said = (word: string): number => dictionary[word]?.match(/\d/g)?.length ?? 0
/** A word of the list, and not another way to say it, `word(1)`. */
const isWord = (word: string) => /^[a-z']+$/.test(word) && said(word) > 0
const rightly = (words: readonly string[], count: (word: string) => number) =>
  words.filter(word => count(word) === said(word)).length / words.length

test('every 200th word of a pronouncing dictionary is counted at least as well as a library counts it', () => {
  const words = Object.keys(dictionary)
    .filter(word => !/\(\d\)$/.test(word))
    .sort()
    .filter((word, n) => n % 200 === 0 && isWord(word))
  expect(words.length).toBeGreaterThan(600)
  expect(rightly(words, englishSyllableCount)).toBeGreaterThanOrEqual(rightly(words, syllable))
})

test('of the words that children read here 99 in a hundred are counted as the dictionary says them', () => {
  const texts = join(import.meta.dirname, '../catalogue/content/texts')
  const words = new Set<string>()
  for (const file of readdirSync(texts)) {
    const { language, body } = ReadingText.parse(JSON.parse(readFileSync(join(texts, file), 'utf8')))
    if (language !== 'en-US') continue
    for (const { text } of body.flatMap(line => tokenize(line)))
      words.add(text.toLowerCase().replaceAll('’', "'"))
  }
  const listed = [...words].filter(isWord)
  expect(listed.length).toBeGreaterThan(3000)
  expect(rightly(listed, englishSyllableCount)).toBeGreaterThanOrEqual(0.99)
})

test.each([
  ['ice', 1],
  ['ate', 1],
  ['baseball', 2],
  ['notebooks', 2],
  ['nineteen', 2],
  ['everyone', 3],
  ["coach's", 2],
  ["dog's", 1],
  ["o'clock", 2],
  ['twenty-one', 3],
  ['tongue', 1],
  ['argue', 2],
  ['happier', 3],
  ['Julia', 2],
  ['rhythms', 2],
])('%s has %i', (word, count) => {
  expect(englishSyllableCount(word.toLowerCase())).toBe(count)
})
