import { createHash, pbkdf2Sync, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { CODE_ALPHABET, CODE_DAYS, CODE_LENGTH, type CodeState } from '#shared/identity/access-code.ts'
import { MAY_ISSUE, MOST_OPEN_CODES } from '#shared/identity/role-grants.ts'
import { Place, type PlaceStanding, partsOf } from '#shared/kernel/place.ts'
import { Grade, Region } from '#shared/kernel/school.ts'
import { type PersonStanding, Role, reachesPlace } from '#shared/kernel/standing.ts'

/** What a code makes of whoever uses it. */
export const Grant = z.object({
  role: Role,
  schoolId: z.optional(z.string()),
  schoolName: z.optional(z.string()),
  region: z.optional(Region),
  /** The group that a student joins. */
  groupId: z.optional(z.string()),
  /** The child of the group's roster that a student is, with name and grade. */
  rosterId: z.optional(z.string()),
  grade: z.optional(Grade),
  /** The child whose family someone becomes. */
  childId: z.optional(z.string()),
  /** The name of either child. */
  forName: z.optional(z.string()),
})
export type Grant = z.output<typeof Grant>

/** A code as stored: never its letters. */
export const Code = z.extend(Grant, {
  hash: z.string(),
  codeId: z.string(),
  place: Place,
  /** Expired is what an open one is after its end. */
  state: z.enum(['open', 'used', 'revoked']),
  createdAt: z.string(),
  createdBy: z.string(),
  endsAt: z.string(),
  /** The hash of the address of whom it was made for: an account that never proved the address gives way to them. */
  forEmail: z.optional(z.string()),
  usedAt: z.optional(z.string()),
  usedBy: z.optional(z.string()),
  /** Held for a sign-up in progress: by the hash of its e-mail, until when, for which accounts to be. */
  reservedBy: z.optional(z.string()),
  reservedUntil: z.optional(z.string()),
  reservedFor: z.optional(z.array(z.string())),
  /** Since when the accounts of a reservation that lapsed are being deleted. */
  sweeping: z.optional(z.string()),
  version: z.int(),
})
export type Code = z.output<typeof Code>

/** Ten letters, each as likely as any other: 8.2 × 10^14 codes. */
export const newLetters = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** Enough that to search all codes for a stolen hash takes one graphics card longer than a code lives. */
const ROUNDS = 200

/** The hash under which a code is stored. Its input is random, so one salt for all takes nothing from it. */
export const hashOfCode = (letters: string): string =>
  pbkdf2Sync(letters, 'coqui-lee/access-code', ROUNDS, 24, 'sha256').toString('base64url')

/** By this an e-mail address is known to throttles and reservations. */
export const hashOfEmail = (email: string): string =>
  createHash('sha256').update(`coqui-lee/email ${email.trim().toLowerCase()}`).digest('base64url')

export const endOfCode = (at: string): string =>
  new Date(Date.parse(at) + CODE_DAYS * 86_400_000).toISOString()

export const stateOf = ({ state, endsAt }: Pick<Code, 'state' | 'endsAt'>, at: string): CodeState =>
  state === 'open' && at >= endsAt ? 'expired' : state

/** The child whom a code names: whose family it is for, or who came with it. */
function studentOf({ role, childId, usedBy }: Code): { studentId?: string } {
  const studentId = role === 'family' ? childId : role === 'student' ? usedBy : undefined
  return studentId ? { studentId } : {}
}

/** A code as those who manage it see it. */
export const shownCodeRow = (code: Code, at: string) => ({
  codeId: code.codeId,
  role: code.role,
  place: code.place,
  ...(code.forName && { forName: code.forName }),
  ...studentOf(code),
  state: stateOf(code, at),
  createdAt: code.createdAt,
  expiresAt: code.endsAt,
  ...(code.usedAt && { usedAt: code.usedAt }),
})

/** Whether someone may give a role at a place: in one role that both gives it there and reaches the place. */
export const mayIssue = (giver: PersonStanding, role: Role, where: PlaceStanding): boolean =>
  giver.roles.some(
    held =>
      MAY_ISSUE[held]?.[partsOf(where.place).kind]?.includes(role) === true &&
      reachesPlace(giver, where, [held]),
  )

/** So many open codes may someone have made; a family's codes, of which each child has one, are not among them. */
export const mostOpenCodes = ({ roles }: PersonStanding): number =>
  Math.max(0, ...roles.map(role => MOST_OPEN_CODES[role] ?? 0))

/** Whether someone sees a code, and for whom it is: a teacher those of own groups, and what they made themselves. */
export const seesCode = (
  person: PersonStanding,
  { createdBy, groupId }: Pick<Code, 'createdBy' | 'groupId'>,
  where: PlaceStanding,
): boolean =>
  reachesPlace(person, where, ['director', 'ore', 'admin']) ||
  createdBy === person.personId ||
  (groupId !== undefined && person.groupIds.includes(groupId))

export const mayRevoke = (person: PersonStanding, role: Role, where: PlaceStanding): boolean =>
  role === 'family' ? reachesPlace(person, where, ['director', 'admin']) : mayIssue(person, role, where)
