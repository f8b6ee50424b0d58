import { expect, test } from 'vitest'
import { base32, fromBase32, stepOf, stepOfCode, totp } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the column of SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds it is %s', (seconds, code) => expect(totp(secret, seconds * 1000, 8)).toBe(code))

test('a clock may be one step off, and no more', () => {
  const now = 1_111_111_111_000
  for (const off of [-1, 0, 1])
    expect(stepOfCode(secret, totp(secret, now + off * 30_000), now)).toBe(stepOf(now) + off)
  for (const off of [-2, 2]) expect(stepOfCode(secret, totp(secret, now + off * 30_000), now)).toBeUndefined()
  for (const odd of ['', '12345', '1234567']) expect(stepOfCode(secret, odd, now)).toBeUndefined()
})

// RFC 4648, section 10, without its padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})
