import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, type Emission, putVersion } from '#functions/platform/store/transaction.ts'
import { key, platformRows } from '#functions/platform/table.ts'
import {
  type Counts,
  Import,
  type ImportState,
  ROW_VERDICTS,
  type RowVerdict,
  type Verdict,
  Verdict as VerdictSchema,
} from '#shared/kernel/import.ts'
import { readObject, writeObject } from './uploads.ts'

/** Files and verdicts go after a week; that there was an import is known longer. */
const RETENTION_DAYS = 30

/** How far a pass has come. */
const Cursor = z.object({
  /** Of the kind's files. */
  file: z.int(),
  /** Bytes of it that are read. */
  offset: z.int(),
  line: z.int(),
  header: z.optional(
    z.object({ delimiter: z.string(), newline: z.string(), columns: z.array(z.nullable(z.string())) }),
  ),
  /** The object that holds the keys of all rows taken so far. */
  seen: z.optional(z.string()),
  /** Where the kind's own end goes on. */
  finish: z.optional(z.string()),
})

const StoredImport = stored(z.omit(Import, { progress: true, files: true }), {
  place: z.string(),
  openedBy: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), tag: z.optional(z.string()) })),
  passAt: z.optional(z.string()),
  cursor: Cursor,
  /** Of each chunk, how many rows got each verdict, in the order of `ROW_VERDICTS`. */
  chunks: z.array(z.array(z.int())),
  notes: z.record(z.string(), z.string()),
  version: z.int(),
})
export type StoredImport = z.output<typeof StoredImport>
export type Cursor = z.output<typeof Cursor>

export const NOTHING: Counts = { new: 0, changed: 0, unchanged: 0, ended: 0, skipped: 0, refused: 0 }
export const START: Cursor = { file: 0, offset: 0, line: 1 }

const rowKey = (importId: string) => key(platformRows, 'import', { importId })

export const readImport = (importId: string): Promise<StoredImport | undefined> =>
  getRow(StoredImport, rowKey(importId))

/** Writes an import over the one that was read; false where another did so first. */
export async function writeImport(
  stored: StoredImport,
  changed: Partial<StoredImport>,
  emits: readonly Emission[] = [],
): Promise<boolean> {
  const { importId, openedAt, version } = stored
  const row = { ...rowKey(importId), ...stored, ...changed, version: version + 1 }
  const write = putVersion({ ...row, expiresAt: expiry(openedAt, RETENTION_DAYS) }, version)
  return (await commit({ writes: { import: write }, emits })).size === 0
}

const PASS: Partial<Record<ImportState, string>> = { applying: 'applied', applied: 'applied' }
const folder = (noun: string, { importId }: Pick<StoredImport, 'importId'>) => `${noun}/${importId}`
/** Where a pass keeps what it writes. */
const passFolder = (noun: string, stored: StoredImport) =>
  `${folder(noun, stored)}/${PASS[stored.state] ?? 'checked'}`

export const fileKey = (noun: string, stored: Pick<StoredImport, 'importId'>, name: string): string =>
  `${folder(noun, stored)}/files/${name}`
export const seenKey = (noun: string, stored: StoredImport, id: string): string =>
  `${passFolder(noun, stored)}/seen/${id}`

const chunkKey = (noun: string, stored: StoredImport, chunk: number) =>
  `${passFolder(noun, stored)}/verdicts/${chunk}.json`

export const writeVerdicts = (
  noun: string,
  stored: StoredImport,
  chunk: number,
  verdicts: readonly Verdict[],
): Promise<void> => writeObject(chunkKey(noun, stored, chunk), JSON.stringify(verdicts))

async function readVerdicts(noun: string, stored: StoredImport, chunk: number): Promise<readonly Verdict[]> {
  const object = await readObject(chunkKey(noun, stored, chunk))
  return object ? z.array(VerdictSchema).parse(JSON.parse(object.toString())) : []
}

const PAGE = 100

/** A page of the current pass's verdicts, of one kind or all, in the order of the rows. `after`: `<chunk>.<place>`. */
export async function verdictPage(
  noun: string,
  stored: StoredImport,
  verdict: RowVerdict | undefined,
  after: string | undefined,
): Promise<{ verdicts: Verdict[]; next?: string }> {
  const found: Verdict[] = []
  const holds = (counts: readonly number[] | undefined) =>
    verdict === undefined || (counts?.[ROW_VERDICTS.indexOf(verdict)] ?? 0) > 0
  let [chunk = 0, place = 0] = after?.split('.').map(Number) ?? []
  for (; chunk < stored.chunks.length; chunk++, place = 0) {
    if (!holds(stored.chunks[chunk])) continue
    const verdicts = await readVerdicts(noun, stored, chunk)
    for (; place < verdicts.length; place++) {
      const one = verdicts[place]
      if (!one || (verdict !== undefined && one.verdict !== verdict)) continue
      if (found.length === PAGE) return { verdicts: found, next: `${chunk}.${place}` }
      found.push(one)
    }
  }
  return { verdicts: found }
}
