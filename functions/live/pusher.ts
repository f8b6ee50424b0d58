import * as z from 'zod/mini'
import { type StreamedRow, stream } from '#functions/platform/events/stream.ts'
import { measure } from '#functions/platform/log.ts'
import { post } from '#functions/platform/services/connections.ts'
import { deleteRow, queryRows } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { frameOf } from './rules/frame.ts'
import { isGone } from './rules/opening.ts'
import { liveTable } from './table.ts'

const ConnectionRow = z.object({ connectionId: z.string(), openedAt: z.optional(z.string()) })
/** More open pages than one person has. */
const PUSHED_CONNECTIONS = 20

/** Sends each told row to every open page of the person it is for. */
export const handler = stream(async rows => {
  const outcomes = await Promise.allSettled(rows.map(push))
  const failed = rows.filter((_, i) => outcomes[i]?.status === 'rejected')
  measure('pushed', { rows: [rows.length - failed.length, 'Count'], failed: [failed.length, 'Count'] })
  return failed
})

async function push(streamed: StreamedRow): Promise<void> {
  const { to, frame } = frameOf(streamed)
  const theirs = prefix(liveTable, 'connection', { personId: to })
  const open = await queryRows(ConnectionRow, { ...theirs, limit: PUSHED_CONNECTIONS })
  const data = JSON.stringify(frame)
  await Promise.all(
    open.map(async connection => {
      const { connectionId } = connection
      // The gateway reaches a connection only after its row was written: one that is opening stays.
      const isOver = !(await post(connectionId, data)) && isGone(connection, Date.now())
      if (isOver) await deleteRow(key(liveTable, 'connection', { personId: to, connectionId }))
    }),
  )
}
