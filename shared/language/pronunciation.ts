import type { Language } from '#shared/kernel/school.ts'
import { homophonesOf } from './english-homophones.ts'
import { ENGLISH_PHONEMES, englishPhonemes, isEnglishVowel } from './english-phonemes.ts'
import { englishFold, englishRules, withoutEnding } from './english-transfer.ts'
import type { Rule } from './rules.ts'
import { spanishFold, spanishRules } from './spanish-dialect.ts'
import { isSpanishVowel, SPANISH_PHONEMES, spanishPhonemes } from './spanish-phonemes.ts'
import { stressFromEnd } from './spanish-syllables.ts'

/** A word's sounds, ready to be compared: one byte each, and the set of them as bits. */
export interface Pronunciation {
  readonly form: string
  readonly phonemes: string
  /** Equal for words that rules may join; also for some that they do not. */
  readonly fold: string
  readonly codes: Uint8Array
  readonly sounds: number
}

export function pronounce(form: string, language: Language): Pronunciation {
  const spanish = language === 'es-PR'
  const phonemes = spanish ? spanishPhonemes(form) : englishPhonemes(form)
  const alphabet = spanish ? spanishCodes : englishCodes
  const codes = new Uint8Array(phonemes.length)
  let sounds = 0
  for (let at = 0; at < codes.length; at++) {
    const code = alphabet[phonemes.charCodeAt(at)] ?? 0
    codes[at] = code
    sounds |= 1 << (code & 31)
  }
  return { form, phonemes, fold: spanish ? spanishFold(phonemes) : englishFold(phonemes), codes, sounds }
}

/** Whether two forms are said the same: homographs, homophones, or an accent mark that moves no stress. */
export function soundsSame(a: Pronunciation, b: Pronunciation, language: Language): boolean {
  if (a.form === b.form) return true
  if (language === 'es-PR') {
    return a.phonemes !== '' && a.phonemes === b.phonemes && stressFromEnd(a.form) === stressFromEnd(b.form)
  }
  for (const word of homophonesOf(a.form, language)) if (word === b.form) return true
  // The coding is too rough for contractions: "we're" is not "were"; a possessive is said as a plural is.
  return heardOf(a) !== '' && heardOf(a) === heardOf(b) && isContracted(a.form) === isContracted(b.form)
}

/** Between n and s a t is heard whether it is written or not: prince, prints (J. C. Wells, "Accents of English", 1982). */
const heardOf = ({ phonemes }: Pronunciation): string =>
  phonemes.endsWith('nts') ? `${phonemes.slice(0, -3)}ns` : phonemes
const isContracted = (form: string): boolean => form.includes("'") && !form.endsWith("'s")

/** The rules that lead from the written word to the heard one; undefined when none do. */
export function rulesBetween(
  written: Pronunciation,
  heard: Pronunciation,
  language: Language,
): readonly Rule[] | undefined {
  if (written.phonemes === '' || heard.phonemes === '') return undefined
  const lost = language === 'en-US' && withoutEnding(written.form).find(([stem]) => stem === heard.form)
  if (lost) return [lost[1]]
  const rules = rulesOfSounds(written.phonemes, heard.phonemes, language)
  return rules && rules.length > 0 ? rules : undefined
}

/** The rules that lead from the sounds meant to those said; empty when they are the same, undefined when none do. */
export const rulesOfSounds = (
  meant: string,
  said: string,
  language: Language,
): readonly Rule[] | undefined =>
  language === 'es-PR' ? spanishRules(meant, said) : englishRules(meant, said)

/** Half the price of a strange sound: one of the same family, or a vowel for a vowel. */
const KIN = 1
const STRANGE = 2
const SIZE = 64

function codesOf(alphabet: string): Uint8Array {
  const codes = new Uint8Array(128)
  for (let at = 0; at < alphabet.length; at++) codes[alphabet.charCodeAt(at)] = at + 1
  return codes
}

function prices(alphabet: string, families: readonly string[]): Uint8Array {
  const table = new Uint8Array(SIZE * SIZE).fill(STRANGE)
  for (let code = 0; code < SIZE; code++) table[code * SIZE + code] = 0
  for (const family of families) {
    for (const a of family) {
      for (const b of family) {
        if (a !== b) table[(alphabet.indexOf(a) + 1) * SIZE + alphabet.indexOf(b) + 1] = KIN
      }
    }
  }
  return table
}

const spanishCodes = codesOf(SPANISH_PHONEMES)
const englishCodes = codesOf(ENGLISH_PHONEMES)
const spanishPrices = prices(SPANISH_PHONEMES, [
  [...SPANISH_PHONEMES].filter(isSpanishVowel).join(''),
  'pbv',
  'td',
  'kgj',
  'szC',
  'lrR',
  'mnN',
  'Lyi',
  'hj',
])
const englishPrices = prices(ENGLISH_PHONEMES, [
  [...ENGLISH_PHONEMES].filter(isEnglishVowel).join(''),
  'pbvf',
  'tdT',
  'kg',
  'szSCj',
  'lr',
  'mnG',
])

const previous = new Uint16Array(SIZE)

/**
 * How far two words sound apart, 0 to 1: the weighted edit distance of their phonemes over the most it could be. Past
 * `limit` it is 1; so are words of more than 63 phonemes.
 */
export function phoneticDistance(a: Pronunciation, b: Pronunciation, language: Language, limit = 1): number {
  const [x, y] = [a.codes, b.codes]
  const [rows, columns] = [x.length, y.length]
  const longest = Math.max(rows, columns)
  const most = limit * longest * STRANGE
  if (rows === 0 || columns === 0 || longest >= SIZE || Math.abs(rows - columns) * STRANGE > most) return 1
  const table = language === 'es-PR' ? spanishPrices : englishPrices
  for (let column = 0; column <= columns; column++) previous[column] = column * STRANGE
  for (let row = 1; row <= rows; row++) {
    const base = (x[row - 1] ?? 0) * SIZE
    let left = row * STRANGE
    let diagonal = previous[0] ?? 0
    let least = left
    previous[0] = left
    for (let column = 1; column <= columns; column++) {
      const up = previous[column] ?? 0
      let cost = diagonal + (table[base + (y[column - 1] ?? 0)] ?? STRANGE)
      if (up + STRANGE < cost) cost = up + STRANGE
      if (left + STRANGE < cost) cost = left + STRANGE
      if (cost < least) least = cost
      diagonal = up
      previous[column] = cost
      left = cost
    }
    if (least > most) return 1
  }
  const distance = (previous[columns] ?? 0) / (longest * STRANGE)
  return distance > limit ? 1 : distance
}
