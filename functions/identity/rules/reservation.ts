import type { Code } from './access-code.ts'

/** So long a code is held for the sign-up that named it. */
export const RESERVED_MS = 15 * 60_000

/** One code can be tried for by so many sign-ups of one address before its reservation is swept. */
export const MOST_RESERVED_FOR = 20

/** At the island's peak, 150 sign-ups a second, each shard takes about a hundred writes a second. */
const SHARDS = 4
export const RESERVATION_SHARDS: readonly string[] = Array.from(
  { length: SHARDS },
  (_, at) => `RESERVED#${at}`,
)

/** The shard of the index in which a reservation is found, by the hash of its e-mail. */
export const shardOf = (emailHash: string): string => {
  const last = emailHash.codePointAt(emailHash.length - 1) ?? 0
  return `RESERVED#${last % SHARDS}`
}

/** Someone who is signing up: an account that the user pool knows or is about to. */
export interface Newcomer {
  readonly personId: string
  readonly emailHash: string
}

/** Whether this account may still be opened with this code. A reservation that lapsed holds until it is being swept. */
export const isReservedFor = (
  { state, sweeping, reservedBy, reservedFor = [] }: Code,
  { personId, emailHash }: Newcomer,
): boolean =>
  state === 'open' && sweeping === undefined && reservedBy === emailHash && reservedFor.includes(personId)

/** Whether the accounts that this code was held for are to be deleted, where they came to nothing. */
export const isToBeSwept = ({ reservedUntil, sweeping }: Code, at: string): boolean =>
  sweeping !== undefined || (reservedUntil !== undefined && reservedUntil <= at)

export function withoutReservation({
  reservedBy: _,
  reservedUntil: __,
  reservedFor: ___,
  sweeping: ____,
  ...code
}: Code): Code {
  return code
}

/** Whether someone who has an account may use this code: nobody else's sign-up holds it. */
export const isFree = (
  { state, endsAt, sweeping, reservedBy }: Code,
  emailHash: string,
  at: string,
): boolean =>
  state === 'open' &&
  at < endsAt &&
  sweeping === undefined &&
  (reservedBy === undefined || reservedBy === emailHash)

/** A code that is used up. */
export const used = (code: Code, by: string, at: string): Code => ({
  ...withoutReservation(code),
  state: 'used',
  usedAt: at,
  usedBy: by,
})
