import type { Language } from '#shared/kernel/school.ts'
import { englishNumeral, englishOrdinal } from '#shared/language/english-numerals.ts'
import { spanishNumeral, spanishOrdinal } from '#shared/language/spanish-numerals.ts'

/** A number that a sentence says, and whether it is said as a percentage. */
export interface Numeral {
  readonly number: number
  readonly isPercent: boolean
}

/** Articles and pronouns, and the ranks of what comes first: they count nothing by themselves. */
const NO_NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  'es-PR': ['un', 'una', 'o', 'primer', 'primero', 'primera'],
  'en-US': ['a', 'o', 'oh', 'first'],
}
/** Nobody is none. */
const NOBODY: Readonly<Record<Language, string>> = {
  'es-PR': 'cero nadie ningún ninguno ninguna',
  'en-US': 'zero nobody none neither',
}
/** Before these, an article says how many. */
const COUNTED: Readonly<Record<Language, RegExp>> = {
  'es-PR': /^(?:estudiante|niñ|alumn|sol[oa]$|de$)/,
  'en-US': /^(?:student|child|kid|single$)/,
}
const ARTICLES: Readonly<Record<Language, readonly string[]>> = { 'es-PR': ['un', 'una'], 'en-US': ['a'] }
const JOINING = new Set(['y', 'and'])
const THOUSAND = new Set(['mil', 'thousand'])

const numbersOf = { 'es-PR': wordsOf('es-PR'), 'en-US': wordsOf('en-US') }

/** Each word that says a number by itself. */
function wordsOf(language: Language): ReadonlyMap<string, number> {
  const [numeral, ordinal] =
    language === 'es-PR' ? [spanishNumeral, spanishOrdinal] : [englishNumeral, englishOrdinal]
  const words = new Map<string, number>()
  const add = (forms: readonly string[][], number: number) => {
    for (const [word = '', ...more] of forms)
      if (more.length === 0 && !words.has(word)) words.set(word, number)
  }
  for (let number = 1000; number >= 0; number--) add(numeral(number), number)
  for (let number = 1; number <= 20; number++) add(ordinal(number), number)
  for (const word of NOBODY[language].split(' ')) words.set(word, 0)
  for (const word of NO_NUMBERS[language]) words.delete(word)
  return words
}

const PERCENT = /^\s?%/

/** All numbers that a sentence says, in digits and in words; undefined where it says one in signs that are neither. */
export function numeralsIn(sentence: string, language: Language): readonly Numeral[] | undefined {
  const text = sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/\bno one\b/g, 'nobody')
    .replace(/\b(?:por ?ciento|per ?cent)\b/g, '%')
  if (/(?![0-9])\p{N}/u.test(text)) return undefined
  return [...inDigits(text), ...inWords(text, language)]
}

function inDigits(text: string): Numeral[] {
  return [...text.matchAll(/\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g)].map(({ 0: digits, index }) => ({
    number: Number(/,\d{3}(?!\d)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.')),
    isPercent: PERCENT.test(text.slice(index + digits.length)),
  }))
}

/** Runs of words that say numbers, each as the one number that it says. */
function inWords(text: string, language: Language): Numeral[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word,
    end: index + word.length,
  }))
  const known = numbersOf[language]
  const found: Numeral[] = []
  let run: Run | undefined
  let last = 0
  for (const [at, { word, end }] of words.entries()) {
    const next = words[at + 1]?.word ?? ''
    if (run && JOINING.has(word) && known.has(next)) continue
    const longer: Run | undefined = run && longerBy(run, word, known.get(word))
    if (run && !longer) found.push(numeralOf(run, text.slice(last)))
    run = longer ?? beginning(word, known.get(word))
    if (!run && ARTICLES[language].includes(word) && COUNTED[language].test(next))
      found.push({ number: 1, isPercent: false })
    last = end
  }
  return run ? [...found, numeralOf(run, text.slice(last))] : found
}

/** Words of a number so far: its thousands, and what came after them. */
interface Run {
  readonly thousands: number
  readonly rest: number
}
const numeralOf = ({ thousands, rest }: Run, after: string): Numeral => ({
  number: thousands * 1000 + rest,
  isPercent: PERCENT.test(after),
})

function beginning(word: string, number: number | undefined): Run | undefined {
  if (THOUSAND.has(word)) return { thousands: 1, rest: 0 }
  if (word === 'hundred') return { thousands: 0, rest: 100 }
  return number === undefined ? undefined : { thousands: 0, rest: number }
}

/** A number with one more of its words; undefined where that begins another: two, three. */
function longerBy({ thousands, rest }: Run, word: string, number: number | undefined): Run | undefined {
  if (THOUSAND.has(word)) return thousands === 0 && rest > 0 ? { thousands: rest, rest: 0 } : undefined
  if (word === 'hundred') return rest > 0 && rest < 100 ? { thousands, rest: rest * 100 } : undefined
  if (number === undefined || number === 0 || number >= 1000) return undefined
  const goesOn =
    (rest === 0 && thousands > 0) ||
    (rest >= 100 && rest % 100 === 0 && number < 100) ||
    (rest >= 20 && rest % 10 === 0 && number < 10)
  return goesOn ? { thousands, rest: rest + number } : undefined
}
