import { gunzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import { unpacked } from '#functions/platform/store/packed.ts'
import type { Row } from '#functions/platform/store/rows.ts'

/** All rows of one noun that are a student's. */
export type RowsByNoun = Readonly<Record<string, readonly Row[]>>

/** What a row needs to be stored and told, and what says nothing of the student. */
const BOOKKEEPING = ['pk', 'tell', 'expiresAt', 'open', 'version']
/** How a child signs in is nobody's to read. */
const isSecret = ({ sk }: Row) => /^(PICTURES$|TICKET#)/.test(sk)

/**
 * A student's rows as one zip: `records.json` with everything, and a CSV for each kind of row, in which what a spreadsheet
 * would take for a formula is escaped. The kind is the first word of the sort key.
 */
export function exportZip(studentId: string, madeAt: string, found: RowsByNoun): Uint8Array {
  const records = Object.fromEntries(
    Object.entries(found).map(([noun, rows]) => [noun, rows.filter(row => !isSecret(row)).map(plainRow)]),
  )
  const sheets = Object.entries(records).flatMap(([noun, rows]) => {
    const kinds = Map.groupBy(rows, ({ sk }) => String(sk).split('#', 1)[0]?.toLowerCase() ?? '')
    return [...kinds].map(([kind, ofKind]) => [`${noun}-${kind}.csv`, strToU8(csv(ofKind))] as const)
  })
  const json = strToU8(JSON.stringify({ studentId, madeAt, records }, undefined, 2))
  return zipSync({ 'records.json': json, ...Object.fromEntries(sheets) })
}

type PlainRow = Readonly<Record<string, unknown>>

const plainRow = (row: Row): PlainRow =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      BOOKKEEPING.includes(name) ? [] : [[name, plain(value)] as const],
    ),
  )

/** A stored value as JSON can say it: sets as lists, what was packed unpacked, other bytes in base64. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return packedValue(value) ?? Buffer.from(value).toString('base64')
  if (value instanceof Set) return [...value]
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
}

/** What a noun keeps small, as it was; undefined where these are other bytes. */
function packedValue(bytes: Uint8Array): unknown {
  for (const open of [unpacked, unzipped])
    try {
      return open(bytes)
    } catch {}
  return undefined
}
const unzipped = (bytes: Uint8Array): unknown => JSON.parse(gunzipSync(bytes).toString())

/** With a byte order mark, by which Excel knows that it is UTF-8. */
function csv(rows: readonly PlainRow[]): string {
  const fields = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const cell = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : (value ?? ''))
  const data = rows.map(row => fields.map(field => cell(row[field])))
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true })}`
}
