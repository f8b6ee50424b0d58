import type { Log } from '../log.ts'
import { Environment, type FunctionSettings } from './environment.ts'

/** Unused workers end after this many milliseconds, so that many functions fit one laptop. */
const IDLE_MS = 120_000

interface Waiting {
  readonly give: (environment: Environment) => void
}

/** The workers of one function: started on demand, first come first served. */
export class Pool {
  readonly #settings: FunctionSettings
  readonly #atMost: number
  readonly #log: Log
  readonly #all = new Set<Environment>()
  /** The last used first, so that the others can retire. */
  readonly #idle: { readonly environment: Environment; readonly retire: NodeJS.Timeout }[] = []
  readonly #waiting: Waiting[] = []

  constructor(settings: FunctionSettings, atMost: number, log: Log) {
    this.#settings = settings
    this.#atMost = atMost
    this.#log = log
  }

  async run(event: string, traceId: string): Promise<string> {
    const environment = await this.#take()
    try {
      return await environment.run(event, traceId)
    } finally {
      this.#giveBack(environment)
    }
  }

  async stop(): Promise<void> {
    for (const { retire } of this.#idle) clearTimeout(retire)
    await Promise.all([...this.#all].map(environment => environment.stop()))
  }

  async #take(): Promise<Environment> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.retire)
      if (!idle.environment.dead) return idle.environment
      this.#all.delete(idle.environment)
    }
    if (this.#all.size < this.#atMost) return this.#start()
    return new Promise(give => this.#waiting.push({ give }))
  }

  #start(): Environment {
    const environment = new Environment(this.#settings, this.#log)
    this.#all.add(environment)
    return environment
  }

  #giveBack(environment: Environment): void {
    if (environment.dead) this.#all.delete(environment)
    const next = this.#waiting.shift()
    if (next) next.give(environment.dead ? this.#start() : environment)
    else if (!environment.dead) this.#idle.push({ environment, retire: this.#retireLater(environment) })
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
