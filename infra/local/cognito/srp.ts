import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { g, groupPower, N, toBytes } from './group-power.ts'

// SRP-6a as Cognito speaks it. Every integer is hashed as Java writes it.

const toInteger = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const k = toInteger(sha256(toBytes(N), toBytes(g)))

/** What is stored of a password: hexadecimal salt and verifier g^x. */
export interface Verifier {
  readonly salt: string
  readonly verifier: string
}

const secretOf = (poolName: string, username: string, password: string, salt: string) =>
  toInteger(sha256(toBytes(BigInt(`0x${salt}`)), sha256(`${poolName}${username}:${password}`)))

/** `poolName` is the part of the pool's id after the underscore. */
export function makeVerifier(poolName: string, username: string, password: string): Verifier {
  const salt = randomBytes(16).toString('hex')
  return { salt, verifier: groupPower(g, secretOf(poolName, username, password, salt)).toString(16) }
}

export function checkPassword(
  stored: Verifier,
  poolName: string,
  username: string,
  password: string,
): boolean {
  const verifier = groupPower(g, secretOf(poolName, username, password, stored.salt))
  return verifier === BigInt(`0x${stored.verifier}`)
}

/** The client's public value; undefined for what is no hexadecimal number or a multiple of N. */
export function parseClientValue(hex: string): bigint | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex)) return undefined
  const A = BigInt(`0x${hex}`)
  return A % N === 0n ? undefined : A
}

/** The server's half of one exchange: its secret, and the public value to send. Both hexadecimal. */
export function makeServerValues(stored: Verifier): { readonly b: string; readonly B: string } {
  const b = toInteger(randomBytes(32))
  const B = (k * BigInt(`0x${stored.verifier}`) + groupPower(g, b)) % N
  return { b: b.toString(16), B: B.toString(16) }
}

export interface Exchange {
  readonly poolName: string
  readonly username: string
  readonly A: bigint
  readonly b: string
  readonly B: string
  readonly secretBlock: Uint8Array
  readonly timestamp: string
}

/** What a client that knows the password signs the exchange with, as raw bytes. */
function signatureOf(stored: Verifier, exchange: Exchange): Buffer {
  const u = sha256(toBytes(exchange.A), toBytes(BigInt(`0x${exchange.B}`)))
  const shared = groupPower(
    (exchange.A * groupPower(BigInt(`0x${stored.verifier}`), toInteger(u))) % N,
    BigInt(`0x${exchange.b}`),
  )
  const key = hkdfSync('sha256', toBytes(shared), toBytes(toInteger(u)), 'Caldera Derived Key', 16)
  return createHmac('sha256', Buffer.from(key))
    .update(exchange.poolName)
    .update(exchange.username)
    .update(exchange.secretBlock)
    .update(exchange.timestamp)
    .digest()
}

export function checkSignature(stored: Verifier, exchange: Exchange, signature: Uint8Array): boolean {
  const expected = signatureOf(stored, exchange)
  return signature.length === expected.length && timingSafeEqual(expected, signature)
}
