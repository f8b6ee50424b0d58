import * as z from 'zod/mini'
import { readClass } from '#functions/identity/groups/group-store.ts'
import {
  hashOfTicket,
  newTicket,
  type PictureSecret,
  TICKET_MINUTES,
} from '#functions/identity/rules/pictures.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiryInSeconds } from '#functions/platform/clock.ts'
import { deleteRowIf, getRow } from '#functions/platform/store/rows.ts'
import { put, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { readSecret } from './picture-store.ts'

const Ticket = z.object({ classCode: z.string(), salt: z.string(), expiresAt: z.number() })

const ticketKey = (personId: string, ticket: string) =>
  key(identityTable, 'ticket', { personId, hash: hashOfTicket(ticket) })

/** A ticket for who has proven these pictures in this class, and its row. */
export function makeTicket(
  personId: string,
  classCode: string,
  { salt }: PictureSecret,
  at: string,
): { readonly ticket: string; readonly write: Write } {
  const ticket = newTicket()
  const expiresAt = expiryInSeconds(at, TICKET_MINUTES * 60)
  return { ticket, write: put({ ...ticketKey(personId, ticket), classCode, salt, expiresAt }) }
}

/**
 * Uses a ticket up. Good for whom it was made, once, in its time, and while the child still enters so: in that class, whose
 * sign-in is on, by those pictures.
 */
export async function takeTicket(personId: string, ticket: string, at: string): Promise<boolean> {
  const row = ticketKey(personId, ticket)
  const found = await getRow(Ticket, row)
  if (!found || found.expiresAt * 1000 <= Date.parse(at)) return false
  const group = await readClass(found.classCode)
  const secret = group && (await readSecret(personId, group.groupId))
  return secret?.salt === found.salt && deleteRowIf(row, 'salt', found.salt)
}
