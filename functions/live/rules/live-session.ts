import * as z from 'zod/mini'
import { isOver, SESSION_KINDS, SessionRow } from '#shared/kernel/session.ts'
import { PersonStanding } from '#shared/kernel/standing.ts'

/** The sign-in that opened a connection, as its rows keep it. */
export const LiveSession = z.object({
  sessionId: z.string(),
  kind: z.enum(SESSION_KINDS),
  begunAt: z.string(),
})
export type LiveSession = z.output<typeof LiveSession>

const PersonRow = z.object({ standing: PersonStanding })

/**
 * Whether the session of a connection is over at an instant (ISO 8601), by the two rows that identity keeps: the person’s
 * standing and the session. Who has no standing yet, or a session that was not heard of, goes on as a call of theirs would.
 */
export function isSessionOver(
  { kind, begunAt }: LiveSession,
  { person, session }: { readonly person: unknown; readonly session: unknown },
  at: string,
): boolean {
  const standing = person === undefined ? undefined : PersonRow.parse(person).standing
  const stored = session === undefined ? undefined : SessionRow.parse(session)
  const seenAt = stored?.seenAt ?? begunAt
  return isOver({ kind, begunAt, seenAt, endedAt: stored?.endedAt }, standing ?? { roles: [] }, at)
}
