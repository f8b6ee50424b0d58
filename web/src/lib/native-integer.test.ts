import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import NativeInteger from './native-integer.ts'

const auth = createRequire(createRequire(import.meta.url).resolve('aws-amplify')).resolve('@aws-amplify/auth')
const { default: Theirs } = await import(
  auth.replace('cjs/index.js', 'esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs')
)

/** A 3,072-bit number, as the sign-in has them. */
const large = fc.bigInt(1n, 2n ** 3072n)

/** All that a sign-in asks of two numbers and a modulus. */
function said(integerOf: (value: bigint) => NativeInteger, first: bigint, second: bigint, below: bigint) {
  const [a, b, modulus] = [integerOf(first), integerOf(second), integerOf(below)]
  const less = a.subtract(b)
  const results = [a.add(b), less.abs(), a.multiply(b), a.mod(modulus), less.mod(modulus)]
  less.modPow(modulus, modulus, (_, power) => results.push(power))
  const digits = results.map(result => (result as { toString(radix: number): string }).toString(16))
  return [...digits, a.equals(b), a.equals(a), Math.sign(a.compareTo(b))]
}

test('ours say what theirs say, whatever a sign-in asks of them', () => {
  fc.assert(
    fc.property(large, large, fc.bigInt(1n, 2n ** 60n), (first, second, half) => {
      // Theirs takes odd ones only.
      const modulus = 2n * half + 1n
      expect(said(value => new NativeInteger(value), first, second, modulus)).toEqual(
        said(value => new Theirs(value.toString(16), 16), first, second, modulus),
      )
    }),
    { numRuns: 30 },
  )
})
