import Papa from 'papaparse'

/** How a file parts its cells and its rows. */
export interface Dialect {
  readonly delimiter: string
  readonly newline: string
}

export interface CsvRow {
  /** The line on which it begins. */
  readonly line: number
  /** Undefined where its quotes do not close. */
  readonly cells: readonly string[] | undefined
  /** It was not UTF-8. */
  readonly recoded: boolean
}

export interface CsvRows {
  readonly rows: readonly CsvRow[]
  /** How many of the bytes these rows are. */
  readonly bytes: number
  /** The line that follows. */
  readonly line: number
}

interface Reading extends Dialect {
  /** The line on which the bytes begin. */
  readonly line: number
  /** Nothing follows these bytes. */
  readonly isLast: boolean
  /** No longer stretch will come: a row that does not end here has broken quotes. */
  readonly isLongest?: boolean
  /** Takes no more rows than this, but for those of one tangle of broken quotes. */
  readonly limit: number
}

/** After so many rows with broken quotes a tangle is refused whole: each costs another reading of the stretch. */
const FRESH_STARTS = 50

/**
 * The whole rows at the beginning of a stretch of a CSV file (RFC 4180). Bytes are read as single characters, which
 * leaves commas, quotes and line ends what they are in UTF-8 as in Windows-1252, and places in bytes exact; then each
 * row is decoded as what it is. A row with broken quotes costs its own line, not those after it. Blank lines are passed
 * over. Gives no bytes where not even one row is whole.
 */
export function csvRows(bytes: Buffer, reading: Reading): CsvRows {
  const { newline, isLast, isLongest = false, limit } = reading
  const text = bytes.toString('latin1')
  const rows: CsvRow[] = []
  let [at, line, freshStarts] = [0, reading.line, 0]

  const refuseLine = (upTo: number) => {
    const end = text.indexOf(newline, at)
    const next = end < 0 ? upTo : Math.min(upTo, end + newline.length)
    rows.push({ line, cells: undefined, recoded: false })
    at = next
    line += 1
  }

  // A file of nothing but line ends costs one look at each, not a parser's beginning every few hundred.
  const passBlankLines = () => {
    for (let next = at; ; line += 1) {
      while (text[next] === ' ' || text[next] === '\t' || text[next] === '\r') next += 1
      if (!text.startsWith('\n', next)) return
      next += 1
      at = next
    }
  }

  while (at < text.length && rows.length < limit) {
    if (newline.endsWith('\n')) passBlankLines()
    if (at >= text.length) break
    const { whole, end, stop } = wholeRows(text, at, reading, limit - rows.length)
    for (const { cells, lines } of whole) {
      if (cells.some(cell => cell.trim() !== '')) rows.push({ line, ...decoded(cells) })
      line += lines
    }
    at = end
    if (stop === undefined) break
    // Quotes that do not close within these bytes may close in what follows.
    const isOpen = stop === 'open'
    if (isOpen && !isLast && !isLongest) break
    freshStarts += 1
    if (freshStarts <= FRESH_STARTS) refuseLine(text.length)
    else for (const upTo = isOpen ? text.length : stop; at < upTo; ) refuseLine(upTo)
  }
  return { rows, bytes: at, line }
}

interface WholeRows {
  readonly whole: readonly { readonly cells: readonly string[]; readonly lines: number }[]
  readonly end: number
  /** Where a row with broken quotes ends, or `open` where the last does not end; undefined where nothing stopped. */
  readonly stop: number | 'open' | undefined
}

function wholeRows(
  text: string,
  from: number,
  { delimiter, newline, isLast }: Reading,
  limit: number,
): WholeRows {
  const whole: { cells: string[]; lines: number }[] = []
  let end = from
  let stop: WholeRows['stop']
  Papa.parse<string[]>(text.slice(from), {
    delimiter,
    newline: newline as '\n',
    step({ data, errors, meta }, parser) {
      const next = from + meta.cursor
      if (next >= text.length && !isLast) stop = 'open'
      else if (errors.some(({ type }) => type === 'Quotes')) stop = next
      else {
        const last = data.length - 1
        // Of a line end of two characters the parser is told the second.
        whole.push({
          cells: data.map((cell, i) => (i === last ? cell.replace(/\r$/, '') : cell)),
          lines: count(text, newline, end, next),
        })
        end = next
        if (whole.length < limit) return
      }
      parser.abort()
    },
  })
  return { whole, end, stop }
}

function count(text: string, newline: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf(newline, from); at >= 0 && at < to; at = text.indexOf(newline, at + 1))
    lines += 1
  return lines
}

// What reads as UTF-8 is: a row of Windows-1252 does so only by accident, as JOSÉ’S with a curled apostrophe would.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

// biome-ignore lint/suspicious/noControlCharactersInRegex: what is ASCII is the same in both encodings.
const ASCII = /^[\x00-\x7f]*$/

function decoded(cells: readonly string[]): { cells: readonly string[]; recoded: boolean } {
  if (cells.every(cell => ASCII.test(cell))) return { cells, recoded: false }
  const bytes = cells.map(cell => Buffer.from(cell, 'latin1'))
  try {
    return { cells: bytes.map(cell => utf8.decode(cell)), recoded: false }
  } catch {
    return { cells: bytes.map(cell => windows1252.decode(cell)), recoded: true }
  }
}
