/** A set of words that may take a few foreign ones for its own, and never one of its own for foreign. */
export interface BloomFilter {
  readonly bits: Uint8Array
  readonly hashes: number
}

/** FNV-1a (Fowler, Noll, Vo), 32 bits, from a seed. */
function fnv1a(text: string, seed: number): number {
  let hash = seed
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Two hashes make all the others (Kirsch and Mitzenmacher 2006). */
function* placesOf(word: string, { bits, hashes }: BloomFilter): Generator<number> {
  const [first, step] = [fnv1a(word, 0x811c9dc5), (fnv1a(word, 0x2f0b4c47) | 1) >>> 0]
  for (let n = 0; n < hashes; n++) yield (first + n * step) % (bits.length * 8)
}

/** The filter of these words: with 11 bits for each, one foreign word in two hundred passes for one of them. */
export function filterOf(words: readonly string[], { bitsPerWord = 11, hashes = 8 } = {}): BloomFilter {
  const filter = { bits: new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8)), hashes }
  for (const word of words)
    for (const place of placesOf(word, filter)) {
      const octet = place >>> 3
      filter.bits[octet] = (filter.bits[octet] ?? 0) | (1 << (place & 7))
    }
  return filter
}

/** Whether a word is of the filter's, but for the few that only pass for one. */
export function mayHold(filter: BloomFilter, word: string): boolean {
  for (const place of placesOf(word, filter))
    if (((filter.bits[place >>> 3] ?? 0) & (1 << (place & 7))) === 0) return false
  return true
}
