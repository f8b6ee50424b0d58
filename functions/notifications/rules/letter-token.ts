import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token may end: it is signed for this and opens nothing else. */
const ENDS = 'week-letter'

const signed = (personId: string, key: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`${ENDS} ${personId}`).digest('base64url')

/** By which somebody ends the week's mail without signing in: whose it is, and that this house wrote it (HMAC-SHA256 by a key of theirs alone). */
export const endToken = (personId: string, key: string): string => `${personId}.${signed(personId, key)}`

/** Whose a token says that it is; undefined of what is none. Believe it only once `isOwn`. */
export const ownerOf = (token: string): string | undefined => /^([\w-]{1,100})\.[\w-]{43}$/.exec(token)?.[1]

/** Whether a token was written by this person's key. */
export function isOwn(token: string, personId: string, key: string): boolean {
  const [told, known] = [Buffer.from(token), Buffer.from(endToken(personId, key))]
  return told.length === known.length && timingSafeEqual(told, known)
}
