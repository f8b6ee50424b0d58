/** What the engine reads through: only what is on disk. */
import { Stream } from 'node:stream'
import { core, LIMITS, type RangeOptions, type Request, type Shelf, type Store } from './engine.ts'
import { itemBytes } from './item.ts'
import type { Journal } from './journal.ts'
import { keys, within } from './keys.ts'
import { indexesOf, type Table } from './table.ts'
import { tableGetter } from './work.ts'

/** What there is to read: the journal, or one moment of it. */
type Moment = Pick<Journal, 'durable'> & Partial<Pick<Journal, 'scan'>>

/** What was read: the items one by one, or all of a range together, in bytes. */
export interface Seen {
  readonly items: number[]
  range: number | undefined
}

export function reader(
  journal: Moment,
  tables: ReadonlyMap<string, Table>,
  request: Request,
  seen: Seen = { items: [], range: undefined },
): Store {
  const existing = (name: string): Table => {
    const table = tables.get(name)
    if (!table) throw new Error(`Table ${name} went away`)
    return table
  }
  return {
    ...LIMITS,
    getTable: tableGetter({ table: name => tables.get(name) }),
    getItemDb: name => {
      const { TableId } = existing(name).description
      return shelf(journal, keys.item(TableId, ''), range => range, seen)
    },
    getIndexDb: (_type, name, index) => {
      const table = existing(name)
      const prefix = keys.index(table.description.TableId, index, '')
      return shelf(journal, prefix, range => resumed(range, table, index, request), seen)
    },
  }
}

function shelf(
  journal: Moment,
  prefix: string,
  place: (range: RangeOptions) => RangeOptions,
  seen: Seen,
): Shelf {
  const readOnly = () => {
    throw new Error('A read does not write')
  }
  return {
    lock: readOnly,
    put: readOnly,
    del: readOnly,
    get: (key, callback) => {
      const text = journal.durable(prefix + key)
      const item = text === undefined ? undefined : JSON.parse(text)
      seen.items.push(item ? itemBytes(item) : 0)
      callback(null, item)
    },
    createValueStream: range => new Values(journal, within(prefix, place(range)), seen),
  }
}

/**
 * Index rows lie under the engine's index key and the item's own key. The engine goes on after its index key,
 * which several rows may share, so the start is moved behind the very row that the page before ended with.
 */
function resumed(range: RangeOptions, table: Table, name: string, request: Request): RangeOptions {
  const start = request.ExclusiveStartKey
  const index = indexesOf(table.description).find(({ IndexName }) => IndexName === name)
  if (!start || !index) return range
  const item = start as Request['Key']
  const engineKey = core.createIndexKey(item, table.description, index.KeySchema)
  const row = `${engineKey}/${core.createKey(item, table.description)}`
  return {
    ...range,
    ...(range.gt === engineKey && { gt: row }),
    ...(range.lt === engineKey && { lt: row }),
  }
}

/** The little of a stream that the engine's queries use: `data`, `end`, `error` and `destroy`. */
class Values extends Stream {
  #destroyed = false
  readonly #seen: Seen

  constructor(journal: Moment, range: RangeOptions, seen: Seen) {
    super()
    this.#seen = seen
    seen.range ??= 0
    this.#pour(journal, range).catch(error => this.emit('error', error))
  }

  destroy(): void {
    this.#destroyed = true
  }

  async #pour(journal: Moment, range: RangeOptions): Promise<void> {
    for await (const rows of journal.scan?.(range) ?? []) {
      for (const [, text] of rows) {
        if (this.#destroyed) return
        const item = JSON.parse(text)
        this.#seen.range = (this.#seen.range ?? 0) + itemBytes(item)
        this.emit('data', item)
      }
    }
    this.emit('end')
  }
}
