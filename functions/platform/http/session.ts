import type { Row } from '#functions/platform/store/rows.ts'
import { noteSession } from '#functions/platform/store/sessions.ts'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { isOpenByPictures, type RouteSpec } from '#shared/kernel/route.ts'
import { isOver, NOTED_EVERY_MS, SessionRow, sessionKey } from '#shared/kernel/session.ts'
import { type PersonStanding, type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import type { Actor } from './actor.ts'
import { Refusal } from './refusal.ts'

/** The key of the row of the actor's session. */
export const keyOfSession = ({ personId, session }: Actor) => sessionKey(personId, session?.sessionId ?? '')

interface Seen {
  readonly route: RouteSpec
  readonly actor: Actor
  /** As identity last wrote it; undefined for one whom it does not know. */
  readonly person: PersonStanding | undefined
  readonly row: Row | undefined
  /** ISO 8601. */
  readonly at: string
  readonly agent: string | undefined
}

/** The roles that must have a second factor at this stage. */
export const secondFactorRoles = (): readonly Role[] => rolesOfClaim(process.env[ENVIRONMENT.secondFactorFor])

const lacksSecondFactor = (person: PersonStanding | undefined): boolean =>
  person !== undefined &&
  !person.secondFactorSince &&
  secondFactorRoles().some(role => person.roles.includes(role))

/**
 * Lets a session go on, and notes that it lives. Throws a `Refusal`: 401 where it is over by itself, by its person or by
 * new pictures; 403 where three pictures began it and the route makes what lasts, or where
 * a second factor must be set up first.
 */
export async function goOn({ route, actor, person, row, at, agent }: Seen): Promise<void> {
  const { personId, session, roles } = actor
  if (!session) throw new Refusal('kernel.notSignedIn')
  const stored = row && SessionRow.parse(row)
  const seenAt = stored?.seenAt ?? session.begunAt
  const { kind, begunAt } = session
  if (isOver({ kind, begunAt, seenAt, endedAt: stored?.endedAt }, { roles, ...person }, at))
    throw new Refusal('kernel.sessionEnded')
  if (kind === 'pictures' && !isOpenByPictures(route)) throw new Refusal('kernel.notByPictures')
  if (lacksSecondFactor(person) && !route.beforeSecondFactor) throw new Refusal('kernel.secondFactorNeeded')
  // Whoever is erased, or not there yet, leaves no row.
  if (!person || (stored && Date.parse(at) - Date.parse(seenAt) < NOTED_EVERY_MS[kind])) return
  if (!(await noteSession(personId, session, at, agent))) throw new Refusal('kernel.sessionEnded')
}
