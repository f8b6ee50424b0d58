import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { expiryInSeconds } from '#functions/platform/clock.ts'
import { Held } from '#functions/platform/store/held.ts'
import { getRow, put, queryRows, replaceRow, takeRow } from '#functions/platform/store/rows.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Doing } from '#shared/live/live.ts'
import { TICKET_SECONDS } from '#shared/live/routes.ts'
import { LiveSession } from './rules/live-session.ts'
import { onlineShard } from './rules/online.ts'
import type { OpenConnection } from './rules/surplus.ts'
import { liveTable } from './table.ts'

/** A connection lives two hours at most; what a lost `$disconnect` leaves behind goes by itself an hour after. */
const CONNECTION_SECONDS = 3 * 3600

/** Whose a connection is, and by which sign-in; those of before a deployment do not know it. */
const Owner = z.object({ personId: z.string(), session: z.optional(LiveSession) })
export type Owner = z.output<typeof Owner>

/** What of a session its connection needs to know. */
const kept = ({ session }: Owner) => session && LiveSession.parse(session)

/** Only a ticket's hash is stored: who reads the table cannot connect. */
const ticketKey = (ticket: string) =>
  key(liveTable, 'ticket', { ticket: createHash('sha256').update(ticket).digest('base64url') })

export const keepTicket = (ticket: string, owner: Owner, at: string): Promise<void> =>
  put({
    ...ticketKey(ticket),
    personId: owner.personId,
    session: kept(owner),
    expiresAt: expiryInSeconds(at, TICKET_SECONDS),
  })

/** Whose ticket it is, once: it is gone after. Undefined when unknown, redeemed or too old. */
export async function redeemTicket(ticket: string, at: string): Promise<Owner | undefined> {
  const row = await takeRow(ticketKey(ticket))
  const valid = row && Number(row.expiresAt) * 1000 >= Date.parse(at)
  return valid ? Owner.parse(row) : undefined
}

export async function openConnection(owner: Owner, connectionId: string, at: string): Promise<void> {
  const [{ personId }, session] = [owner, kept(owner)]
  const expiresAt = expiryInSeconds(at, CONNECTION_SECONDS)
  // The way back first: a connection that is told has an owner row by which it can be forgotten.
  await put({ ...key(liveTable, 'owner', { connectionId }), personId, session, expiresAt })
  await put({
    ...key(liveTable, 'connection', { personId, connectionId }),
    connectionId,
    session,
    openedAt: at,
    expiresAt,
  })
}

const Connection = z.object({ connectionId: z.string(), openedAt: z._default(z.string(), '') })

/** More than a person can have open: those beyond `MOST_CONNECTIONS` are ended with each new one. */
const READ_CONNECTIONS = 100

/** A person's connections, in no order. */
export async function openConnections(personId: string): Promise<readonly OpenConnection[]> {
  const asked = { ...prefix(liveTable, 'connection', { personId }), limit: READ_CONNECTIONS }
  return queryRows(Connection, asked)
}

export async function closeConnection(connectionId: string): Promise<void> {
  const owner = await takeRow(key(liveTable, 'owner', { connectionId }))
  if (owner) await takeRow(key(liveTable, 'connection', { personId: String(owner.personId), connectionId }))
}

/** Whose connection it is; undefined for one that is gone. */
export const ownerOf = (connectionId: string): Promise<Owner | undefined> =>
  getRow(Owner, key(liveTable, 'owner', { connectionId }), 'eventual')

/** That somebody is online, until when (ISO 8601), and at what. */
export const Online = z.object({ until: z.string(), doing: z.optional(Doing) })
export type Online = z.output<typeof Online>

/** Notes that somebody is online: one write. Gives what was noted before, which may be over. */
export async function markOnline(personId: string, { until, doing }: Online): Promise<Online | undefined> {
  const before = await replaceRow({
    ...key(liveTable, 'online', { shard: onlineShard(personId), personId }),
    until,
    doing,
    expiresAt: expiryInSeconds(until, 0),
  })
  // What an earlier release wrote has no end.
  return Online.safeParse(before).data
}

/** It is one row that everybody's signs of life ask for: each instance of a function asks once in so long. */
const count = new Held<number>(10_000)

const OnlineCount = z.object({ people: z.number() })

/** How many people were online at the last count. */
export const readOnlineCount = (at: string): Promise<number> =>
  count.get('online', Date.parse(at), async () => {
    const row = await getRow(OnlineCount, key(liveTable, 'onlineCount', {}), 'eventual')
    return row?.people ?? 0
  })
