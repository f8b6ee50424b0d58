import { issuer } from './names.ts'
import type { UserPools } from './user-pools.ts'

const WELL_KNOWN = /^\/([\w-]+)\/\.well-known\/(jwks\.json|openid-configuration)$/

/** What a pool publishes: its public keys, and who it says it is. Undefined for another path; throws for an unknown pool. */
export function publicFile(userPools: UserPools, path: string): unknown {
  const [, poolId, document] = WELL_KNOWN.exec(path) ?? []
  if (!poolId) return undefined
  const keys = userPools.jwks(poolId)
  if (document === 'jwks.json') return keys
  return {
    id_token_signing_alg_values_supported: ['RS256'],
    issuer: issuer(poolId),
    jwks_uri: `${issuer(poolId)}/.well-known/jwks.json`,
    response_types_supported: ['code', 'token'],
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    subject_types_supported: ['public'],
  }
}
