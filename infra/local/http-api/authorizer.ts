import { JwtRsaVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'

/** The public keys of an issuer, or nothing when there is no such issuer here. */
export type KeysOf = (issuer: string) => Jwks | undefined

export interface JwtConfiguration {
  readonly audience: readonly string[]
  readonly issuer: string
}

export type Verdict =
  | { readonly claims: Readonly<Record<string, string>> }
  | { readonly refused: 'absent' | 'invalid' | 'insufficient scope' }

/** API Gateway hands claims on as strings: lists as `[a b]`, all else as JSON writes it. */
function claimText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(claimText).join(' ')}]`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Importing keys costs more than verifying with them. */
const verifiers = new WeakMap<Jwks, ReturnType<typeof verifierOf>>()

function verifierOf(issuer: string, keys: Jwks) {
  // The gateway takes the audience from either claim, so it is compared elsewhere.
  const jwksUri = `${issuer}/.well-known/jwks.json`
  const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri })
  verifier.cacheJwks(keys)
  verifiers.set(keys, verifier)
  return verifier
}

/** Judges the bearer token of a request as an HTTP API's JWT authorizer does. */
export function judge(
  authorization: string | undefined,
  { audience, issuer }: JwtConfiguration,
  scopes: readonly string[],
  keysOf: KeysOf,
): Verdict {
  const token = authorization?.replace(/^bearer /i, '')
  if (!token) return { refused: 'absent' }
  const keys = keysOf(issuer)
  if (!keys) return { refused: 'invalid' }
  try {
    const payload = (verifiers.get(keys) ?? verifierOf(issuer, keys)).verifySync(token)
    const audiences = [payload.aud ?? payload.client_id].flat()
    if (!audiences.some(name => typeof name === 'string' && audience.includes(name)))
      return { refused: 'invalid' }
    const granted = typeof payload.scope === 'string' ? payload.scope.split(' ') : []
    if (scopes.length > 0 && !scopes.some(scope => granted.includes(scope)))
      return { refused: 'insufficient scope' }
    return {
      claims: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, claimText(value)])),
    }
  } catch {
    return { refused: 'invalid' }
  }
}
