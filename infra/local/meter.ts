/**
 * What is billed by count: of the whole cloud by these names, and of each function how often it ran, its own milliseconds of
 * processor time, the calls that it made of services, and what it logged.
 */
export type Counted =
  | 'site requests'
  | 'site bytes'
  | 'api calls'
  | 'read units'
  | 'write units'
  | `write units of ${string}`
  | 'events'
  | 'queue requests'
  | 'live messages'
  | 'live connections'
  | 'pool calls'
  | 'object reads'
  | 'object writes'

export interface FunctionCounts {
  runs: number
  /** Milliseconds of processor time, on this machine. */
  cpu: number
  /** Of DynamoDB and all other services. */
  calls: number
  logLines: number
  logBytes: number
}

export interface Counts {
  readonly cloud: Readonly<Partial<Record<Counted, number>>>
  /** By the function's name. */
  readonly functions: Readonly<Record<string, FunctionCounts>>
}

/** Counts since it was made. */
export class Meter {
  readonly #cloud = new Map<Counted, number>()
  readonly #functions = new Map<string, FunctionCounts>()

  count(what: Counted, amount = 1): void {
    this.#cloud.set(what, (this.#cloud.get(what) ?? 0) + amount)
  }

  countOf(functionName: string, more: Partial<FunctionCounts>): void {
    const counts = this.#functions.get(functionName) ?? {
      runs: 0,
      cpu: 0,
      calls: 0,
      logLines: 0,
      logBytes: 0,
    }
    this.#functions.set(functionName, counts)
    for (const [name, amount] of Object.entries(more)) counts[name as keyof FunctionCounts] += amount
  }

  read(): Counts {
    return {
      cloud: Object.fromEntries(this.#cloud),
      functions: Object.fromEntries([...this.#functions].map(([name, counts]) => [name, { ...counts }])),
    }
  }
}
