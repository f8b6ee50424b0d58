import { powerModulo } from '#shared/kernel/power-modulo.ts'

type Told = (error: unknown, result: NativeInteger) => void

/**
 * The integers that amplify signs in with (SRP), on the engine's own: its are written in JavaScript, and took ten times as long
 * and four times the bytes. The build puts this in their place (`infra/build/client/native-integers.ts`).
 */
export default class NativeInteger {
  static readonly ZERO = new NativeInteger(0n)
  static readonly ONE = new NativeInteger(1n)
  readonly #value: bigint

  /** Of hexadecimal digits. */
  constructor(value: string | bigint) {
    this.#value = typeof value === 'bigint' ? value : BigInt(`0x${value}`)
  }

  toString = () => this.#value.toString(16)
  abs = () => new NativeInteger(this.#value < 0n ? -this.#value : this.#value)
  add = (other: NativeInteger) => new NativeInteger(this.#value + other.#value)
  subtract = (other: NativeInteger) => new NativeInteger(this.#value - other.#value)
  multiply = (other: NativeInteger) => new NativeInteger(this.#value * other.#value)
  mod = (other: NativeInteger) => new NativeInteger(powerModulo(this.#value, 1n, other.#value))
  equals = (other: NativeInteger) => this.#value === other.#value
  compareTo = (other: NativeInteger) => Number(this.#value - other.#value)
  modPow = (exponent: NativeInteger, modulus: NativeInteger, tell: Told) =>
    tell(undefined, new NativeInteger(powerModulo(this.#value, exponent.#value, modulus.#value)))
}
