import * as z from 'zod/mini'
import { schoolDay } from './school-day.ts'
import { highestRole, type Role } from './standing.ts'

/**
 * How somebody came in, by the app client that their tokens are for: with a password or by Google on a device of their
 * own, the same on one that several use, or with three pictures.
 */
export const SESSION_KINDS = ['own', 'shared', 'pictures'] as const
export type SessionKind = (typeof SESSION_KINDS)[number]

/** The claim that says who somebody is whose user is not the one they began with. */
export const PERSON_CLAIM = 'person'

/** One sign-in, as its rest and its end are judged. */
export interface Session {
  readonly kind: SessionKind
  /** ISO 8601; the pool tells it to the second. */
  readonly begunAt: string
  /** The last sign of life that was noted, ISO 8601. */
  readonly seenAt: string
}

/** A session as it is stored beside its person's standing. */
export const SessionRow = z.object({
  sessionId: z.string(),
  kind: z.enum(SESSION_KINDS),
  /** The app client whose refresh token keeps it. */
  client: z.string(),
  begunAt: z.string(),
  seenAt: z.string(),
  /** Ended by its person, whatever its tokens say. */
  endedAt: z.optional(z.string()),
  /** What the browser says of itself. */
  agent: z.optional(z.string()),
})
export type SessionRow = z.output<typeof SessionRow>

const MINUTE_MS = 60_000
/** After so long without a sign of life a session on a shared device is over. */
export const REST_MS = 30 * MINUTE_MS
/** So long a member of the staff works on one sign-in. */
export const WORK_MS = 12 * 60 * MINUTE_MS
/** A further sign of life is noted after so long. */
export const NOTED_EVERY_MS: Readonly<Record<SessionKind, number>> = {
  own: 60 * MINUTE_MS,
  shared: MINUTE_MS,
  pictures: MINUTE_MS,
}

/** Whether somebody works for a school, an office or the department. */
export const isStaff = (roles: readonly Role[]) => !['family', 'student'].includes(highestRole(roles))

/**
 * Whether a session is over by itself at an instant (ISO 8601): a member of the staff's after twelve hours; anybody
 * else's, on a device that several use, after half an hour of rest or with the island's day.
 */
export function hasEnded({ kind, begunAt, seenAt }: Session, roles: readonly Role[], at: string): boolean {
  if (isStaff(roles)) return Date.parse(at) - Date.parse(begunAt) >= WORK_MS
  if (kind === 'own') return false
  return Date.parse(at) - Date.parse(seenAt) >= REST_MS || schoolDay(at) !== schoolDay(begunAt)
}

const second = (at: string) => Math.floor(Date.parse(at) / 1000)

/** Whether a session was begun before an instant: in an earlier second, finer than which no token tells it. */
export const begunBefore = (begunAt: string, at: string): boolean => second(begunAt) < second(at)

/** What of a standing ends sessions. */
interface Ending {
  readonly roles: readonly Role[]
  readonly picturesSince?: string | undefined
  readonly signedOutAt?: string | undefined
}

/** Whether a session is over: by itself, because its person ended all there were, or because other pictures began it. */
export function isOver(
  session: Session & { readonly endedAt?: string | undefined },
  { roles, picturesSince, signedOutAt }: Ending,
  at: string,
): boolean {
  const { kind, begunAt, endedAt } = session
  if (endedAt || hasEnded(session, roles, at)) return true
  if (signedOutAt && begunBefore(begunAt, signedOutAt)) return true
  return kind === 'pictures' && picturesSince !== undefined && begunBefore(begunAt, picturesSince)
}

/** Where a person's sessions lie in identity's table: the partition, and how their sort keys begin. */
export const sessionsOf = (personId: string): string => `STANDING#SESSION#${personId}`
export const SESSION_PREFIX = 'SESSION#'
export const sessionKey = (personId: string, sessionId: string) => ({
  pk: sessionsOf(personId),
  sk: `${SESSION_PREFIX}${sessionId}`,
})
/** What a function of another noun may note in identity's table: partition keys that begin so. */
export const SESSION_KEYS = 'STANDING#SESSION#*'
