import * as z from 'zod/mini'
import { deleteRow, getStandings, queryRows } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { sessionKey } from '#shared/kernel/session.ts'
import { personStandingKey } from '#shared/kernel/standing.ts'
import { endLine } from './line.ts'
import { isSessionOver, LiveSession } from './rules/live-session.ts'
import { liveTable } from './table.ts'

const Line = z.object({
  connectionId: z.string(),
  openedAt: z.optional(z.string()),
  session: z.optional(LiveSession),
})
type Line = z.output<typeof Line>

/** More open pages than one person has. */
const MOST_LINES = 20

/** A person's open connections whose session goes on. The others are ended: nobody hears by them what happens after. */
export async function openLines(personId: string, route: string, at: string): Promise<readonly Line[]> {
  const lines = await queryRows(Line, {
    ...prefix(liveTable, 'connection', { personId }),
    limit: MOST_LINES,
  })
  if (lines.length === 0) return []
  const keys = lines.map(({ session }) => sessionKey(personId, session?.sessionId ?? ''))
  const once = new Map(keys.map(one => [one.sk, one]))
  const [person, ...rows] = await getStandings([personStandingKey(personId), ...once.values()])
  const isOver = ({ session }: Line) =>
    session !== undefined &&
    isSessionOver(
      session,
      { person, session: rows.find(row => row?.sk === sessionKey(personId, session.sessionId).sk) },
      at,
    )
  const over = lines.filter(isOver)
  await Promise.all(
    over.map(async ({ connectionId }) => {
      await endLine(connectionId, route, 'kernel.sessionEnded')
      await forgetLine(personId, connectionId)
    }),
  )
  return lines.filter(line => !over.includes(line))
}

/** Of a connection that is gone nothing stays: neither whom to tell, nor whose it was. */
export async function forgetLine(personId: string, connectionId: string): Promise<void> {
  await deleteRow(key(liveTable, 'connection', { personId, connectionId }))
  await deleteRow(key(liveTable, 'owner', { connectionId }))
}
