import { ClassicLevel } from 'classic-level'
import { MemoryLevel } from 'memory-level'
import { AwsError } from '../service.ts'
import type { RangeOptions } from './engine.ts'

/** Rows by key; `undefined` removes. */
export type Rows = Map<string, string | undefined>

type Operation =
  | { readonly type: 'put'; readonly key: string; readonly value: string }
  | { readonly type: 'del'; readonly key: string }

/** What is asked of LevelDB, on a disk or in memory. */
interface Level {
  getSync(key: string, options?: object): string | undefined
  batch(operations: Operation[], options: object): Promise<void>
  iterator(range: RangeOptions): {
    nextv(most: number): Promise<[string, string][]>
    close(): Promise<void>
  }
  snapshot(): { close(): Promise<void> }
  clear(range: RangeOptions): Promise<void>
  close(): Promise<void>
}

interface Group {
  readonly rows: Rows
  readonly durable: PromiseWithResolvers<void>
}

/**
 * LevelDB with group commit. A write is one atomic change; those that arrive while the disk is busy are put
 * together and share the next sync. `newest` sees writes at once, `durable` and `scan` only what is on disk:
 * decisions are made on the newest state, answers show nothing that a crash could take back.
 */
export class Journal {
  readonly #level: Level
  readonly #sync: boolean
  #waiting = emptyGroup()
  #flying: Group | undefined
  #running = Promise.resolve()

  private constructor(level: Level, sync: boolean) {
    this.#level = level
    this.#sync = sync
  }

  static async open(
    folder: string,
    { sync, createIfMissing = true }: { readonly sync: boolean; readonly createIfMissing?: boolean },
  ): Promise<Journal> {
    const level = new ClassicLevel<string, string>(folder, { keyEncoding: 'utf8', valueEncoding: 'utf8' })
    await level.open({ createIfMissing })
    return new Journal(level, sync)
  }

  /** One that is gone with the process that keeps it. */
  static async inMemory(): Promise<Journal> {
    const level = new MemoryLevel<string, string>({ storeEncoding: 'utf8' })
    await level.open()
    return new Journal(level, false)
  }

  newest(key: string): string | undefined {
    if (this.#waiting.rows.has(key)) return this.#waiting.rows.get(key)
    if (this.#flying?.rows.has(key)) return this.#flying.rows.get(key)
    return this.#level.getSync(key)
  }

  durable(key: string): string | undefined {
    return this.#level.getSync(key)
  }

  /** Runs `read` at once, with all it gets from the same moment. */
  together<Answer>(read: (moment: Pick<Journal, 'durable'>) => Answer): Answer {
    const snapshot = this.#level.snapshot()
    try {
      return read({ durable: key => this.#level.getSync(key, { snapshot }) })
    } finally {
      snapshot.close()
    }
  }

  /** Rows of a range as they were when the scan began, in chunks. */
  async *scan(range: RangeOptions, chunk = 200): AsyncGenerator<[string, string][]> {
    const iterator = this.#level.iterator(range)
    try {
      for (;;) {
        const rows = await iterator.nextv(chunk)
        if (rows.length === 0) return
        yield rows
      }
    } finally {
      await iterator.close()
    }
  }

  /** Applies the rows at once, as one; resolves when they are on disk. */
  write(rows: Rows): Promise<void> {
    if (rows.size === 0) return this.settled()
    const { rows: waiting, durable } = this.#waiting
    for (const [key, value] of rows) waiting.set(key, value)
    if (!this.#flying) this.#running = this.#flush()
    return durable.promise
  }

  /** Resolves when everything written so far is on disk. */
  settled(): Promise<void> {
    if (this.#waiting.rows.size > 0) return this.#waiting.durable.promise
    return this.#flying?.durable.promise ?? Promise.resolve()
  }

  /** Removes a range that nothing reads or writes any more. */
  clear(range: RangeOptions): Promise<void> {
    return this.#level.clear(range)
  }

  async close(): Promise<void> {
    await this.#running
    await this.#level.close()
  }

  async #flush(): Promise<void> {
    while (this.#waiting.rows.size > 0) {
      const group = this.#waiting
      this.#flying = group
      this.#waiting = emptyGroup()
      try {
        await this.#level.batch(operations(group.rows), { sync: this.#sync })
        this.#flying = undefined
        group.durable.resolve()
      } catch (error) {
        // What waits was decided on what has just been lost, so it is lost too.
        const lost = this.#waiting
        this.#flying = undefined
        this.#waiting = emptyGroup()
        const failure = new AwsError('InternalServerError', `The database cannot write: ${error}`, 500)
        group.durable.reject(failure)
        lost.durable.reject(failure)
      }
    }
  }
}

function emptyGroup(): Group {
  const durable = Promise.withResolvers<void>()
  durable.promise.catch(() => undefined)
  return { rows: new Map(), durable }
}

function operations(rows: Rows): Operation[] {
  return Array.from(rows, ([key, value]) =>
    value === undefined ? { type: 'del', key } : { type: 'put', key, value },
  )
}
