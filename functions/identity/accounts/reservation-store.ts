import { codeKey, putCode } from '#functions/identity/codes/access-code-store.ts'
import { Code } from '#functions/identity/rules/access-code.ts'
import {
  MOST_RESERVED_FOR,
  type Newcomer,
  RESERVED_MS,
  shardOf,
  withoutReservation,
} from '#functions/identity/rules/reservation.ts'
import { identityTable } from '#functions/identity/table.ts'
import { changeRow, queryIndex } from '#functions/platform/store/rows.ts'
import { commit } from '#functions/platform/store/transaction.ts'

const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString()

/**
 * Holds a code for a sign-up, in one write that does the same whether the code is unknown, used, expired or held for
 * another address: nothing. Gives the code, or undefined.
 */
export const reserve = (
  hash: string,
  { personId, emailHash }: Newcomer,
  at: string,
): Promise<Code | undefined> =>
  changeRow(Code, codeKey(hash), {
    update:
      'SET reservedBy = :by, reservedShard = :shard, reservedUntil = :until, reservedFor = list_append(if_not_exists(reservedFor, :none), :account), version = version + :one',
    condition:
      '#state = :open AND endsAt > :at AND attribute_not_exists(sweeping) AND (attribute_not_exists(reservedBy) OR (reservedBy = :by AND size(reservedFor) < :most))',
    names: { '#state': 'state' },
    values: {
      ':by': emailHash,
      ':shard': shardOf(emailHash),
      ':until': later(at, RESERVED_MS),
      ':none': [],
      ':account': [personId],
      ':one': 1,
      ':open': 'open',
      ':at': at,
      ':most': MOST_RESERVED_FOR,
    },
  })

/** Lets a code go that was just held for a sign-up which will not be; one that is held for others too stays so. */
export async function letGo(code: Code): Promise<void> {
  if (code.reservedFor?.length === 1) await commit({ writes: { code: putCode(withoutReservation(code)) } })
}

const index = { name: 'reservations', ...identityTable.indexes.reservations }

/** The codes held for an e-mail address: few, and rarely any. */
export const reservationsOf = async (emailHash: string): Promise<readonly Code[]> =>
  (await queryIndex(Code, { index, of: shardOf(emailHash), begins: emailHash, limit: 100 })).rows

/** One page of the codes held in a shard. */
export const reservationsIn = (shard: string, after: Readonly<Record<string, unknown>> | undefined) =>
  queryIndex(Code, { index, of: shard, limit: 100, after })

/** Says that the accounts of a reservation are being deleted: none of them opens any more. Undefined where it changed. */
export const beginSweep = ({ hash, version }: Code, at: string): Promise<Code | undefined> =>
  changeRow(Code, codeKey(hash), {
    update: 'SET sweeping = :at, version = version + :one',
    condition: 'version = :read',
    values: { ':at': at, ':one': 1, ':read': version },
  })
