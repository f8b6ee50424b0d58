/** So many values are held; an instance that has met more forgets all and begins anew. */
const MOST = 10_000

interface Holding<T> {
  readonly value: T
  /** Epoch milliseconds: not from here on. */
  readonly until: number
}

/** What one instance of a function has read and takes for true for a while, by name. */
export class Held<T> {
  readonly #ms: number
  readonly #values = new Map<string, Holding<T>>()

  /** For so many milliseconds. */
  constructor(ms: number) {
    this.#ms = ms
  }

  /** What is held under a name, or what is read now. `now` in epoch milliseconds. */
  async get(name: string, now: number, read: () => Promise<T>): Promise<T> {
    const held = this.#values.get(name)
    if (held && now < held.until) return held.value
    const value = await read()
    if (this.#values.size >= MOST) this.#values.clear()
    this.#values.set(name, { value, until: now + this.#ms })
    return value
  }
}
