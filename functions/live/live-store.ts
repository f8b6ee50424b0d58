import { createHash } from 'node:crypto'
import { expiryInSeconds } from '#functions/platform/clock.ts'
import { getSigned, putSigned, querySigned, takeSigned } from '#functions/platform/store/signed-rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { ONLINE_SECONDS } from '#shared/live/cadence.ts'
import { TICKET_SECONDS } from '#shared/live/routes.ts'
import { onlineShard } from './rules/online.ts'
import type { OpenConnection } from './rules/surplus.ts'
import { liveTable } from './table.ts'

/** A connection lives two hours at most; what a lost `$disconnect` leaves behind goes by itself an hour after. */
const CONNECTION_SECONDS = 3 * 3600

/** Only a ticket's hash is stored: who reads the table cannot connect. */
const ticketKey = (ticket: string) =>
  key(liveTable, 'ticket', { ticket: createHash('sha256').update(ticket).digest('base64url') })

export const keepTicket = (ticket: string, personId: string, at: string): Promise<void> =>
  putSigned({ ...ticketKey(ticket), personId, expiresAt: expiryInSeconds(at, TICKET_SECONDS) })

/** Whose ticket it is, once: it is gone after. Undefined when unknown, redeemed or too old. */
export async function redeemTicket(ticket: string, at: string): Promise<string | undefined> {
  const row = await takeSigned(ticketKey(ticket))
  const valid = row && Number(row.expiresAt) * 1000 >= Date.parse(at)
  return valid ? String(row.personId) : undefined
}

export async function openConnection(personId: string, connectionId: string, at: string): Promise<void> {
  const expiresAt = expiryInSeconds(at, CONNECTION_SECONDS)
  // The way back first: a connection that is told has an owner row by which it can be forgotten.
  await putSigned({ ...key(liveTable, 'owner', { connectionId }), personId, expiresAt })
  await putSigned({
    ...key(liveTable, 'connection', { personId, connectionId }),
    connectionId,
    openedAt: at,
    expiresAt,
  })
  await markOnline(personId, at)
}

/** More than a person can have open: those beyond `MOST_CONNECTIONS` are ended with each new one. */
const READ_CONNECTIONS = 100

/** A person's connections, in no order. */
export async function openConnections(personId: string): Promise<readonly OpenConnection[]> {
  const { pk, begins } = prefix(liveTable, 'connection', { personId })
  const rows = await querySigned(pk, begins, READ_CONNECTIONS)
  return rows.map(({ connectionId, openedAt = '' }) => ({
    connectionId: String(connectionId),
    openedAt: String(openedAt),
  }))
}

export async function closeConnection(connectionId: string): Promise<void> {
  const owner = await takeSigned(key(liveTable, 'owner', { connectionId }))
  if (owner)
    await takeSigned(key(liveTable, 'connection', { personId: String(owner.personId), connectionId }))
}

/** Whose connection it is; undefined for one that is gone. */
export async function ownerOf(connectionId: string): Promise<string | undefined> {
  const owner = await getSigned(key(liveTable, 'owner', { connectionId }))
  return owner && String(owner.personId)
}

export const markOnline = (personId: string, at: string): Promise<void> =>
  putSigned({
    ...key(liveTable, 'online', { shard: onlineShard(personId), personId }),
    lastSeen: at,
    expiresAt: expiryInSeconds(at, ONLINE_SECONDS),
  })

/** How many people were online at the last count. */
export async function readOnlineCount(): Promise<number> {
  const row = await getSigned(key(liveTable, 'onlineCount', {}))
  return Number(row?.people ?? 0)
}
