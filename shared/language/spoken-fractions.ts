import type { Language } from '#shared/kernel/school.ts'
import { englishCardinal, englishOrdinal } from './english-numerals.ts'
import { spanishCardinal, spanishOrdinal } from './spanish-numerals.ts'

/** 1/2, 3/4: in parts, and as one number over the other. */
export function spokenFraction(upper: number, lower: number, language: Language): string[][] {
  return language === 'es-PR' ? spanish(upper, lower) : english(upper, lower)
}

function spanish(upper: number, lower: number): string[][] {
  const count = upper === 1 ? 'un' : (spanishCardinal(upper)[0] ?? '')
  const over = [[...spanishCardinal(upper), 'sobre', ...spanishCardinal(lower)]]
  const plural = upper === 1 ? '' : 's'
  if (lower === 2) {
    const half = upper === 1 ? [['medio'], ['media'], ['la', 'mitad']] : []
    return [[count, `medio${plural}`], ...half, ...over]
  }
  const part = lower === 3 ? 'tercio' : lower <= 10 ? (spanishOrdinal(lower)[0]?.[0] ?? '') : ''
  const thirds = lower === 3 ? 'tercera' : part.replace(/o$/, 'a')
  const share =
    upper === 1
      ? [
          ['una', thirds, 'parte'],
          ['la', thirds, 'parte'],
        ]
      : [[count, `${thirds}s`, 'partes']]
  return part === '' ? over : [[count, part + plural], ...share, ...over]
}

function english(upper: number, lower: number): string[][] {
  const count = englishCardinal(upper)
  const over = [[...count, 'over', ...englishCardinal(lower)]]
  const parts =
    lower === 2
      ? [upper === 1 ? 'half' : 'halves']
      : (englishOrdinal(lower)[0]?.map(part => (upper === 1 ? part : `${part}s`)) ?? [])
  const quarters = lower === 4 ? [[upper === 1 ? 'quarter' : 'quarters']] : []
  const named = [parts, ...quarters]
  const counted = named.flatMap(part => [[...count, ...part], ...(upper === 1 ? [['a', ...part]] : [])])
  return [...counted, ...(upper === 1 && lower === 2 ? [['half']] : []), ...over]
}
