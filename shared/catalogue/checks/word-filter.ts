/** Bits and hashes a word: about one unknown word in two thousand is taken for a known one. */
const BITS_A_WORD = 16
const HASHES = 11

/**
 * Which words are known, in two bytes each, whatever their length: half a million Spanish forms are one file of a
 * megabyte. What was added is always known; of the rest, nearly nothing is. (B. H. Bloom, "Space/time trade-offs in hash
 * coding with allowable errors", Communications of the ACM 13(7), 1970.)
 */
export class WordFilter {
  readonly #bits: Uint8Array

  /** From what `bytes` gave. */
  constructor(bits: Uint8Array) {
    this.#bits = bits
  }

  static of(words: ReadonlySet<string>): WordFilter {
    const filter = new WordFilter(new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8)))
    for (const word of words)
      for (const place of filter.#placesOf(word)) {
        const byte = place >>> 3
        filter.#bits[byte] = (filter.#bits[byte] ?? 0) | (1 << (place & 7))
      }
    return filter
  }

  has(word: string): boolean {
    for (const place of this.#placesOf(word))
      if (((this.#bits[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) return false
    return true
  }

  get bytes(): Uint8Array {
    return this.#bits
  }

  *#placesOf(word: string): Generator<number> {
    const size = this.#bits.length * 8
    const [one, other] = [hashOf(word, 0x811c9dc5), (hashOf(word, 0x9747b28c) | 1) >>> 0]
    for (let at = 0; at < HASHES; at++) yield (one + at * other) % size
  }
}

/** FNV-1a over the UTF-16 units, mixed at its end so that alike words lie apart; 32 bits without a sign. */
function hashOf(word: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
