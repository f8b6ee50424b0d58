import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { changeRow, getRow, putVersioned, queryIndex } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { Entry, TeamEntry, withEntry } from './rules/board.ts'
import { Line, newLine } from './rules/line.ts'
import { socialTable } from './table.ts'

const KEPT_DAYS = 14
const SHARDS = 8
const shardOf = (personId: string): string =>
  `${[...personId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SHARDS, 0)}`

const lineKey = (personId: string, week: string) => key(socialTable, 'line', { personId, week })

export const readLine = async (personId: string, week: string): Promise<Line> =>
  (await getRow(Line, lineKey(personId, week))) ?? newLine(personId, week)

/** Changes a child’s line of a week and notes that their boards are to be counted. */
export async function changeLine(
  personId: string,
  week: string,
  at: string,
  change: (line: Line) => Line | undefined,
): Promise<void> {
  await retryOnConflict(async () => {
    const before = await readLine(personId, week)
    const after = change(before)
    if (!after) return true
    const row = {
      ...lineKey(personId, week),
      ...after,
      version: before.version + 1,
      changedIn: shardOf(personId),
      mark: randomUUID(),
      expiresAt: expiry(at, KEPT_DAYS),
    }
    return (await putVersioned(row, before.version)) || undefined
  })
}

const Changed = stored(Line, { mark: z.string() })
export type Changed = z.output<typeof Changed>

/** More than change in a minute; the rest waits for the next. */
const MOST = 2000

export async function listChanged(): Promise<readonly Changed[]> {
  const index = { name: 'changed', ...socialTable.indexes.changed }
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => queryIndex(Changed, { index, of: `${shard}`, limit: MOST })),
  )
  return shards.flatMap(({ rows }) => rows)
}

/** Notes where a line stands now, and that it is counted, unless it changed again meanwhile. */
export const strikeOff = async (
  { personId, week, mark }: Changed,
  boards: readonly string[],
): Promise<void> => {
  await changeRow(z.object({}), lineKey(personId, week), {
    update: 'SET boards = :boards REMOVE changedIn',
    condition: 'mark = :mark',
    values: { ':boards': boards, ':mark': mark },
  })
}

const boardKey = (board: string, week: string) => key(socialTable, 'board', { board, week })

const BoardRow = z.object({ packed: z.instanceof(Uint8Array), version: z.int() })
const Entries = z.array(Entry)
const TeamEntries = z.array(TeamEntry)

async function readEntries<E>(
  schema: z.ZodMiniType<E[]>,
  board: string,
  week: string,
): Promise<{ readonly entries: readonly E[]; readonly version: number }> {
  const row = await getRow(BoardRow, boardKey(board, week))
  return row
    ? { entries: schema.parse(unpacked(row.packed)), version: row.version }
    : { entries: [], version: 0 }
}

/** The one row of a board: everybody on it. */
export const readBoard = async (board: string, week: string): Promise<readonly Entry[]> =>
  (await readEntries(Entries, board, week)).entries

export const readLeague = async (league: string, week: string): Promise<readonly TeamEntry[]> =>
  (await readEntries(TeamEntries, league, week)).entries

export type EntryChange<E> = readonly (readonly [mark: string, entry: E | undefined])[]

/** Counts a board anew with these entries, and gives what it is then. */
export const recount = (board: string, week: string, at: string, changes: EntryChange<Entry>) =>
  recounted(Entries, board, week, at, changes)
export const recountLeague = (league: string, week: string, at: string, changes: EntryChange<TeamEntry>) =>
  recounted(TeamEntries, league, week, at, changes)

function recounted<E extends { readonly mark: string }>(
  schema: z.ZodMiniType<E[]>,
  board: string,
  week: string,
  at: string,
  changes: EntryChange<E>,
): Promise<readonly E[]> {
  return retryOnConflict(async () => {
    const before = await readEntries(schema, board, week)
    const entries = changes.reduce<readonly E[]>(
      (all, [mark, entry]) => withEntry(all, mark, entry),
      before.entries,
    )
    const row = {
      ...boardKey(board, week),
      packed: packed(entries),
      version: before.version + 1,
      expiresAt: expiry(at, KEPT_DAYS),
    }
    return (await putVersioned(row, before.version)) ? entries : undefined
  })
}
