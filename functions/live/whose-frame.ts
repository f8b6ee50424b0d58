import { Held } from '#functions/platform/store/held.ts'
import { getStandings } from '#functions/platform/store/rows.ts'
import { sessionKey } from '#shared/kernel/session.ts'
import { personStandingKey } from '#shared/kernel/standing.ts'
import { endLine } from './line.ts'
import { closeConnection, type Owner, ownerOf } from './live-store.ts'
import { FrameBudget } from './rules/frame-budget.ts'
import { isSessionOver } from './rules/live-session.ts'

const budget = new FrameBudget()
/** A session that ends by itself is noticed so late; one that is ended ends its connections at once. */
const sessions = new Held<boolean>(60_000)

interface Frame {
  readonly connectionId: string
  /** ISO 8601. */
  readonly at: string
}

/**
 * Who sent a frame of this route. Undefined where it is passed over: of a flood, of a connection without an owner, or of a
 * session that is over; then the connection is ended, and the page told by a code.
 */
export async function whoseFrame(route: string, { connectionId, at }: Frame): Promise<string | undefined> {
  const now = Date.parse(at)
  const verdict = budget.take(connectionId, now)
  // No page sends so many.
  if (verdict === 'refused') await endLine(connectionId, route, 'kernel.tooManyRequests')
  if (verdict !== 'taken') return undefined
  const owner = await ownerOf(connectionId)
  if (!owner) {
    // It was ended before it was open.
    await endLine(connectionId, route, 'kernel.notSignedIn')
    return undefined
  }
  if (await sessions.get(connectionId, now, () => hasEnded(owner, at))) {
    await endLine(connectionId, route, 'kernel.sessionEnded')
    await closeConnection(connectionId)
    return undefined
  }
  return owner.personId
}

async function hasEnded({ personId, session }: Owner, at: string): Promise<boolean> {
  // Of before a connection knew its session.
  if (!session) return false
  const keys = [personStandingKey(personId), sessionKey(personId, session.sessionId)]
  const [person, row] = await getStandings(keys, 'eventual')
  return isSessionOver(session, { person, session: row }, at)
}
