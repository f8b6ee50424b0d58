import fc from 'fast-check'
import { expect, test } from 'vitest'
import { powerModulo } from './power-modulo.ts'

test('it is the power, less what the modulus takes whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(2n ** 200n), 2n ** 200n),
      fc.bigInt(0n, 200n),
      fc.bigInt(1n, 2n ** 100n),
      (base, exponent, modulus) => {
        const rest = base ** exponent % modulus
        expect(powerModulo(base, exponent, modulus)).toBe(rest < 0n ? rest + modulus : rest)
      },
    ),
  )
})
