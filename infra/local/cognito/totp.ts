import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30

/** HOTP (RFC 4226): the code of a counter, so many digits long. */
function hotp(secret: Buffer, counter: number, digits: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const from = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(from) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step of time (RFC 6238) in which an instant in epoch milliseconds lies. */
export const stepOf = (ms: number): number => Math.floor(ms / 1000 / STEP_SECONDS)

/** TOTP (RFC 6238, SHA-1): the code of that instant. */
export const totp = (secret: Buffer, ms: number, digits = 6): string => hotp(secret, stepOf(ms), digits)

/** The step whose code this is: the instant's, or one of its neighbours, for clocks that differ; undefined for none. */
export function stepOfCode(secret: Buffer, code: string, ms: number): number | undefined {
  const now = stepOf(ms)
  const given = Buffer.from(code)
  return [now, now - 1, now + 1].find(step => {
    const right = Buffer.from(hotp(secret, step, 6))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => LETTERS.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
