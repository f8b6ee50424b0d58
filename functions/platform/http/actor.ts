import { environment } from '#functions/platform/environment.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { PERSON_CLAIM, type SessionKind } from '#shared/kernel/session.ts'
import { type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import { Refusal } from './refusal.ts'

/** The sign-in that a token comes from: the same for all that are refreshed from it. */
export interface ActorSession {
  readonly sessionId: string
  readonly kind: SessionKind
  /** The app client that the token is for. */
  readonly client: string
  /** ISO 8601, to the second. */
  readonly begunAt: string
}

/** Who is asking, by their ID token. Good for one's own records; anything further asks the stored standing. */
export interface Actor {
  readonly personId: string
  readonly roles: readonly Role[]
  /** The address they sign in by, proven or not. */
  readonly email?: string
  /** Of whoever is signed in. */
  readonly session?: ActorSession
}

const NOBODY: Actor = { personId: '', roles: [] }

type Claims = Readonly<Record<string, unknown>>

/**
 * The actor of a request, from the claims that the gateway's authorizer verified. Throws a `Refusal` where the route
 * needs a person and there is none, where the token is not an ID token, or where no role of theirs is admitted.
 */
export function actorOf(route: RouteSpec, claims: Claims | undefined): Actor {
  if (route.may.scope === 'public') return NOBODY
  if (claims?.token_use !== 'id' || typeof claims.sub !== 'string') throw new Refusal('kernel.notSignedIn')
  const session = sessionOf(claims)
  const roles = rolesOfClaim(claims.roles)
  const admitted = route.may.roles
  if (admitted !== 'anyone' && !admitted.some(role => roles.includes(role)))
    throw new Refusal('kernel.notAllowed')
  const { sub, email, [PERSON_CLAIM]: person } = claims
  const personId = typeof person === 'string' ? person : sub
  return { personId, roles, session, ...(typeof email === 'string' && { email }) }
}

/** The sign-in that a token tells of; one that tells of none is refused. */
function sessionOf({ aud, origin_jti, auth_time }: Claims): ActorSession {
  const begun = Number(auth_time)
  if (typeof aud !== 'string' || !aud || typeof origin_jti !== 'string' || !origin_jti || !(begun > 0))
    throw new Refusal('kernel.notSignedIn')
  return {
    sessionId: origin_jti,
    kind: kindOf(aud),
    client: aud,
    begunAt: new Date(begun * 1000).toISOString(),
  }
}

function kindOf(client: string): SessionKind {
  if (client === environment('picturesClientId')) return 'pictures'
  return client === environment('sharedClientId') ? 'shared' : 'own'
}
