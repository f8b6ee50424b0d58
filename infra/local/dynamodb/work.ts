/** One unit of work: what a call changes, gathered before it is committed as one. */
import { AwsError } from '../service.ts'
import { partitionName, Taken, writeUnits } from './capacity.ts'
import { core, LIMITS, type Shelf, type Store } from './engine.ts'
import { type Item, itemBytes, MAX_ITEM_BYTES, sameItem } from './item.ts'
import type { Rows } from './journal.ts'
import { keys } from './keys.ts'
import { recordOf, type StoredRecord } from './streams.ts'
import { indexesOf, type Table } from './table.ts'

export interface Change {
  readonly table: Table
  readonly record: StoredRecord
}

export interface Source {
  table(name: string): Table | undefined
  newest(key: string): string | undefined
  now(): number
}

export class Work {
  readonly rows: Rows = new Map()
  readonly changes: Change[] = []
  /** The bytes of all items touched, each in its larger state. */
  bytes = 0
  readonly taken = new Taken()
  /** The item that was read last, which is the one a failed condition looked at. */
  last: Item | undefined
  /** Where the engine's writes go. */
  readonly store: Store
  /** The same, where nothing is written: for condition checks. */
  readonly checks: Store
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
    this.store = {
      ...LIMITS,
      getTable: tableGetter(source),
      getItemDb: name => this.#shelf(name),
      // Index rows are written with their item, in `set`.
      getIndexDb: () => ASIDE,
    }
    this.checks = { ...this.store, getItemDb: name => this.#checkShelf(name) }
  }

  get(table: Table, key: string): Item | undefined {
    const row = keys.item(table.description.TableId, key)
    const text = this.rows.has(row) ? this.rows.get(row) : this.#source.newest(row)
    this.last = text === undefined ? undefined : JSON.parse(text)
    return this.last
  }

  /** Writes or removes an item with its index rows, its expiry row and its stream record, which an import has none of. */
  set(
    table: Table,
    key: string,
    old: Item | undefined,
    item: Item | undefined,
    by?: 'expiry' | 'import',
  ): void {
    const size = item ? itemBytes(item) : 0
    if (size > MAX_ITEM_BYTES) {
      throw new AwsError('ValidationException', 'Item size has exceeded the maximum allowed size')
    }
    const bytes = Math.max(size, old ? itemBytes(old) : 0)
    this.bytes += bytes
    // What expires is deleted at nobody's cost.
    if (by !== 'expiry') this.#take(table, item ?? old, bytes)
    if (sameItem(old, item)) return
    this.rows.set(keys.item(table.description.TableId, key), item && JSON.stringify(item))
    this.#index(table, key, old, item)
    this.#expire(table, key, old, item)
    if (table.stream && by !== 'import') {
      this.changes.push({ table, record: recordOf(table, table.stream, old, item, this.#source.now(), by) })
    }
  }

  /** Writes the rows that indexes and expiry added later want for an item that was there before. */
  fill(table: Table, key: string): void {
    const item = this.get(table, key)
    if (!item) return
    this.#index(table, key, undefined, item)
    this.#expire(table, key, undefined, item)
  }

  #take({ description: { TableArn, KeySchema } }: Table, item: Item | undefined, bytes: number): void {
    const { S, N, B } = item?.[KeySchema[0]?.AttributeName ?? ''] ?? {}
    const key = S ?? N ?? B
    if (key !== undefined) this.taken.add(partitionName(TableArn, key), { writes: writeUnits(bytes) })
  }

  #index(table: Table, key: string, old: Item | undefined, item: Item | undefined): void {
    const { description } = table
    const { puts, deletes } = core.getIndexActions(indexesOf(description), old, item, description)
    // The engine's index keys end in a short hash of the item's key; the key itself keeps them apart for certain.
    this.taken.indexWrites += deletes.length
    for (const put of puts) this.taken.indexWrites += writeUnits(itemBytes(put.item))
    for (const gone of deletes) {
      this.rows.set(keys.index(description.TableId, gone.index, `${gone.key}/${key}`), undefined)
    }
    for (const put of puts) {
      this.rows.set(keys.index(description.TableId, put.index, `${put.key}/${key}`), JSON.stringify(put.item))
    }
  }

  #expire(table: Table, key: string, old: Item | undefined, item: Item | undefined): void {
    const before = dueOf(table, old)
    const after = dueOf(table, item)
    const { TableId } = table.description
    if (before !== undefined && before !== after) this.rows.set(keys.expiry(TableId, before, key), undefined)
    if (after !== undefined && after !== before) this.rows.set(keys.expiry(TableId, after, key), '1')
  }

  #shelf(name: string): Shelf {
    const table = this.#existing(name)
    return {
      ...ASIDE,
      get: (key, callback) => callback(null, this.get(table, key)),
      put: (key, item, callback) => {
        this.set(table, key, this.last, item)
        callback(null)
      },
      del: (key, callback) => {
        this.set(table, key, this.last, undefined)
        callback(null)
      },
    }
  }

  #checkShelf(name: string): Shelf {
    const table = this.#existing(name)
    return {
      ...ASIDE,
      get: (key, callback) => {
        const item = this.get(table, key)
        const bytes = item ? itemBytes(item) : 0
        this.bytes += bytes
        this.#take(table, item, bytes)
        callback(null, item)
      },
    }
  }

  #existing(name: string): Table {
    const table = this.#source.table(name)
    if (!table) throw new Error(`Table ${name} went away`)
    return table
  }
}

/** Takes writes and keeps nothing. A unit of work runs to its end at once, so there is nothing to lock out. */
const ASIDE: Shelf = {
  lock: (_key, held) => held(callback => callback),
  get: (_key, callback) => callback(null, undefined),
  put: (_key, _item, callback) => callback(null),
  del: (_key, callback) => callback(null),
  createValueStream: () => {
    throw new Error('A unit of work reads single items only')
  },
}

/** When an item expires, in epoch seconds; undefined if its table or the item does not say so. */
export function dueOf(table: Table, item: Item | undefined): number | undefined {
  const text = table.expiry === undefined ? undefined : item?.[table.expiry]?.N
  if (text === undefined) return undefined
  const due = Math.trunc(Number(text))
  return Number.isSafeInteger(due) && due >= 0 && due < 1e13 ? due : undefined
}

/** The engine's way to a table, with the words of DynamoDB for one that is not there. */
export function tableGetter(source: Pick<Source, 'table'>): Store['getTable'] {
  return (name, ...rest) => {
    const callback = rest.length === 1 ? rest[0] : rest[1]
    const table = source.table(name)
    if (table) return callback(null, table.description)
    const detail = rest[0] === false ? `: Table: ${name} not found` : ''
    return callback(new AwsError('ResourceNotFoundException', `Requested resource not found${detail}`))
  }
}
