import { createHash, createHmac, getDiffieHellman, hkdfSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPassword, checkSignature, makeServerValues, makeVerifier, parseClientValue } from './srp.ts'

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n
  const half = power((base * base) % N, exponent / 2n)
  return exponent % 2n === 0n ? half : (half * base) % N
}
const bytes = (integer: bigint) => {
  const hex = integer.toString(16)
  // One byte of sign in front, where the top bit would read as minus.
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex >= '8' ? `00${hex}` : hex, 'hex')
}
const hash = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const integer = (buffer: Uint8Array) => BigInt(`0x${Buffer.from(buffer).toString('hex')}`)

/** A client, written from the protocol's side that the server does not share. */
function answer(
  a: bigint,
  password: string,
  B: string,
  salt: string,
  block: Buffer,
  timestamp: string,
): Buffer {
  const A = power(2n, a)
  const b = BigInt(`0x${B}`)
  const x = integer(hash(bytes(BigInt(`0x${salt}`)), hash(Buffer.from(`poolana:${password}`))))
  const k = integer(hash(bytes(N), bytes(2n)))
  const u = integer(hash(bytes(A), bytes(b)))
  const base = (((b - k * power(2n, x)) % N) + N) % N
  const key = hkdfSync('sha256', bytes(power(base, a + u * x)), bytes(u), 'Caldera Derived Key', 16)
  return createHmac('sha256', Buffer.from(key))
    .update(Buffer.concat([Buffer.from('poolana'), block, Buffer.from(timestamp)]))
    .digest()
}

const stored = makeVerifier('pool', 'ana', 'coquí')
const secretBlock = Buffer.from('a secret block')
const timestamp = 'Sat Nov 7 10:00:00 UTC 2026'

function exchange(a: bigint) {
  const A = parseClientValue(power(2n, a).toString(16))
  if (A === undefined) throw new Error('a client value was refused')
  const server = makeServerValues(stored)
  return { ...server, A, poolName: 'pool', username: 'ana', secretBlock, timestamp }
}

const exponents = fc.bigInt({ min: 2n, max: 2n ** 256n })

describe('SRP', () => {
  test('lets in whoever knows the password, whatever the client draws', () => {
    fc.assert(
      fc.property(exponents, a => {
        const current = exchange(a)
        const signature = answer(a, 'coquí', current.B, stored.salt, secretBlock, timestamp)
        expect(checkSignature(stored, current, signature)).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  test('never lets in a signature with one bit changed, or one made with another password', () => {
    const a = 2n ** 700n + 12_345n
    const current = exchange(a)
    const right = answer(a, 'coquí', current.B, stored.salt, secretBlock, timestamp)
    fc.assert(
      fc.property(fc.nat(right.length * 8 - 1), bit => {
        const wrong = Buffer.from(right)
        wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(checkSignature(stored, current, wrong)).toBe(false)
      }),
      { numRuns: 12 },
    )
    fc.assert(
      fc.property(
        fc.string().filter(password => password !== 'coquí'),
        password => {
          const wrong = answer(a, password, current.B, stored.salt, secretBlock, timestamp)
          expect(checkSignature(stored, current, wrong)).toBe(false)
        },
      ),
      { numRuns: 5 },
    )
    expect(checkSignature(stored, current, right.subarray(1))).toBe(false)
    expect(checkSignature(stored, exchange(a), right)).toBe(false)
  })

  test('refuses client values that would make the shared secret known', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 8n }),
        times => parseClientValue((times * N).toString(16)) === undefined,
      ),
    )
    for (const value of ['', '-2', '0x2', 'ñ', '1'.repeat(2000)])
      expect(parseClientValue(value)).toBe(undefined)
    expect(parseClientValue((N + 1n).toString(16))).toBe(N + 1n)
  })

  test('checks a password in the clear against the same verifier, which does not contain it', () => {
    expect(checkPassword(stored, 'pool', 'ana', 'coquí')).toBe(true)
    expect(checkPassword(stored, 'pool', 'ana', 'coqui')).toBe(false)
    expect(checkPassword(stored, 'pool', 'eva', 'coquí')).toBe(false)
    expect(Object.keys(stored)).toEqual(['salt', 'verifier'])
  })
})
