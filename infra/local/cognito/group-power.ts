import { createPrivateKey, createPublicKey, diffieHellman, getDiffieHellman } from 'node:crypto'
import { powerModulo } from '#shared/kernel/power-modulo.ts'

/** The prime that SRP reckons by: that of the 3,072-bit group of RFC 3526. */
export const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
/** Its generator. */
export const g = 2n

/**
 * `base ** exponent` modulo `N`, from 0 to below it; the exponent is not below 0. OpenSSL does it, as one half of an
 * exchange of keys: 5 ms for an exponent of 1,024 bits, of which BigInt takes 17.
 */
export function groupPower(base: bigint, exponent: bigint): bigint {
  const value = ((base % N) + N) % N
  // Which OpenSSL takes for no keys.
  if (value < 2n || value > N - 2n || exponent < 1n) return powerModulo(value, exponent, N)
  const privateKey = createPrivateKey({ key: pkcs8(exponent), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey({ key: spki(value), format: 'der', type: 'spki' })
  return BigInt(`0x${diffieHellman({ privateKey, publicKey }).toString('hex')}`)
}

/** An element of DER: its tag, its length in as many bytes as that takes, and what it holds. */
function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** As Java's `BigInteger.toByteArray()` writes it, and DER: what begins with a set bit has a zero before it. */
export function toBytes(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

const integer = (value: bigint) => element(0x02, toBytes(value))
const [SEQUENCE, OCTETS, BITS] = [0x30, 0x04, 0x03]
/** `dhKeyAgreement` of PKCS #3, by this group. */
const algorithm = element(
  SEQUENCE,
  Buffer.from('06092a864886f70d010301', 'hex'),
  element(SEQUENCE, integer(N), integer(g)),
)
const pkcs8 = (exponent: bigint) =>
  element(SEQUENCE, integer(0n), algorithm, element(OCTETS, integer(exponent)))
const spki = (value: bigint) => element(SEQUENCE, algorithm, element(BITS, Buffer.from([0]), integer(value)))
