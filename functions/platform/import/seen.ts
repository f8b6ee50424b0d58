import { hash } from 'node:crypto'

const BYTES = 8

const hashOf = (key: string): bigint => hash('sha256', key, 'buffer').readBigUInt64LE()

/**
 * Which keys have come so far, in 8 bytes each: 400,000 keys take 3 MB, and that any two of them are confused is one
 * chance in two hundred million.
 */
export class Seen {
  readonly #sorted: BigUint64Array
  readonly #added = new Set<bigint>()

  /** From what `toBuffer` gave; empty without. */
  constructor(buffer?: Buffer) {
    this.#sorted = new BigUint64Array((buffer?.length ?? 0) / BYTES)
    for (let i = 0; i < this.#sorted.length; i++) this.#sorted[i] = buffer?.readBigUInt64LE(i * BYTES) ?? 0n
  }

  has(key: string): boolean {
    const hashed = hashOf(key)
    return this.#added.has(hashed) || this.#holds(hashed)
  }

  add(key: string): void {
    this.#added.add(hashOf(key))
  }

  toBuffer(): Buffer {
    const all = BigUint64Array.from([...this.#added])
    const merged = new BigUint64Array(this.#sorted.length + all.length)
    merged.set(this.#sorted)
    merged.set(all, this.#sorted.length)
    merged.sort()
    const buffer = Buffer.alloc(merged.length * BYTES)
    merged.forEach((hashed, i) => {
      buffer.writeBigUInt64LE(hashed, i * BYTES)
    })
    return buffer
  }

  #holds(hashed: bigint): boolean {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const there = this.#sorted[middle] ?? 0n
      if (there === hashed) return true
      if (there < hashed) low = middle + 1
      else high = middle
    }
    return false
  }
}
