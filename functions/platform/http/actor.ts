import type { RouteSpec } from '#shared/kernel/route.ts'
import { type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import { Refusal } from './refusal.ts'

/** Who is asking, by their ID token. Good for one's own records; anything further asks the stored standing. */
export interface Actor {
  readonly personId: string
  readonly roles: readonly Role[]
  /** The address they sign in by, proven or not. */
  readonly email?: string
}

const NOBODY: Actor = { personId: '', roles: [] }

/**
 * The actor of a request, from the claims that the gateway's authorizer verified. Throws a `Refusal` where the route
 * needs a person and there is none, where the token is not an ID token, or where no role of theirs is admitted.
 */
export function actorOf(route: RouteSpec, claims: Readonly<Record<string, unknown>> | undefined): Actor {
  if (route.may.scope === 'public') return NOBODY
  if (claims?.token_use !== 'id' || typeof claims.sub !== 'string') throw new Refusal('kernel.notSignedIn')
  const roles = rolesOfClaim(claims.roles)
  const admitted = route.may.roles
  if (admitted !== 'anyone' && !admitted.some(role => roles.includes(role)))
    throw new Refusal('kernel.notAllowed')
  const { sub: personId, email } = claims
  return { personId, roles, ...(typeof email === 'string' && { email }) }
}
