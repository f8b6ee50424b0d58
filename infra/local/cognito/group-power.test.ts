import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { powerModulo } from '#shared/kernel/power-modulo.ts'
import { g, groupPower, N } from './group-power.ts'

const exponents = fc.bigInt({ min: 0n, max: 2n ** 1040n })

test('is the power that BigInt reckons, of whatever base', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -N, max: 2n * N }), exponents, (base, exponent) => {
      expect(groupPower(base, exponent)).toBe(powerModulo(base, exponent, N))
    }),
    { numRuns: 30 },
  )
})

test.each([0n, 1n, g, N - 2n, N - 1n, N, N + 1n])('also of %s, at both ends of the group', base => {
  for (const exponent of [0n, 1n, 2n, 255n, 2n ** 256n])
    expect(groupPower(base, exponent)).toBe(powerModulo(base, exponent, N))
})
