import type { Language } from '#shared/kernel/school.ts'
import { englishNumeral, englishOrdinal } from './english-numerals.ts'
import { spanishNumeral, spanishOrdinal } from './spanish-numerals.ts'

/** A word as compared: NFC, lower case, straight apostrophes; letters and digits alone, hyphens and marks gone. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase()
  if (isNormal(lower)) return lower
  let out = ''
  for (const char of lower.normalize('NFC')) {
    const code = char.charCodeAt(0)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) out += char
    else if (char === "'" || char === '’') out += "'"
    else if (code > 127 && /\p{L}/u.test(char)) out += char
  }
  return out.startsWith("'") || out.endsWith("'") ? out.replace(/^'+|'+$/g, '') : out
}

/** Whether the word is in normal form as it stands: letters of English and Spanish in lower case. */
export function isNormal(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (!((code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7))) return false
  }
  return word.length > 0
}

/**
 * Every proper way to say one written word: each a list of spoken words in normal form. The word itself comes first;
 * numerals, money, times, percents, ordinals, abbreviations, hyphens and English contractions add theirs. `before` is
 * the word before: a day after its month is an ordinal in English.
 */
export function spokenForms(
  written: string,
  language: Language,
  before = '',
): readonly (readonly string[])[] {
  const own = normalizeWord(written)
  const forms: string[][] = own === '' ? [] : [[own]]
  if (hasDigit(own)) forms.push(...numeralForms(written, language, before))
  const known = (language === 'es-PR' ? spanishAbbreviations : englishAbbreviations).get(own)
  if (known) for (const way of known) forms.push(way.split(' '))
  if (written.includes('-')) forms.push(written.split('-').map(normalizeWord).filter(Boolean))
  if (language === 'en-US' && own.includes("'")) for (const way of expansions(own)) forms.push(way)
  return forms
}

function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
)

function numeralForms(written: string, language: Language, before: string): string[][] {
  const spanish = language === 'es-PR'
  const numeral = spanish ? spanishNumeral : englishNumeral
  const plain = written.replace(/(\d),(?=\d{3}\b)/g, '$1')
  const parts = /^(\$?)(\d{1,6})(?:([:.])(\d{1,2}))?(%|º|ª|[a-zéA-Z]*)$/.exec(plain)
  if (!parts) return []
  const [, money, digits = '', mark, decimals, suffix = ''] = parts
  const whole = numeral(Number(digits))
  const fraction = decimals === undefined ? [] : numeral(Number(decimals))
  if (money) {
    const units = spanish ? ['dólares', 'dólar', 'pesos', 'peso'] : ['dollars', 'dollar']
    return both(
      both(
        whole,
        units.map(unit => [unit]),
      ),
      fraction,
    )
  }
  if (mark === ':') {
    if (Number(decimals) === 0) return [...whole, ...both(whole, [spanish ? ['en', 'punto'] : ["o'clock"]])]
    return [...both(whole, fraction), ...(spanish ? both(whole, [['y', ...(fraction[0] ?? [])]]) : [])]
  }
  if (mark === '.') return both(both(whole, spanish ? [['punto'], ['coma']] : [['point']]), fraction)
  if (suffix === '%') return both(whole, [spanish ? ['por', 'ciento'] : ['percent']])
  if (!spanish && suffix === '' && Number(digits) < 32 && months.has(normalizeWord(before))) {
    const day = englishOrdinal(Number(digits))
    return [...day, ...both([['the']], day)]
  }
  if (suffix !== '') return spanish ? spanishOrdinal(Number(digits)) : englishOrdinal(Number(digits))
  return whole
}

const both = (heads: string[][], tails: string[][]): string[][] =>
  tails.length === 0 ? heads : heads.flatMap(head => tails.map(tail => [...head, ...tail]))

const spanishAbbreviations = new Map<string, string[]>([
  ['dr', ['doctor']],
  ['dra', ['doctora']],
  ['sr', ['señor']],
  ['sra', ['señora']],
  ['srta', ['señorita']],
  ['ud', ['usted']],
  ['uds', ['ustedes']],
  ['sta', ['santa']],
  ['sto', ['santo']],
  ['ave', ['avenida']],
  ['etc', ['etcétera']],
  ['núm', ['número']],
  ['pág', ['página']],
  ['km', ['kilómetros', 'kilómetro']],
  ['kg', ['kilogramos', 'kilos', 'kilogramo', 'kilo']],
  ['cm', ['centímetros', 'centímetro']],
  ['eeuu', ['estados unidos']],
  ['pr', ['puerto rico']],
])
const englishAbbreviations = new Map<string, string[]>([
  ['dr', ['doctor', 'drive']],
  ['mr', ['mister']],
  ['mrs', ['missus', 'misses']],
  ['ms', ['miss', 'miz']],
  ['st', ['street', 'saint']],
  ['ave', ['avenue']],
  ['jr', ['junior']],
  ['etc', ['et cetera', 'etcetera']],
  ['us', ['u s', 'united states']],
  ['pr', ['puerto rico', 'p r']],
])

const endings: readonly (readonly [string, readonly string[]])[] = [
  ["n't", ['not']],
  ["'re", ['are']],
  ["'ll", ['will']],
  ["'ve", ['have']],
  ["'m", ['am']],
  ["'d", ['would', 'had']],
]
/** Before these, 's is a verb; elsewhere it is a possessive. */
const verbs = new Set('it he she that there here what who where how'.split(' '))

function expansions(word: string): string[][] {
  if (word === "can't") return [['cannot'], ['can', 'not']]
  if (word === "won't") return [['will', 'not']]
  if (word === "let's") return [['let', 'us']]
  const subject = word.slice(0, -2)
  if (word.endsWith("'s"))
    return verbs.has(subject)
      ? [
          [subject, 'is'],
          [subject, 'has'],
        ]
      : []
  const ending = endings.find(([written]) => word.endsWith(written))
  return ending ? ending[1].map(verb => [word.slice(0, -ending[0].length), verb]) : []
}
