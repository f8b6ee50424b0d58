import type { Item } from '#infra/local/dynamodb/item.ts'
import type { openStage } from './stage.ts'

/** What became of a row by one of the snapshots, which are numbered from 0. */
export interface Change {
  readonly day: number
  readonly table: string
  /** The whole row; its key alone where it is gone. */
  readonly item: Item
  readonly gone?: true
}

/** Rows that nobody can ask for any more once the weeks are over: work that was sent on, keys of commands, rounds, marks. */
const PASSING = /^(OUTBOX|ONCE|ROUND)#|^HEARD#/

/** What became of the rows of some nouns, from one snapshot to the next. */
export class Snapshots {
  readonly changes: Change[] = []
  readonly #nouns: readonly string[]
  readonly #stage: Pick<Awaited<ReturnType<typeof openStage>>, 'rowsOf'>
  readonly #kept = new Map<string, string>()

  constructor(nouns: readonly string[], stage: Pick<Awaited<ReturnType<typeof openStage>>, 'rowsOf'>) {
    this.#nouns = nouns
    this.#stage = stage
  }

  async take(day: number): Promise<void> {
    const seen = new Set<string>()
    for (const table of this.#nouns)
      for (const item of await this.#stage.rowsOf(table)) {
        const { pk, sk } = item
        if (PASSING.test(pk?.S ?? '') || PASSING.test(sk?.S ?? '')) continue
        const name = JSON.stringify([table, pk, sk])
        const text = JSON.stringify(item)
        seen.add(name)
        if (this.#kept.get(name) === text) continue
        this.#kept.set(name, text)
        this.changes.push({ day, table, item })
      }
    for (const name of this.#kept.keys())
      if (!seen.has(name)) {
        this.#kept.delete(name)
        const [table, pk, sk] = JSON.parse(name)
        this.changes.push({ day, table, item: { pk, sk }, gone: true })
      }
  }
}
