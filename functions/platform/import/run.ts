import { newId, now } from '#functions/platform/clock.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { measure } from '#functions/platform/log.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import {
  type ImportProblem,
  MOST_LINES,
  ROW_VERDICTS,
  type RowVerdict,
  type Verdict,
} from '#shared/kernel/import.ts'
import { readHeader } from './csv-header.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import type { ImportKind, ImportPass, ImportRow, Taken } from './kind.ts'
import { Seen } from './seen.ts'
import {
  type Cursor,
  fileKey,
  readImport,
  type StoredImport,
  seenKey,
  writeImport,
  writeVerdicts,
} from './store.ts'
import { readBytes, readObject, writeObject } from './uploads.ts'

/** One turn works so long, a third of what a subscriber has, and then tells itself to go on. */
const TURN_MS = 8_000
/** Rows that are judged, written and noted together. */
const CHUNK_ROWS = 250
/** Bytes read at first, and at most, to find the end of a row. */
const STRETCH = 256 * 1024
const LONGEST_STRETCH = 4 * 1024 * 1024
/** Characters that a cell may have; nothing that is imported is longer. */
const LONGEST_CELL = 1_000
const LONGEST_LABEL = 120

/**
 * The Lambda function that carries a noun's imports on. A turn takes some thousands of rows, then writes how far it came
 * together with the event that begins the next: ended at any point, it goes on from the turn before, whose rows know
 * their own marks. Memory holds one chunk and eight bytes a key.
 */
export const importRunner = (kind: ImportKind) =>
  subscriber(kind.advanced, async ({ body: { importId } }) => {
    const stored = await readImport(importId)
    if (stored?.state !== 'checking' && stored?.state !== 'applying') return
    const turn = await Turn.begin(kind, stored)
    const until = performance.now() + TURN_MS
    while (!turn.isOver && performance.now() < until) await turn.takeChunk()
    await turn.end()
  })

class Turn {
  readonly #kind: ImportKind
  readonly #stored: StoredImport
  readonly #seen: Seen
  readonly #pass: ImportPass
  readonly #chunks: number[][]
  #cursor: Cursor
  #recoded: number
  #problem: ImportProblem | undefined
  #finished = false

  static async begin(kind: ImportKind, stored: StoredImport): Promise<Turn> {
    const { seen } = stored.cursor
    return new Turn(kind, stored, new Seen(seen ? await readObject(seen) : undefined))
  }

  private constructor(kind: ImportKind, stored: StoredImport, seen: Seen) {
    this.#kind = kind
    this.#stored = stored
    this.#seen = seen
    this.#cursor = stored.cursor
    this.#chunks = stored.chunks.map(chunk => [...chunk])
    this.#recoded = stored.recoded
    const { importId, place, openedBy, passAt: at = now() } = stored
    const notes = new Map(Object.entries(stored.notes))
    const applies = stored.state === 'applying'
    this.#pass = {
      importId,
      place,
      openedBy,
      at,
      applies,
      notes,
      has: key => seen.has(key),
      hasLeft: key => seen.has(leftKey(key)),
    }
  }

  get isOver(): boolean {
    return this.#finished || this.#problem !== undefined
  }

  async takeChunk(): Promise<void> {
    const asked = this.#kind.files[this.#cursor.file]
    if (!asked) return this.#finish()
    const file = this.#stored.files.find(({ name }) => name === asked.name)
    if (!file) {
      if (asked.isNeeded && !this.#kind.leavesOut?.(asked.name, this.#pass))
        this.#problem = { code: 'missingFile', file: asked.name }
      return this.#nextFile()
    }
    if (this.#cursor.offset >= file.bytes) {
      const code = this.#kind.objection?.(asked.name, this.#pass)
      if (code) this.#problem = { code, file: asked.name }
      return this.#nextFile()
    }
    for (let length = STRETCH; ; length *= 4) {
      const { offset } = this.#cursor
      const bytes = await readBytes(
        fileKey(this.#kind.noun, this.#stored, file.name),
        offset,
        length,
        file.tag ?? '',
      )
      if (!bytes) {
        this.#problem = { code: 'fileChanged', file: file.name }
        return
      }
      const isLast = offset + bytes.length >= file.bytes
      if (!this.#cursor.header) return this.#takeHeader(asked, bytes, isLast)
      const { header, line } = this.#cursor
      const isLongest = length >= LONGEST_STRETCH
      const read = csvRows(bytes, { ...header, line, isLast, isLongest, limit: CHUNK_ROWS })
      if (read.bytes === 0) continue
      await this.#judge(asked.name, read.rows)
      this.#cursor = { ...this.#cursor, offset: offset + read.bytes, line: read.line }
      if (read.line > MOST_LINES) this.#problem = { code: 'tooManyLines', file: asked.name }
      return
    }
  }

  /** Writes how far the turn came, and what begins the next. */
  async end(): Promise<void> {
    const { noun, advanced } = this.#kind
    const stored = this.#stored
    const seen = seenKey(noun, stored, newId())
    if (!this.isOver) await writeObject(seen, this.#seen.toBuffer())
    const state = this.#problem ? 'failed' : this.#pass.applies ? 'applied' : 'checked'
    const at = now()
    await writeImport(
      stored,
      {
        cursor: { ...this.#cursor, seen },
        chunks: this.#chunks,
        counts: Object.fromEntries(
          ROW_VERDICTS.map((verdict, i) => [
            verdict,
            this.#chunks.reduce((sum, chunk) => sum + (chunk[i] ?? 0), 0),
          ]),
        ) as StoredImport['counts'],
        recoded: this.#recoded,
        notes: Object.fromEntries(this.#pass.notes),
        ...(this.isOver && { state, finishedAt: at }),
        ...(this.#problem && { problem: this.#problem }),
      },
      this.isOver ? [] : [emit(advanced, { importId: stored.importId }, at)],
    )
    measure('imported', { chunks: [this.#chunks.length - stored.chunks.length, 'Count'] }, { state })
  }

  #nextFile(): void {
    this.#cursor = { ...this.#cursor, file: this.#cursor.file + 1, offset: 0, line: 1, header: undefined }
  }

  #takeHeader(asked: ImportKind['files'][number], bytes: Buffer, isLast: boolean): void {
    const read = readHeader(bytes, isLast, asked)
    if ('problem' in read) {
      const columns = 'columns' in read ? { columns: [...read.columns] } : {}
      this.#problem = { code: read.problem, file: asked.name, ...columns }
    } else
      this.#cursor = {
        ...this.#cursor,
        header: read.header,
        offset: this.#cursor.offset + read.bytes,
        line: read.line,
      }
  }

  async #judge(file: string, rows: readonly CsvRow[]): Promise<void> {
    const chunk = rows.map(row => this.#prepare(file, row))
    const inChunk = new Set<string>()
    for (const judged of chunk) {
      if (!judged.row) continue
      const keys = this.#kind.keys(judged.row)
      if (keys.some(key => inChunk.has(key) || this.#seen.has(key))) judged.taken = refused('duplicateRow')
      else for (const key of keys) inChunk.add(key)
    }
    const asked = chunk.flatMap(judged => (judged.row && !judged.taken ? [{ judged, row: judged.row }] : []))
    const taken = await this.#kind.take(
      asked.map(({ row }) => row),
      this.#pass,
    )
    if (taken.length !== asked.length) throw new Error(`${this.#kind.noun} left rows without a verdict`)
    asked.forEach(({ judged, row }, i) => {
      const { keys = [], ...judgement } = taken[i] ?? refused('wrongColumns')
      judged.taken = judgement
      const isTaken = judgement.verdict !== 'refused' && judgement.verdict !== 'skipped'
      for (const key of this.#kind.keys(row)) this.#seen.add(isTaken ? key : leftKey(key))
      for (const key of keys) this.#seen.add(key)
    })
    this.#recoded += rows.filter(({ recoded }) => recoded).length
    await this.#note(
      chunk.map(({ line, label, taken = refused('wrongColumns') }) => ({ file, line, label, ...taken })),
    )
  }

  /** A row as its kind will see it, or why the reader refuses it. */
  #prepare(file: string, { line, cells }: CsvRow): Judged {
    const columns = this.#cursor.header?.columns ?? []
    if (!cells) return { line, label: '', taken: refused('brokenQuotes') }
    const beyond = cells.slice(columns.length).some(cell => cell.trim() !== '')
    const named = Object.fromEntries(
      columns.flatMap((column, i) => (column === null ? [] : [[column, cells[i]?.trim() ?? '']])),
    )
    const row = { file, line, cells: named, mark: `${this.#stored.importId}#${file}#${line}` }
    const label = this.#kind.label(row).slice(0, LONGEST_LABEL)
    if (beyond || cells.length < columns.length) return { line, label, taken: refused('wrongColumns') }
    if (Object.values(named).some(cell => cell.length > LONGEST_CELL))
      return { line, label, taken: refused('cellTooLong') }
    return { line, label, row }
  }

  async #note(verdicts: readonly Verdict[]): Promise<void> {
    if (verdicts.length === 0) return
    await writeVerdicts(this.#kind.noun, this.#stored, this.#chunks.length, verdicts)
    const count = (verdict: RowVerdict) => verdicts.filter(one => one.verdict === verdict).length
    this.#chunks.push(ROW_VERDICTS.map(count))
  }

  async #finish(): Promise<void> {
    const piece = await this.#kind.finish?.(this.#pass, this.#cursor.finish)
    await this.#note(piece?.verdicts ?? [])
    this.#cursor = { ...this.#cursor, finish: piece?.next }
    this.#finished = piece?.next === undefined
  }
}

interface Judged {
  readonly line: number
  readonly label: string
  readonly row?: ImportRow
  taken?: Taken | undefined
}

const leftKey = (key: string) => `left ${key}`

const refused = (code: string): Taken => ({ verdict: 'refused', code })
