import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { deleteRow, getRow, queryRows, type Row } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { Session } from '#shared/interventions/schema.ts'
import { interventionsTable } from './table.ts'

/** Which note: whose, of what, on which day. */
export interface SessionName {
  readonly studentId: string
  readonly interventionId: string
  readonly day: string
  readonly sessionId: string
}
const keyOf = ({ studentId, interventionId, day, sessionId }: SessionName) =>
  key(interventionsTable, 'session', { studentId, interventionId, day, sessionId })

export const sessionRow = (name: SessionName, session: Session, at: string): Row => ({
  ...keyOf(name),
  ...session,
  expiresAt: expiry(at, DEED_DAYS),
})

/** Five a week in thirteen months are fewer. */
const MOST_SESSIONS = 300

/** Newest first. */
export const readSessions = (studentId: string, interventionId: string): Promise<readonly Session[]> =>
  queryRows(stored(Session), {
    ...prefix(interventionsTable, 'session', { studentId, interventionId }),
    limit: MOST_SESSIONS,
    newestFirst: true,
  })

export const readSession = (name: SessionName): Promise<Session | undefined> =>
  getRow(stored(Session), keyOf(name))

export const removeSession = (name: SessionName): Promise<void> => deleteRow(keyOf(name))
