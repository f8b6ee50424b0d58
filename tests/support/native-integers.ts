// Whoever signs in with amplify outside the built client has OpenSSL reckon: half a second less a person.
import { createRequire } from 'node:module'
import { groupPower, N } from '#infra/local/cognito/group-power.ts'
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
  const [base, by, of] = [native(this), native(exponent), native(modulus)]
  const power = of === N ? groupPower(base, by) : powerModulo(base, by, of)
  tell(undefined, new BigInteger(power.toString(16), 16))
}
