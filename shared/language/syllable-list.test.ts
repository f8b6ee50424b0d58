import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spanishSyllables } from './spanish-syllables.ts'

// EDFU, "an Open Syllabification Corpus for Spanish" (J. de la Rosa and Á. Pérez Pozo, 2019–2021,
// github.com/linhd-postdata/edfu, edfu.csv at commit 442f59f): 106,361 words, collected from Educalingo, Dirae and
// Fundéu. It names no licence, so it is not in the house: `SYLLABLES` names the file. docs/syllables.md lists the words.
const LIST = process.env.SYLLABLES
const SHA256 = 'baf62808936eb7f044aad1828f590d9c05a4b6abd801dd5f7cf9c26ddf8b7121'

/** Why a word is parted otherwise, and how many are: the first that fits. */
const reasons: readonly [reason: string, word: RegExp, words: number][] = [
  ['tl between vowels: Puerto Rico parts it, most of America does not', /[aeiouáé]tl/, 65],
  ['the list cuts the s off that begins a loanword', /^s(?=[^aeiouáéíóú])/, 13],
  ['h after a consonant begins a syllable; the list has the consonant begin it', /[^aeiouáéíóútck]h/, 46],
  ['two vowels alike part; the list joins them', /aa|ih?[ií]/, 28],
  ['i, u between vowels open the next syllable; the list joins all three', /[aeoáéó][iu][aeiouáéíóú]/, 26],
  [
    'by the rules of accents a weak vowel joins, a mute h between or not; the list parts it',
    /[uiy]h[aiíá]/,
    5,
  ],
  ['loanwords that no rule of Spanish parts', /./, 7],
]

test.skipIf(!LIST)('99.5 % of a public list of hyphenated words, and a reason for each of the rest', () => {
  const file = readFileSync(LIST ?? '')
  expect(createHash('sha256').update(file).digest('hex')).toBe(SHA256)
  const entries = [...file.toString().matchAll(/^"(.+)", "(.+)"$/gm)].map(([, word = '', parted = '']) => ({
    word,
    parted,
    ours: spanishSyllables(word).join('-'),
  }))
  const other = entries.filter(({ parted, ours }) => parted !== ours)
  const found = reasons.map(([reason]) =>
    other.filter(({ word }) => reasons.find(([, form]) => form.test(word))?.[0] === reason),
  )
  console.log(`syllables: ${entries.length - other.length} of ${entries.length} words parted alike`)
  expect(1 - other.length / entries.length).toBeGreaterThanOrEqual(0.995)
  expect(found.map(one => one.length)).toEqual(reasons.map(([, , words]) => words))
})
