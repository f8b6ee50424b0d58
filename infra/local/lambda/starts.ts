import { availableParallelism, cpus } from 'node:os'

/** As many as one function has at most, so that a race of one function against itself is run here too. */
const BUSY_LIMIT = Math.max(8, 2 * availableParallelism())

/** From this share of the cores on a worker more takes longer to start than the wait it is to shorten. */
const FULL = 0.75
/** Milliseconds over which that is counted, at least. */
const SAMPLE_MS = 100

/** Milliseconds that the cores have worked and rested since the machine started, all together. */
function spentTimes(): { readonly worked: number; readonly rested: number } {
  const times = cpus().map(core => core.times)
  const sum = (part: (time: (typeof times)[number]) => number) =>
    times.reduce((whole, time) => whole + part(time), 0)
  return {
    worked: sum(({ user, nice, sys, irq }) => user + nice + sys + irq),
    rested: sum(({ idle }) => idle),
  }
}

/** What share of the machine has been busy lately, whoever kept it so: 0 to 1. */
export function busyShare(now: () => number = () => performance.now(), spent = spentTimes): () => number {
  let [at, before, share] = [now(), spent(), 0]
  return () => {
    if (now() - at < SAMPLE_MS) return share
    const after = spent()
    const worked = after.worked - before.worked
    const whole = worked + after.rested - before.rested
    if (whole > 0) share = worked / whole
    at = now()
    before = after
    return share
  }
}

/**
 * Lets so many workers start at once on the whole machine: each loads a bundle, which keeps a core busy for a while, and
 * more of them than cores only make each other late. Functions without any worker come before those that want another.
 */
export class Starts {
  readonly #atOnce: number
  readonly #share: () => number
  /** Workers at work, of all functions: beyond `BUSY_LIMIT` another one of a function that has some would only be in the way. */
  busy = 0
  #starting = 0
  readonly #first: (() => void)[] = []
  readonly #more: (() => void)[] = []

  constructor(atOnce = availableParallelism(), share = busyShare()) {
    this.#atOnce = atOnce
    this.#share = share
  }

  /** Whether the machine has room for one more worker of a function that has some. */
  get hasRoom(): boolean {
    return this.busy < BUSY_LIMIT && this.#share() < FULL
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
