import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { PictureWord } from '#shared/identity/group.ts'

/** A class code as a child, or whoever sits beside them, may type it. */
export const typedClassCode = (typed: string): string => typed.trim().toUpperCase()

/** Three pictures as they are stored. */
export const PictureSecret = z.object({ salt: z.string(), hash: z.string() })
export type PictureSecret = z.output<typeof PictureSecret>

const BYTES = 32
const digest = (pictures: PictureWord, salt: string) => scryptSync(pictures.join(' '), salt, BYTES)

/**
 * There are 13,824 words of three pictures: the hash keeps them from whoever glances at a table, and the throttle from
 * whoever guesses; they open nothing but one child's own records.
 */
export function secretOf(pictures: PictureWord, salt = randomBytes(16).toString('base64url')): PictureSecret {
  return { salt, hash: digest(pictures, salt).toString('base64url') }
}

export const isSecret = (pictures: PictureWord, { salt, hash }: PictureSecret): boolean =>
  timingSafeEqual(digest(pictures, salt), Buffer.from(hash, 'base64url'))

/** So long a ticket is good: longer than a page waits for its turn at the pool. */
export const TICKET_MINUTES = 30

/** Letters that nobody guesses, for who has proven their pictures. */
export const newTicket = (): string => randomBytes(BYTES).toString('base64url')

/** A ticket as it is stored. */
export const hashOfTicket = (ticket: string): string =>
  createHash('sha256').update(ticket).digest('base64url')

interface Round {
  readonly challengeName: string
  readonly challengeResult: boolean
}

/** What comes after these rounds of a sign-in without a password: one challenge, then tokens or nothing. */
export function nextStep(rounds: readonly Round[]) {
  const [round, ...more] = rounds
  const answered = more.length === 0 && round?.challengeName === 'CUSTOM_CHALLENGE' && round.challengeResult
  return round
    ? { issueTokens: answered, failAuthentication: !answered }
    : { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false }
}
