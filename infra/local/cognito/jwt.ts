import { createPublicKey, generateKeyPair, randomBytes, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { issuer } from './names.ts'

export interface SigningKey {
  readonly kid: string
  /** PKCS #8. */
  readonly pem: string
}

/** A pool signs its two kinds of token with two keys. */
export interface PoolKeys {
  readonly id: SigningKey
  readonly access: SigningKey
}

export type Claims = Readonly<Record<string, unknown>>

const generate = promisify(generateKeyPair)

async function makeKey(): Promise<SigningKey> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return {
    kid: randomBytes(32).toString('base64'),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

export async function makeKeys(): Promise<PoolKeys> {
  const [id, access] = await Promise.all([makeKey(), makeKey()])
  return { id, access }
}

/** The JSON Web Key Set that Cognito publishes for a pool. */
export function keySet(keys: PoolKeys) {
  return {
    keys: [keys.id, keys.access].map(({ kid, pem }) => {
      const { e, kty, n } = createPublicKey(pem).export({ format: 'jwk' })
      return { alg: 'RS256', e, kid, kty, n, use: 'sig' }
    }),
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signToken(claims: Claims, key: SigningKey): string {
  const signed = `${encode({ kid: key.kid, alg: 'RS256' })}.${encode(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key.pem).toString('base64url')}`
}

/** The claims of a token this pool signed, expired or not; undefined for any other string. */
export function readToken(token: string, keys: PoolKeys, poolId: string): Claims | undefined {
  const [header, payload, signature, ...rest] = token.split('.')
  if (!header || !payload || !signature || rest.length > 0) return undefined
  const decoded = decode(header)
  const key = [keys.id, keys.access].find(({ kid }) => kid === decoded?.kid)
  if (!key || decoded?.alg !== 'RS256') return undefined
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, createPublicKey(key.pem), Buffer.from(signature, 'base64url')))
    return undefined
  const claims = decode(payload)
  return claims?.iss === issuer(poolId) ? claims : undefined
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Claims) : undefined
  } catch {
    return undefined
  }
}

/** The pool that a token says it comes from; unverified. */
export function poolIdOf(token: string): string | undefined {
  const iss = decode(token.split('.')[1] ?? '')?.iss
  return typeof iss === 'string' ? iss.split('/').at(-1) : undefined
}
