import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

/** So long a mailed code proves an address. */
export const PROOF_MINUTES = 15
/** So long an address that was given up is kept for whom it was given up for. */
export const TICKET_MINUTES = 30
/** So many codes are mailed to an address in an hour. */
export const MOST_MAILS = 3
const HOUR_MS = 3_600_000

/** What is known of a claim on an e-mail address, by the address's hash. */
export const AddressClaim = z.object({
  /** When codes were mailed, in epoch milliseconds, the newest last: those of the last hour. */
  mailedAt: z.array(z.number()),
  /** Of the code that was mailed last, and until when it proves anything, ISO 8601. */
  codeHash: z.optional(z.string()),
  codeUntil: z.optional(z.string()),
  /** Of what whoever claimed the address signs up with, and until when. */
  ticketHash: z.optional(z.string()),
  ticketUntil: z.optional(z.string()),
  /** Whether they proved that they get its mail; else a school's code was made for it. */
  proven: z.optional(z.boolean()),
  version: z.int(),
})
export type AddressClaim = z.output<typeof AddressClaim>

export const NO_CLAIM: AddressClaim = { mailedAt: [], version: 0 }

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
const isSame = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash))

/** Eight digits: with five tries in a quarter of an hour, one in two hundred thousand days of guessing finds one. */
const newProof = (): string => String(randomInt(100_000_000)).padStart(8, '0')

/** A claim after one more code is mailed, with that code; undefined where enough were. */
export function mailed(claim: AddressClaim, at: string): { claim: AddressClaim; proof: string } | undefined {
  const recent = claim.mailedAt.filter(sent => Date.parse(at) - sent < HOUR_MS)
  if (recent.length >= MOST_MAILS) return undefined
  const proof = newProof()
  return {
    proof,
    claim: {
      ...claim,
      mailedAt: [...recent, Date.parse(at)],
      codeHash: hashOf(proof),
      codeUntil: later(at, PROOF_MINUTES),
    },
  }
}

/** Whether this is the code that was mailed last, in its time. */
export const isProof = ({ codeHash, codeUntil }: AddressClaim, proof: string, at: string): boolean =>
  codeHash !== undefined && codeUntil !== undefined && at < codeUntil && isSame(proof, codeHash)

/** A claim that was made good, and what to sign up with: the code proves nothing more. */
export function granted(
  { mailedAt, version }: AddressClaim,
  proven: boolean,
  at: string,
): { claim: AddressClaim; ticket: string } {
  const ticket = randomBytes(32).toString('base64url')
  return {
    ticket,
    claim: { mailedAt, version, proven, ticketHash: hashOf(ticket), ticketUntil: later(at, TICKET_MINUTES) },
  }
}

/** Who may sign up with an address: anybody, only whoever has the ticket, or this one who has it. */
export function admits(
  { ticketHash, ticketUntil, proven = false }: AddressClaim,
  ticket: string | undefined,
  at: string,
): 'anybody' | 'other' | { readonly proven: boolean } {
  if (!ticketHash || !ticketUntil || at >= ticketUntil) return 'anybody'
  return ticket !== undefined && isSame(ticket, ticketHash) ? { proven } : 'other'
}
