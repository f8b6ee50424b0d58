import { queryRows, setExisting } from '#functions/platform/store/rows.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { sessionsEnded } from '#shared/identity/events.ts'
import { SESSION_PREFIX, SessionRow, sessionKey, sessionsOf } from '#shared/kernel/session.ts'

/** More than anybody has in a month. */
const MOST_SESSIONS = 200

/** The sign-ins of a person of whose life something was heard, over or not. */
export const readSessions = (personId: string): Promise<readonly SessionRow[]> =>
  queryRows(SessionRow, { pk: sessionsOf(personId), begins: SESSION_PREFIX, limit: MOST_SESSIONS })

/**
 * Ends a person's sessions, or those of a kind: each on its next request, whatever its tokens say. The standing's instant
 * ends those that were not heard of, but for one begun in the same second. It is told, so that open pages end with them.
 */
export async function endSessions(
  personId: string,
  at: string,
  which: (session: SessionRow) => boolean = () => true,
): Promise<void> {
  const open = (await readSessions(personId)).filter(one => !one.endedAt && which(one))
  await Promise.all(
    open.map(({ sessionId }) => setExisting(sessionKey(personId, sessionId), { endedAt: at })),
  )
  await commit({ writes: {}, emits: [emit(sessionsEnded, { personId }, at)] })
}
