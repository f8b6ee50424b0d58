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
function englishCardinal(n: number, and = false): string[] {
  if (n < 1000) return below1000(n, and)
  const rest = n % 1000
  const tail = rest ? [...(and && rest < 100 ? ['and'] : []), ...below1000(rest, and)] : []
  return [...below1000(Math.floor(n / 1000), and), 'thousand', ...tail]
}

/** The ways to say a number's digits as English words; the commonest first. */
export function englishNumeral(n: number): string[][] {
  const ways = [englishCardinal(n), englishCardinal(n, true)]
  if (n >= 100 && n < 200) for (const way of [...ways]) ways.push(['a', ...way.slice(1)])
  if (n >= 1100 && n < 10_000) {
    const [century, year] = [Math.floor(n / 100), n % 100]
    if (year === 0) ways.push([...below100(century), 'hundred'])
    else if (year < 10) ways.push([...below100(century), 'oh', ...below100(year)])
    else ways.push([...below100(century), ...below100(year)])
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
