import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { type CsvRow, csvRows, type Dialect } from './csv-rows.ts'

/** Reads a whole file as an import does, in stretches of so many bytes, each beginning where the rows before ended. */
function readAll(file: Buffer, dialect: Dialect, stretch: number, longest = 1 << 20): CsvRow[] {
  const rows: CsvRow[] = []
  let [offset, line, size] = [0, 1, stretch]
  while (offset < file.length) {
    const bytes = file.subarray(offset, offset + size)
    const isLast = offset + size >= file.length
    const read = csvRows(bytes, { ...dialect, line, isLast, isLongest: size >= longest, limit: 7 })
    rows.push(...read.rows)
    if (read.bytes === 0) size = Math.min(longest, size * 4)
    else [offset, line, size] = [offset + read.bytes, read.line, stretch]
  }
  return rows
}
const texts = (file: Buffer | string, dialect: Partial<Dialect> = {}, stretch = 1000) =>
  readAll(Buffer.from(file), { delimiter: ',', newline: '\n', ...dialect }, stretch)

const dialects = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  newline: fc.constantFrom('\n', '\r'),
})
const tableOf = (cell: fc.Arbitrary<string>) =>
  fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 12 })
// What quoting protects, and the letters of the island.
const letters = fc.constantFrom('a', 'ñ', 'á', '"', ',', ';', '\n', '\t', ' ', '=', '€', '’')
const cells = fc.string({
  unit: fc.oneof(letters, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
  maxLength: 12,
})
// No accented letter before a sign that would make it UTF-8 by accident, as in JOSÉ’S.
const westernCells = fc.string({ unit: letters, maxLength: 12 }).filter(text => !/[ñá][€’]/.test(text))

const WESTERN: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92 }
const inWindows1252 = (text: string) =>
  Buffer.from([...text].map(letter => WESTERN[letter] ?? letter.charCodeAt(0)))
/** As the reader passes them over, and as the last cell of a row cannot end. */
const rows = (table: string[][]) =>
  table
    .filter(row => row.some(cell => cell.trim() !== ''))
    .map(row => row.map((cell, i) => (i === row.length - 1 ? cell.replace(/\r$/, '') : cell)))

describe('rows come back as they were written', () => {
  test('in UTF-8, whatever they hold and wherever a stretch ends', () => {
    fc.assert(
      fc.property(
        tableOf(cells),
        dialects,
        fc.boolean(),
        fc.integer({ min: 1, max: 60 }),
        (table, dialect, quotes, stretch) => {
          const file = Papa.unparse(table, { ...dialect, quotes })
          const read = readAll(Buffer.from(file), dialect, stretch)
          expect(read.map(row => row.cells)).toEqual(rows(table))
          expect(read.every(({ recoded }) => !recoded)).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('in Windows-1252, row by row as each is', () => {
    fc.assert(
      fc.property(
        tableOf(westernCells),
        dialects,
        fc.integer({ min: 1, max: 60 }),
        (table, dialect, stretch) => {
          const file = inWindows1252(Papa.unparse(table, dialect))
          const read = readAll(file, dialect, stretch)
          expect(read.map(row => row.cells)).toEqual(rows(table))
          for (const row of read) expect(row.recoded).toBe(/[ñá€’]/.test(row.cells?.join('') ?? ''))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('with line ends of two characters', () => {
    expect(texts('a,"b"\r\nc,"d\r\ne"\r\n').map(({ line, cells }) => [line, cells])).toEqual([
      [1, ['a', 'b']],
      [2, ['c', 'd\r\ne']],
    ])
  })
})

describe('whatever the bytes', () => {
  const bytes = fc.string({
    unit: fc.constantFrom('a', '"', '"', ',', '\n', '\n', '\r', 'ñ'),
    maxLength: 400,
  })

  test('each line is in a row or blank, in order, and the end is reached', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 40 }), (text, stretch) => {
        const rows = readAll(Buffer.from(text), { delimiter: ',', newline: '\n' }, stretch, 64)
        const lines = rows.map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b))
        const begun = new Set(lines)
        // A line without quotes that follows a row is lost to no other: it begins its own, or is blank.
        text.split('\n').forEach((line, i) => {
          const inQuotes = rows.some(row => row.line <= i && row.cells?.some(cell => cell.includes('\n')))
          if (!inQuotes && line.replace(/[\s,"]/g, '') !== '')
            expect(begun.has(i + 1), `line ${i + 1}`).toBe(true)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('a quote that never closes costs its own line', () => {
    expect(texts('a,b\n"c,d\ne,f\ng,h').map(({ line, cells }) => [line, cells])).toEqual([
      [1, ['a', 'b']],
      [2, undefined],
      [3, ['e', 'f']],
      [4, ['g', 'h']],
    ])
  })

  test('a thousand of them end too', () => {
    const read = texts('"a,b\n'.repeat(1001), {}, 64)
    expect(read.filter(({ cells }) => !cells).length).toBeGreaterThan(0)
    expect(read.at(-1)?.line).toBe(1001)
  })

  test('four megabytes of blank lines are passed over without a parser for each few hundred', () => {
    const parse = vi.spyOn(Papa, 'parse')
    const file = Buffer.from('\n'.repeat(4 << 20))
    const read = csvRows(file, { delimiter: ',', newline: '\n', line: 1, isLast: true, limit: 250 })
    expect(read).toEqual({ rows: [], bytes: file.length, line: file.length + 1 })
    expect(parse.mock.calls.length).toBeLessThan(2)
    parse.mockRestore()
  })

  test('a cell of a megabyte is one cell', () => {
    const [row, next] = texts(`${'x'.repeat(1_000_000)},b\nc,d`, {}, 256)
    expect(row?.cells?.[0]).toHaveLength(1_000_000)
    expect(next?.cells).toEqual(['c', 'd'])
  })
})
