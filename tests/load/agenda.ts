/** What simulations of the island share: chance with a seed, and what happens next. */

/** Mulberry32: enough for arrivals and jitter, the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Something that happens at a time. */
interface Timed {
  readonly at: number
}

/** A binary heap by time. */
export class Agenda<E extends Timed> {
  readonly #heap: E[] = []

  add(event: E): void {
    const heap = this.#heap
    heap.push(event)
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1
      if (!this.#swapUnlessInOrder(parent, i)) return
      i = parent
    }
  }

  next(): E | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (heap.length === 0 || last === undefined) return first
    heap[0] = last
    for (let i = 0; ; ) {
      const [left, right] = [2 * i + 1, 2 * i + 2]
      const child = this.#at(right) < this.#at(left) ? right : left
      if (child >= heap.length || !this.#swapUnlessInOrder(i, child)) return first
      i = child
    }
  }

  #at(i: number): number {
    return this.#heap[i]?.at ?? Number.POSITIVE_INFINITY
  }

  #swapUnlessInOrder(upper: number, lower: number): boolean {
    const [a, b] = [this.#heap[upper], this.#heap[lower]]
    if (!a || !b || a.at <= b.at) return false
    this.#heap[upper] = b
    this.#heap[lower] = a
    return true
  }
}
