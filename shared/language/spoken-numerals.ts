import type { Language } from '#shared/kernel/school.ts'
import { englishDecade, englishNumeral, englishOrdinal } from './english-numerals.ts'
import { feminine, spanishNumeral, spanishOrdinal } from './spanish-numerals.ts'
import { spokenFraction } from './spoken-fractions.ts'
import { spokenTime } from './spoken-times.ts'

/** The words beside a number that say what it is: a day after its month, a first before one. */
export interface Neighbours {
  readonly before?: string | undefined
  readonly after?: string | undefined
}

const months = new Set(
  'january february march april may june july august september october november december'.split(' '),
)

export const both = (heads: string[][], tails: string[][]): string[][] =>
  tails.length === 0 ? heads : heads.flatMap(head => tails.map(tail => [...head, ...tail]))

const each = (words: string): string[][] => words.split(' ').map(word => [word])

/**
 * Every way to say what is written with digits: numbers, years, days, ordinals, decades, times, decimals, fractions,
 * percents and money. `written` has no thousands' commas; empty where it is none of these. Neighbours in normal form.
 */
export function spokenNumeral(written: string, language: Language, neighbours: Neighbours): string[][] {
  const spanish = language === 'es-PR'
  const numeral = spanish ? spanishNumeral : englishNumeral
  const parts = /^(\$?)(\d{1,6})(?:([:./])(\d{1,2}))?\.?(%|º|ª|[a-zé]*)$/.exec(written)
  if (!parts) return []
  const [, money, digits = '', mark, second, suffix = ''] = parts
  const n = Number(digits)
  const fraction = second === undefined ? undefined : Number(second)
  if (money) return amount(n, fraction, spanish)
  if (mark === ':') return spokenTime(n, fraction ?? 0, language)
  if (mark === '/') return spokenFraction(n, fraction ?? 1, language)
  if (mark === '.') return decimal(n, second ?? '', spanish)
  if (suffix === '%')
    return both(numeral(n), spanish ? [['por', 'ciento'], ['porciento']] : [['percent'], ['per', 'cent']])
  if (suffix === 's' && !spanish) return englishDecade(n)
  if (suffix !== '') return spanish ? spanishOrdinal(n) : englishOrdinal(n)
  if (!spanish && n < 32 && months.has(neighbours.before ?? '')) {
    const day = englishOrdinal(n)
    return [...day, ...both([['the']], day)]
  }
  if (spanish && n === 1 && neighbours.after === 'de') return [['primero'], ...numeral(n)]
  return numeral(n)
}

function amount(whole: number, cents: number | undefined, spanish: boolean): string[][] {
  const numeral = spanish ? spanishNumeral : englishNumeral
  const one = whole === 1
  const units = each(spanish ? (one ? 'dólar peso' : 'dólares pesos') : one ? 'dollar' : 'dollars')
  const dollars = both(whole === 1 && !spanish ? [['one'], ['a']] : numeral(whole), units)
  if (!cents) return dollars
  const smaller = each(
    spanish ? (cents === 1 ? 'centavo chavo' : 'centavos chavos') : cents === 1 ? 'cent' : 'cents',
  )
  const rest = numeral(cents)
  const named = both(rest, smaller)
  if (whole === 0) return named
  const joined = spanish ? [['con'], ['y'], []] : [['and'], []]
  const half = cents === 50 ? [spanish ? ['medio'] : ['a', 'half']] : []
  return [
    ...both(both(dollars, joined), [...named, ...rest]),
    ...both(numeral(whole), rest),
    ...(half.length > 0 ? both(both(dollars, [[spanish ? 'y' : 'and']]), half) : []),
  ]
}

/** 3.5: three point five, three and a half. Digits behind the point one by one, in Spanish also as a number. */
function decimal(whole: number, digits: string, spanish: boolean): string[][] {
  const numeral = spanish ? spanishNumeral : englishNumeral
  const wholes = numeral(whole)
  const oneByOne = [...digits].map(digit => numeral(Number(digit))[0]?.[0] ?? '')
  // 1.05 is no uno punto cinco.
  const behind = [oneByOne, ...(spanish && !digits.startsWith('0') ? numeral(Number(digits)) : [])]
  const ways = both(both(wholes, spanish ? [['punto'], ['coma']] : [['point']]), behind)
  if (digits !== '5') return ways
  const half = spanish
    ? [
        ['y', 'medio'],
        ['y', 'media'],
      ]
    : [['and', 'a', 'half']]
  return [...ways, ...both(spanish ? [...wholes, ...wholes.map(feminine)] : wholes, half)]
}
