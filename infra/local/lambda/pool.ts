import type { Log } from '../log.ts'
import { AwsError } from '../service.ts'
import { Environment, type FunctionSettings } from './environment.ts'
import type { Starts } from './starts.ts'

/** Unused workers end after this many milliseconds, so that many functions fit one laptop. */
const IDLE_MS = 120_000

/** So many a function has whatever the machine is doing: a race against itself is run here too. */
const RACERS = 2

/** Milliseconds after which a crowded machine is looked at again. */
const ASK_AGAIN_MS = 200

interface Limits {
  /** So many workers fit this machine; further calls wait. */
  readonly workers: number
  /** The function's reserved concurrency: further calls are refused, as Lambda refuses them. */
  readonly reserved: number | undefined
}

/** The workers of one function: started on demand, first come first served. */
export class Pool {
  readonly #settings: FunctionSettings
  readonly #limits: Limits
  readonly #log: Log
  readonly #starts: Starts
  readonly #onRun: ((cpu: number) => void) | undefined
  readonly #all = new Set<Environment>()
  /** The last used first, so that the others can retire. */
  readonly #idle: { readonly environment: Environment; readonly retire: NodeJS.Timeout }[] = []
  readonly #waiting: ((environment: Environment) => void)[] = []
  /** Workers on their way: those that wait for their turn to start, and those that load. */
  #coming = 0
  #loading = 0
  #running = 0
  #asking: NodeJS.Timeout | undefined
  #stopped = false

  constructor(
    settings: FunctionSettings,
    limits: Limits,
    log: Log,
    starts: Starts,
    onRun?: (cpu: number) => void,
  ) {
    this.#settings = settings
    this.#limits = limits
    this.#log = log
    this.#starts = starts
    this.#onRun = onRun
  }

  async run(event: string, traceId: string): Promise<string> {
    if (this.#running >= (this.#limits.reserved ?? Number.POSITIVE_INFINITY))
      throw new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429)
    this.#running++
    try {
      const environment = await this.#take()
      this.#starts.busy++
      try {
        return await environment.run(event, traceId)
      } finally {
        this.#starts.busy--
        this.#giveBack(environment)
      }
    } finally {
      this.#running--
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#asking)
    for (const { retire } of this.#idle) clearTimeout(retire)
    await Promise.all([...this.#all].map(environment => environment.stop()))
  }

  async #take(): Promise<Environment> {
    const idle = this.#idleOne()
    if (idle) return idle
    const given = new Promise<Environment>(give => this.#waiting.push(give))
    this.#want()
    return given
  }

  #idleOne(): Environment | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.retire)
      if (!idle.environment.dead) return idle.environment
      this.#all.delete(idle.environment)
    }
    return undefined
  }

  /** Has another worker start where more wait than are coming. By its turn a busy one may have come free instead. */
  #want(): void {
    const workers = this.#all.size + this.#coming - this.#loading
    if (this.#waiting.length <= this.#coming || workers >= this.#limits.workers) return
    if (workers >= RACERS && !this.#starts.hasRoom) {
      this.#askLater()
      return
    }
    this.#coming++
    void this.#starts.turn(this.#all.size === 0).then(async over => {
      const crowded = this.#all.size >= RACERS && !this.#starts.hasRoom
      if (this.#waiting.length === 0 || crowded || this.#stopped) {
        this.#coming--
        over()
        return this.#askLater()
      }
      const environment = new Environment(this.#settings, this.#log, this.#onRun)
      this.#all.add(environment)
      this.#loading++
      await environment.ready
      this.#loading--
      this.#coming--
      over()
      this.#offer(environment)
      this.#want()
    })
  }

  /** Room may come while nobody gives a worker back. */
  #askLater(): void {
    this.#asking ??= setTimeout(() => {
      this.#asking = undefined
      this.#want()
    }, ASK_AGAIN_MS).unref()
  }

  #giveBack(environment: Environment): void {
    if (environment.dead) this.#all.delete(environment)
    else this.#offer(environment)
    this.#want()
  }

  #offer(environment: Environment): void {
    const give = this.#waiting.shift()
    if (give) give(environment)
    else if (environment.dead) this.#all.delete(environment)
    else this.#idle.push({ environment, retire: this.#retireLater(environment) })
  }

  #retireLater(environment: Environment): NodeJS.Timeout {
    const retire = setTimeout(() => {
      this.#all.delete(environment)
      const place = this.#idle.findIndex(idle => idle.environment === environment)
      if (place >= 0) this.#idle.splice(place, 1)
      void environment.stop()
    }, IDLE_MS)
    return retire.unref()
  }
}
