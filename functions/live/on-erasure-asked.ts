import * as z from 'zod/mini'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { deleteRow, queryRows } from '#functions/platform/store/rows.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { connectionsForgotten } from '#shared/live/events.ts'
import { erasureAsked } from '#shared/records/events.ts'
import { onlineShard } from './rules/online.ts'
import { liveTable } from './table.ts'

const ConnectionRow = z.object({ connectionId: z.string() })
/** More open pages than one person has. */
const ERASED_CONNECTIONS = 100

/** Ends the rows by which a student's connections are known: an open page is told nothing more, and counts no longer. */
export const handler = subscriber(erasureAsked, async ({ at, body: { studentId, pass } }) => {
  const theirs = prefix(liveTable, 'connection', { personId: studentId })
  const open = await queryRows(ConnectionRow, { ...theirs, limit: ERASED_CONNECTIONS })
  for (const { connectionId } of open) {
    await deleteRow(key(liveTable, 'owner', { connectionId }))
    await deleteRow(key(liveTable, 'connection', { personId: studentId, connectionId }))
  }
  await deleteRow(key(liveTable, 'online', { shard: onlineShard(studentId), personId: studentId }))
  await commit({
    writes: {},
    emits: [emit(connectionsForgotten, { studentId, pass, rows: open.length }, at)],
  })
})
