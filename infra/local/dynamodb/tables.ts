import { AwsError } from '../service.ts'
import { invalid, type Request } from './engine.ts'
import type { Journal } from './journal.ts'
import { keys, startingWith } from './keys.ts'
import type { Streams } from './streams.ts'
import { defined, type Table } from './table.ts'
import type { Work } from './work.ts'

/** The tables there are, by name: kept in memory, written through to the journal. */
export class Tables {
  readonly all = new Map<string, Table>()
  readonly #journal: Journal
  readonly #streams: Streams

  private constructor(journal: Journal, streams: Streams) {
    this.#journal = journal
    this.#streams = streams
  }

  static async open(journal: Journal, streams: Streams): Promise<Tables> {
    const tables = new Tables(journal, streams)
    for await (const rows of journal.scan(startingWith(keys.table('')))) {
      for (const [, text] of rows) {
        const table: Table = JSON.parse(text)
        await streams.resume(table)
        tables.all.set(table.description.TableName, table)
      }
    }
    for await (const rows of journal.scan(startingWith(keys.deleted('')))) {
      for (const [key] of rows) await tables.#clear(key.slice(keys.deleted('').length))
    }
    return tables
  }

  async deploy(definition: unknown, now: number, begin: () => Work): Promise<Table> {
    const wanted = defined(definition, undefined, now)
    const { TableName } = wanted.description
    const existing = this.all.get(TableName)
    const table = existing ? defined(definition, existing, now) : wanted
    if (existing && table.filled && JSON.stringify(existing) === JSON.stringify(table)) return existing
    await this.#streams.resume(table)
    await this.#keep(table)
    if (table.filled) return table
    await this.#fill(table, begin)
    const filled = { ...table, filled: true }
    await this.#keep(filled)
    return filled
  }

  async delete(name: string): Promise<void> {
    const table = this.all.get(name)
    if (!table) {
      throw new AwsError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${name} not found`,
      )
    }
    if (table.protected) {
      throw invalid(
        'Resource cannot be deleted as it is currently protected against deletion. Disable deletion protection first.',
      )
    }
    const { TableId } = table.description
    this.all.delete(name)
    await this.#journal.write(
      new Map([
        [keys.table(name), undefined],
        [keys.deleted(TableId), '1'],
      ]),
    )
    await this.#clear(TableId)
  }

  list(request: Request): object {
    const { ExclusiveStartTableName: after = '', Limit = 100 } = request
    const names = [...this.all.keys()].sort().filter(name => name > String(after))
    const TableNames = names.slice(0, Number(Limit))
    return {
      TableNames,
      ...(TableNames.length < names.length && { LastEvaluatedTableName: TableNames.at(-1) }),
    }
  }

  timeToLive({ TableName }: Request): object {
    const table = this.all.get(TableName)
    if (!table)
      throw new AwsError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${TableName} not found`,
      )
    return {
      TimeToLiveDescription: table.expiry
        ? { TimeToLiveStatus: 'ENABLED', AttributeName: table.expiry }
        : { TimeToLiveStatus: 'DISABLED' },
    }
  }

  /** From here on every write keeps to the table's new form. */
  #keep(table: Table): Promise<void> {
    this.all.set(table.description.TableName, table)
    return this.#journal.write(new Map([[keys.table(table.description.TableName), JSON.stringify(table)]]))
  }

  /** Writes all index and expiry rows anew. New writes write theirs already, so none is missed or left over. */
  async #fill(table: Table, begin: () => Work): Promise<void> {
    const { TableId } = table.description
    for (const derived of keys.derived(TableId)) await this.#journal.clear(startingWith(derived))
    const prefix = keys.item(TableId, '')
    for await (const rows of this.#journal.scan(startingWith(prefix))) {
      const work = begin()
      for (const [key] of rows) work.fill(table, key.slice(prefix.length))
      await this.#journal.write(work.rows)
    }
  }

  async #clear(id: string): Promise<void> {
    await this.#journal.clear(startingWith(`t!${id}!`))
    await this.#journal.write(new Map([[keys.deleted(id), undefined]]))
  }
}
