const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen`.split(/\s+/)
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function below100(n: number): string[] {
  if (n < 20) return [small[n] ?? '']
  return [tens[Math.floor(n / 10)] ?? '', ...(n % 10 ? [small[n % 10] ?? ''] : [])]
}

function below1000(n: number, and: boolean): string[] {
  if (n < 100) return below100(n)
  const rest = n % 100 ? [...(and ? ['and'] : []), ...below100(n % 100)] : []
  return [small[Math.floor(n / 100)] ?? '', 'hundred', ...rest]
}

/** A whole number below a million in English words, with or without "and". */
export function englishCardinal(n: number, and = false): string[] {
  if (n < 1000) return below1000(n, and)
  const rest = n % 1000
  const tail = rest ? [...(and && rest < 100 ? ['and'] : []), ...below1000(rest, and)] : []
  return [...below1000(Math.floor(n / 1000), and), 'thousand', ...tail]
}

/** Two digits after another number: fourteen, oh five. */
export function englishPair(n: number): string[][] {
  if (n >= 10) return [below100(n)]
  return ['oh', 'o', 'zero'].map(zero => [zero, ...below100(n)])
}

/**
 * The ways to say a number's digits as English words; the commonest first. Years and numbers of rooms by twos: nineteen
 * oh five, two fourteen. Not digit by digit, which the manual of R-CBM has as wrong.
 */
export function englishNumeral(n: number): string[][] {
  const ways = [englishCardinal(n), englishCardinal(n, true)]
  if (n >= 100 && n < 200) for (const way of [...ways]) ways.push(['a', ...way.slice(1)])
  if (n === 1000) ways.push(['a', 'thousand'])
  const [front, back] = [Math.floor(n / 100), n % 100]
  if (n <= 100 || n >= 10_000) return ways
  if (back > 0) for (const pair of englishPair(back)) ways.push([...below100(front), ...pair])
  if (front > 10 && front % 10 > 0) {
    const hundreds = [...below100(front), 'hundred']
    if (back === 0) ways.push(hundreds)
    else ways.push([...hundreds, ...below100(back)], [...hundreds, 'and', ...below100(back)])
  }
  return ways
}

const irregular: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 1st, 22nd, 30th. */
export function englishOrdinal(n: number): string[][] {
  return [englishCardinal(n), englishCardinal(n, true)].map(words => {
    const last = words.at(-1) ?? ''
    return [
      ...words.slice(0, -1),
      irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
    ]
  })
}

/** The 1950s, the 90s. */
export const englishDecade = (n: number): string[][] =>
  englishNumeral(n).map(words => {
    const last = words.at(-1) ?? ''
    return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
  })
