/**
 * `base ** exponent` modulo `modulus`, from 0 to below it. The modulus is over 0, the exponent not below.
 * 4 ms for 3,072 bits and an exponent of 256.
 */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const factor = ((base % modulus) + modulus) % modulus
  let result = 1n % modulus
  for (const bit of exponent === 0n ? '' : exponent.toString(2)) {
    result = (result * result) % modulus
    if (bit === '1') result = (result * factor) % modulus
  }
  return result
}
