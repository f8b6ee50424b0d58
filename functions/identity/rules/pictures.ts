import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { PictureWord } from '#shared/identity/group.ts'

/** A class code as a child, or whoever sits beside them, may type it. */
export const typedClassCode = (typed: string): string => typed.trim().toUpperCase()

const Answer = z.strictObject({
  classCode: z.pipe(z.string().check(z.maxLength(32)), z.transform(typedClassCode)),
  pictures: PictureWord,
})
export type Answer = z.output<typeof Answer>

/** What a page answers to the pool's challenge: the class and the three pictures, as JSON. */
export function answerOf(text: unknown): Answer | undefined {
  try {
    return Answer.parse(JSON.parse(String(text)))
  } catch {
    return undefined
  }
}

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

/** By this a child's tries are counted; whoever is nobody is counted alike, so that being locked tells nothing. */
export const triesOfChild = (username: string): string =>
  `pictures-${createHash('sha256').update(username.toLowerCase()).digest('base64url')}`

export const triesOfClass = (groupId: string): string => `class-${groupId}`

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
