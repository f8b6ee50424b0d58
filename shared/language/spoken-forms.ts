import type { Language } from '#shared/kernel/school.ts'
import { romanOf, spokenAbbreviation } from './abbreviations.ts'
import { englishNumeral, englishOrdinal } from './english-numerals.ts'
import { variantsOf } from './loanwords.ts'
import { spanishNumeral, spanishOrdinal } from './spanish-numerals.ts'
import { type Neighbours, spokenNumeral } from './spoken-numerals.ts'

/**
 * A word as compared: NFC, lower case, straight apostrophes; letters and digits alone, hyphens and marks gone. What is
 * written with digits keeps the marks that say how: $5, 3:30, 3.5, 1/2, 25%.
 */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase()
  if (isNormal(lower)) return lower
  const numeral = hasDigit(lower)
  let out = ''
  for (const char of lower.normalize('NFC')) {
    const code = char.charCodeAt(0)
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) out += char
    else if (char === "'" || char === '’') out += "'"
    else if (code > 127 && /\p{L}/u.test(char)) out += char
    else if (numeral && '$%:./'.includes(char)) out += char
  }
  if (numeral) return out.replace(/^[^\d$\p{L}]+|[^\d%\p{L}]+$/gu, '')
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

export function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/**
 * Every proper way to say one written word: each a list of spoken words in normal form. The word itself comes first;
 * numerals, abbreviations, single letters, loanwords and hyphens add theirs. Neighbours as they are written. What only a
 * policy may forgive (contractions, pa' for para) is not here, but in `short-forms.ts`.
 */
export function spokenForms(
  written: string,
  language: Language,
  neighbours: Neighbours = {},
): readonly (readonly string[])[] {
  const own = normalizeWord(written)
  const forms: string[][] = own === '' ? [] : [[own]]
  if (hasDigit(own)) {
    const normal = {
      before: normalizeWord(neighbours.before ?? ''),
      after: normalizeWord(neighbours.after ?? ''),
    }
    forms.push(...spokenNumeral(own, language, normal))
  } else {
    for (const way of spokenAbbreviation(written, own, language)) forms.push(way.split(' '))
    for (const way of variantsOf(own, language)) forms.push(way.split(' '))
    forms.push(...spokenRoman(written, language))
  }
  if (written.includes('-')) forms.push(written.split('-').map(normalizeWord).filter(Boolean))
  return forms
}

/** siglo XX, Carlos V; Chapter IV, Charles the Fifth. */
function spokenRoman(written: string, language: Language): string[][] {
  const n = romanOf(written)
  if (n === undefined) return []
  return language === 'es-PR'
    ? [spanishNumeral(n)[0] ?? [], ...spanishOrdinal(n)]
    : [
        englishNumeral(n)[0] ?? [],
        ...englishOrdinal(n)
          .slice(0, 1)
          .flatMap(way => [way, ['the', ...way]]),
      ]
}
