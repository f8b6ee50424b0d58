import { availableParallelism } from 'node:os'

/** As many as one function has at most, so that a race of one function against itself is run here too. */
const BUSY_LIMIT = Math.max(8, 2 * availableParallelism())

/**
 * Lets so many workers start at once on the whole machine: each loads a bundle, which keeps a core busy for a while, and
 * more of them than cores only make each other late. Functions without any worker come before those that want another.
 */
export class Starts {
  readonly #atOnce: number
  /** Workers at work, of all functions: beyond `BUSY_LIMIT` another one of a function that has some would only be in the way. */
  busy = 0
  #starting = 0
  readonly #first: (() => void)[] = []
  readonly #more: (() => void)[] = []

  constructor(atOnce = availableParallelism()) {
    this.#atOnce = atOnce
  }

  /** Whether the machine has room for one more worker of a function that has some. */
  get hasRoom(): boolean {
    return this.busy < BUSY_LIMIT
  }

  /** Resolves with what is to be called once the worker has started, or is not needed any more. */
  async turn(isFirst: boolean): Promise<() => void> {
    if (this.#starting >= this.#atOnce)
      await new Promise<void>(go => (isFirst ? this.#first : this.#more).push(go))
    else this.#starting++
    let over = false
    return () => {
      if (over) return
      over = true
      const next = this.#first.shift() ?? this.#more.shift()
      if (next) next()
      else this.#starting--
    }
  }
}
