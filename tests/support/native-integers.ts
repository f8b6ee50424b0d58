// Whoever signs in with amplify outside the built client gets the engine's integers too: half a second less a person.
import { createRequire } from 'node:module'
import { powerModulo } from '#shared/kernel/power-modulo.ts'

interface Integer {
  toString(radix: 16): string
}

const auth = createRequire(createRequire(import.meta.url).resolve('aws-amplify')).resolve('@aws-amplify/auth')
const { default: BigInteger } = await import(
  auth.replace('cjs/index.js', 'esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs')
)

function native(integer: Integer): bigint {
  const digits = integer.toString(16)
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}

BigInteger.prototype.modPow = function (
  exponent: Integer,
  modulus: Integer,
  tell: (error: unknown, result: Integer) => void,
) {
  const power = powerModulo(native(this), native(exponent), native(modulus))
  tell(undefined, new BigInteger(power.toString(16), 16))
}
