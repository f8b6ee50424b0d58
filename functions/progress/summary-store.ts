import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  deleteRow,
  deleteRowIf,
  put,
  queryIndex,
  queryRows,
  type RowKey,
} from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { put as putWrite, type Write } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ChildSummary } from '#shared/progress/summary.ts'
import { progressTable } from './table.ts'

/** The notes of changed children are spread over so many partitions of their index. */
const SHARDS = 16
const shardOf = (studentId: string): number =>
  [...studentId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % SHARDS, 0)

const changedKey = (studentId: string) => key(progressTable, 'changed', { studentId })

/** A child who is to be counted again, and a mark that each change sets anew. */
const Changed = z.object({ studentId: z.string(), mark: z.string() })
export type Changed = z.output<typeof Changed>

const changedRow = (studentId: string) => ({
  ...changedKey(studentId),
  studentId,
  changedIn: `${shardOf(studentId)}`,
  mark: randomUUID(),
})

/** Notes, in the transaction of what changed, that a child is to be counted again. */
export const changed = (studentId: string): Write => putWrite(changedRow(studentId))

/** The same after it, at half the price: for what is told again until this was done. */
export const noteChanged = (studentId: string): Promise<void> => put(changedRow(studentId))

/** More than change in a minute; the rest waits for the next. */
const MOST = 2000

/** The index lags a little: who is not in it yet is counted a minute later. */
export async function listChanged(): Promise<readonly Changed[]> {
  const index = { name: 'changed', ...progressTable.indexes.changed }
  const shards = await Promise.all(
    Array.from({ length: SHARDS }, (_, shard) => queryIndex(Changed, { index, of: `${shard}`, limit: MOST })),
  )
  return shards.flatMap(({ rows }) => rows)
}

/** Strikes a child off, unless they changed again meanwhile. */
export const strikeOff = ({ studentId, mark }: Changed): Promise<boolean> =>
  deleteRowIf(changedKey(studentId), 'mark', mark)

/** Lines that were counted before schools were told of their groups name none. */
const Line = stored(ChildSummary, { groupId: z.string(), schoolId: z.optional(z.string()) })

/** A group, and the school in which it is. */
export interface GroupAt {
  readonly groupId: string
  readonly schoolId?: string | undefined
}

/** A child's line in each of their groups of a school, and in none that they left: those too are told. */
export async function keepSummary(
  summary: ChildSummary,
  groupIds: readonly string[],
  schoolId?: string,
): Promise<readonly GroupAt[]> {
  const { studentId } = summary
  const lines = prefix(progressTable, 'summary', { studentId })
  const before = await queryRows(Line, { ...lines, limit: 100 })
  const left = before.filter(({ groupId }) => !groupIds.includes(groupId))
  await Promise.all([
    ...groupIds.map(groupId =>
      put({
        ...key(progressTable, 'summary', { studentId, groupId }),
        ...summary,
        groupId,
        ...(schoolId && { schoolId }),
      }),
    ),
    ...left.map(({ groupId }) => deleteRow(key(progressTable, 'summary', { studentId, groupId }))),
  ])
  return left
}

/** The keys of a child's lines. */
export async function summaryKeys(studentId: string): Promise<readonly RowKey[]> {
  const lines = prefix(progressTable, 'summary', { studentId })
  const rows = await queryRows(Line, { ...lines, limit: 100 })
  return rows.map(({ groupId }) => key(progressTable, 'summary', { studentId, groupId }))
}

/** A child's line, which is the same in each of their groups; undefined where they were counted in none. */
export async function readLine(studentId: string): Promise<ChildSummary | undefined> {
  const lines = prefix(progressTable, 'summary', { studentId })
  return (await queryRows(stored(ChildSummary), { ...lines, limit: 1 }))[0]
}

/** More children than a group has. */
const MOST_CHILDREN = 500

/** The lines of a group: one query, however long they have read. */
export async function readGroup(groupId: string): Promise<readonly ChildSummary[]> {
  const index = { name: 'group', ...progressTable.indexes.group }
  const { rows } = await queryIndex(stored(ChildSummary), { index, of: groupId, limit: MOST_CHILDREN })
  return rows
}
