const small =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho
veintinueve`.split(/\s+/)
const tens = ' - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

function below1000(n: number): string[] {
  if (n === 100) return ['cien']
  if (n > 100) return [hundreds[Math.floor(n / 100)] ?? '', ...(n % 100 ? below1000(n % 100) : [])]
  if (n < 30) return [small[n] ?? '']
  return [tens[Math.floor(n / 10)] ?? '', ...(n % 10 ? ['y', small[n % 10] ?? ''] : [])]
}

/** A whole number below a million in Spanish words, masculine. */
export function spanishCardinal(n: number): string[] {
  if (n < 1000) return below1000(n)
  const thousands = Math.floor(n / 1000)
  return [
    ...(thousands > 1 ? apocopated(below1000(thousands)) : []),
    'mil',
    ...(n % 1000 ? below1000(n % 1000) : []),
  ]
}

/** un minuto, veintiún mil. */
export const apocopated = (words: string[]) =>
  words.map(word => (word === 'uno' ? 'un' : word === 'veintiuno' ? 'veintiún' : word))
export const feminine = (words: string[]) =>
  words.map(word => word.replace(/uno$/, 'una').replace(/cientos$/, 'cientas'))

const ordinals =
  `- primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo decimotercero decimocuarto
  decimoquinto decimosexto decimoséptimo decimoctavo decimonoveno vigésimo`.split(/\s+/)

/** Two digits after another number: catorce, cero cinco. */
export const spanishPair = (n: number): string[][] => (n >= 10 ? [below1000(n)] : [['cero', ...below1000(n)]])

/** Alone they are one syllable and bear no accent; at the end of a word they do. */
const atWordsEnd: Readonly<Record<string, string>> = { un: 'ún', dos: 'dós', tres: 'trés', seis: 'séis' }

/** treintaicinco, treintaidós: as one word it is a way to write it, too (RAE, "Ortografía", 2010). */
function inOne(words: string[]): string[] {
  const and = words.lastIndexOf('y')
  if (and < 0) return words
  const last = words[and + 1] ?? ''
  return [
    ...words.slice(0, and - 1),
    `${words[and - 1]}i${atWordsEnd[last] ?? last}`,
    ...words.slice(and + 2),
  ]
}

/**
 * The ways to say a number's digits as Spanish words; the commonest first. Years and numbers of rooms also by twos, as on
 * the island: diecinueve noventa y ocho, tres cero cinco.
 */
export function spanishNumeral(n: number): string[][] {
  const cardinal = spanishCardinal(n)
  const ways = [cardinal, apocopated(cardinal), feminine(cardinal), inOne(cardinal)]
  // 1,5xx: mil quinientos; 100 before mil stays cien.
  if (n === 100) ways.push(['ciento'])
  const [front, back] = [Math.floor(n / 100), n % 100]
  if (n > 100 && n < 10_000 && back > 0)
    for (const pair of spanishPair(back)) ways.push([...below1000(front), ...pair])
  return ways
}

/** The ways to say 1.º, 2da, 3er. */
export function spanishOrdinal(n: number): string[][] {
  const ordinal = ordinals[n]
  if (ordinal === undefined || n < 1) return []
  const stem = ordinal.slice(0, -1)
  // primer, tercer and decimotercer day; undécimo is not cut short.
  const ways = [[ordinal], [`${stem}a`], ...(ordinal.endsWith('ero') ? [[stem]] : [])]
  if (n === 11) ways.push(['onceavo'], ['decimoprimero'], ['decimoprimera'])
  if (n === 12) ways.push(['doceavo'], ['decimosegundo'], ['decimosegunda'])
  return ways
}
