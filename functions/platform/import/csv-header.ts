import { type CsvRow, csvRows, type Dialect } from './csv-rows.ts'

/** How a file is to be read: known from its first line. */
export interface Header extends Dialect {
  /** The column that each cell stands in; null for one that is not asked for. */
  readonly columns: (string | null)[]
}

/** The columns of a file, as they should be spelled. */
export interface Columns {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

export type HeaderRead =
  | { readonly header: Header; readonly bytes: number; readonly line: number }
  | { readonly problem: 'unknownEncoding' }
  | { readonly problem: 'missingColumns'; readonly columns: readonly string[] }

const DELIMITERS = [',', ';', '\t']
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * The header of a file, from its first bytes: with comma, semicolon or tab, whichever finds most of the columns, in any
 * case and order, after a byte order mark or none. UTF-16 is not read.
 */
export function readHeader(bytes: Buffer, isLast: boolean, asked: Columns): HeaderRead {
  if (bytes.subarray(0, 256).includes(0)) return { problem: 'unknownEncoding' }
  const mark = bytes.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0
  const newline = bytes.includes('\n') || !bytes.includes('\r') ? '\n' : '\r'
  const known = new Map([...asked.required, ...asked.optional].map(name => [name.toLowerCase(), name]))
  const tried = DELIMITERS.map(delimiter => {
    const dialect = { delimiter, newline }
    const read = csvRows(bytes.subarray(mark), { ...dialect, line: 1, isLast, isLongest: true, limit: 1 })
    const columns = namesOf(read.rows[0], known)
    return { header: { ...dialect, columns }, bytes: mark + read.bytes, line: read.line }
  })
  const found = ({ columns }: Header) => columns.filter(column => column !== null).length
  const [best] = tried.toSorted((a, b) => found(b.header) - found(a.header))
  const missing = asked.required.filter(name => !best?.header.columns.includes(name))
  return best && missing.length === 0 ? best : { problem: 'missingColumns', columns: missing }
}

/** Each name once: of two columns of one name the second is not read. */
function namesOf(row: CsvRow | undefined, known: ReadonlyMap<string, string>): (string | null)[] {
  const names = (row?.cells ?? []).map(cell => known.get(cell.trim().toLowerCase()) ?? null)
  return names.map((name, i) => (names.indexOf(name) === i ? name : null))
}
