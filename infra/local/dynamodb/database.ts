/**
 * DynamoDB on one machine: dynalite's validations, parsers and actions over a journal that adds what it lacks:
 * transactions, streams, expiry, and answers only for what is on disk.
 *
 * Every write runs to its end in one turn, deciding on the newest state, and is committed as one row set: items,
 * index rows, expiry rows, stream records. So writes are serial without a lock, and the order of commits is the
 * order of the stream.
 */

import type { Limits } from '../limits.ts'
import { AwsError, type JsonService, type Need } from '../service.ts'
import { Admission } from './admission.ts'
import { partitionsOf, type Units } from './capacity.ts'
import { core, invalid, isRead, isWrite, type Request, unknownOperation, validate } from './engine.ts'
import { openFolder } from './folder.ts'
import type { Item } from './item.ts'
import { Journal } from './journal.ts'
import { keys, startingWith } from './keys.ts'
import { needsOf } from './needs.ts'
import { checkProjection } from './projection.ts'
import { reader, type Seen } from './reader.ts'
import { run, runNow } from './run.ts'
import { type StreamRecord, Streams } from './streams.ts'
import { sweep } from './sweep.ts'
import { type Stream, streamParts, type Table } from './table.ts'
import { Tables } from './tables.ts'
import { Tokens } from './tokens.ts'
import { readGetTransaction, readWriteTransaction } from './transaction-request.ts'
import { getTogether, perform } from './transactions.ts'
import { Work } from './work.ts'

export type { StreamRecord } from './streams.ts'

export interface Database extends JsonService {
  /**
   * Creates the table or brings it to the definition, the properties of an `AWS::DynamoDB::Table`; the same again
   * changes nothing. Throws `AwsError` where DynamoDB would need another table.
   */
  deployTable(definition: unknown): Promise<{ arn: string; streamArn?: string }>
  deleteTable(name: string): Promise<void>
  /**
   * Puts many items into a table as DynamoDB's import from S3 does: no condition is asked and no stream told. On disk, all
   * of them, once it resolves.
   */
  importItems(table: string, items: readonly Item[]): Promise<void>
  /** The records after a sequence number (undefined: from the oldest kept), oldest first. */
  readStream(streamArn: string, after: string | undefined, limit: number): Promise<readonly StreamRecord[]>
  /** The newest sequence number, where LATEST begins; undefined before the first record. */
  streamEnd(streamArn: string): Promise<string | undefined>
  /** Calls `wake` after every committed change to the stream's table; returns how to stop that. */
  onChange(streamArn: string, wake: () => void): () => void
  /** From now on partitions give so much a second, and calls are refused by chance so often. */
  limit(limits: Limits): void
  /** Has what each call takes heard. */
  onTaken(hear: (units: Units, table: string) => void): void
  /** Deletes what has expired and forgets old stream records and tokens; also runs by itself. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** The data folder; made if there is none. Without one all is held in memory, and gone when it is closed. */
  readonly path?: string
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** Whether a write is on disk before it is acknowledged. */
  readonly sync?: boolean
  readonly ttlSweepSeconds?: number
  readonly streamRetentionHours?: number
}

const MAX_BATCH_WRITES = 25

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { path, sync = true } = options
  const journal = await (path === undefined ? Journal.inMemory() : openFolder(path, sync))
  const streams = new Streams(journal)
  const tables = await Tables.open(journal, streams)
  return new EmbeddedDatabase(journal, streams, tables, options)
}

class EmbeddedDatabase implements Database {
  readonly signingName = 'dynamodb'
  readonly #journal: Journal
  readonly #streams: Streams
  readonly #tables: Tables
  readonly #tokens: Tokens
  readonly #now: () => number
  readonly #retention: number
  readonly #timer: NodeJS.Timeout
  readonly #admission: Admission
  #sweeping = Promise.resolve()

  constructor(journal: Journal, streams: Streams, tables: Tables, options: DatabaseOptions) {
    this.#journal = journal
    this.#streams = streams
    this.#tables = tables
    this.#now = options.now ?? Date.now
    this.#tokens = new Tokens(journal, this.#now)
    this.#admission = new Admission(this.#now)
    this.#retention = (options.streamRetentionHours ?? 24) * 3600
    const sweepQuietly = () => this.sweep().catch(error => console.error('The database sweep failed', error))
    this.#timer = setInterval(sweepQuietly, (options.ttlSweepSeconds ?? 60) * 1000).unref()
  }

  needs(action: string, input: unknown): readonly Need[] {
    return needsOf(action, input, name => this.#tables.all.get(name))
  }

  async handle(action: string, input: unknown): Promise<object> {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      throw new AwsError('SerializationException', 'The request is not a JSON object')
    }
    const asked = this.#admission.isWatching ? partitionsOf(this.needs(action, input)) : []
    this.#admission.admit(action, asked)
    if (isWrite(action)) return this.#write(action, input)
    if (action === 'DescribeTable') return this.#describe(input)
    if (isRead(action)) {
      const request = validate(action, input)
      if (request.IndexName) checkProjection(request, this.#find(request.TableName))
      const seen: Seen = { items: [], range: undefined }
      const answer = await run(action, reader(this.#journal, this.#tables.all, request, seen), request)
      this.#admission.read(asked, seen, request.ConsistentRead === true || action === 'BatchGetItem')
      return answer
    }
    switch (action) {
      case 'TransactWriteItems':
        return this.#transact(input)
      case 'TransactGetItems':
        return this.#getTogether(input, asked)
      case 'ListTables':
        return this.#tables.list(validate(action, input))
      case 'DescribeTimeToLive':
        return this.#tables.timeToLive(validate(action, input))
      default:
        throw unknownOperation(action)
    }
  }

  /** Rows are counted now; the cloud counts them about every six hours. */
  async #describe(input: object): Promise<object> {
    const { TableName } = validate('DescribeTable', input)
    const table = this.#find(TableName)
    if (!table) {
      throw new AwsError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${TableName} not found`,
      )
    }
    let ItemCount = 0
    const items = startingWith(keys.item(table.description.TableId, ''))
    for await (const rows of this.#journal.scan(items)) ItemCount += rows.length
    return { Table: { ...table.description, ItemCount } }
  }

  async deployTable(definition: unknown): Promise<{ arn: string; streamArn?: string }> {
    const { description, stream } = await this.#tables.deploy(definition, this.#now(), () => this.#work())
    return { arn: description.TableArn, ...(stream && { streamArn: stream.arn }) }
  }

  async importItems(name: string, items: readonly Item[]): Promise<void> {
    const table = this.#find(name)
    if (!table) throw new Error(`there is no table ${name}`)
    const work = this.#work()
    for (const item of items) {
      const key = core.createKey(item, table.description)
      work.set(table, key, work.get(table, key), item, 'import')
    }
    await this.#commit(work)
  }

  limit(limits: Limits): void {
    this.#admission.limit(limits)
  }

  onTaken(hear: (units: Units, table: string) => void): void {
    this.#admission.onTaken = hear
  }

  deleteTable(name: string): Promise<void> {
    return this.#tables.delete(name)
  }

  async readStream(
    streamArn: string,
    after: string | undefined,
    limit: number,
  ): Promise<readonly StreamRecord[]> {
    const { table, stream } = this.#streamOf(streamArn)
    return this.#streams.read(table, stream, after, limit)
  }

  async streamEnd(streamArn: string): Promise<string | undefined> {
    const { table, stream } = this.#streamOf(streamArn)
    return this.#streams.end(table, stream)
  }

  onChange(streamArn: string, wake: () => void): () => void {
    this.#streamOf(streamArn)
    return this.#streams.listen(streamArn, wake)
  }

  sweep(): Promise<void> {
    this.#sweeping = this.#sweeping.catch(() => undefined).then(() => this.#sweepOnce())
    return this.#sweeping
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#sweeping.catch(() => undefined)
    await this.#journal.close()
  }

  async #sweepOnce(): Promise<void> {
    const seconds = Math.floor(this.#now() / 1000)
    const begin = () => this.#work()
    const commit = (work: Work) => this.#commit(work)
    for (const table of this.#tables.all.values()) {
      if (table.expiry) await sweep(this.#journal, table, seconds, begin, commit)
      if (table.stream) await this.#streams.trim(table, table.stream, seconds - this.#retention)
    }
    await this.#tokens.forgetOld()
  }

  readonly #find = (name: string) => this.#tables.all.get(name)

  #work(): Work {
    return new Work({ table: this.#find, newest: key => this.#journal.newest(key), now: this.#now })
  }

  async #write(action: string, input: object): Promise<object> {
    const wantsItem =
      'ReturnValuesOnConditionCheckFailure' in input && input.ReturnValuesOnConditionCheckFailure
    const request = validate(action, input)
    if (action === 'BatchWriteItem') limitBatch(request)
    const work = this.#work()
    return this.#committed(work, () => {
      try {
        return withoutNothing(runNow(action, work.store, request))
      } catch (error) {
        throw wantsItem === 'ALL_OLD' ? withItem(error, work) : error
      }
    })
  }

  async #transact(input: object): Promise<object> {
    const transaction = readWriteTransaction(input, this.#find)
    const { token, digest } = transaction
    const work = this.#work()
    return this.#committed(work, () => {
      if (token !== undefined && this.#tokens.used(token, digest)) return {}
      const answer = perform(transaction, work)
      if (token !== undefined) this.#tokens.use(token, digest, work)
      work.taken.twice()
      return answer
    })
  }

  #getTogether(input: object, asked: readonly string[]): object {
    const transaction = readGetTransaction(input, this.#find)
    const seen: Seen = { items: [], range: undefined }
    const answer = this.#journal.together(moment =>
      getTogether(transaction, request => reader(moment, this.#tables.all, request, seen)),
    )
    this.#admission.read(asked, { ...seen, items: [...seen.items, ...seen.items] }, true)
    return answer
  }

  /** Decides and commits in one turn. A refusal too waits for the disk, for it may rest on what is not there yet. */
  async #committed(work: Work, decide: () => object): Promise<object> {
    let answer: object
    try {
      answer = decide()
    } catch (error) {
      await this.#journal.settled()
      throw error
    }
    await this.#commit(work)
    this.#admission.wrote(work.taken)
    return answer
  }

  #commit(work: Work): Promise<void> {
    const woken = new Set<string>()
    for (const { table, record } of work.changes) {
      if (!table.stream) continue
      work.rows.set(this.#streams.next(table, table.stream), JSON.stringify(record))
      woken.add(table.stream.arn)
    }
    const durable = this.#journal.write(work.rows)
    return woken.size > 0 ? durable.then(() => this.#streams.wake(woken)) : durable
  }

  #streamOf(arn: string): { table: Table; stream: Stream } {
    const table = this.#find(streamParts(arn)?.name ?? '')
    if (table?.stream?.arn !== arn) {
      throw new AwsError(
        'ResourceNotFoundException',
        `Requested resource not found: Stream: ${arn} not found`,
      )
    }
    return { table, stream: table.stream }
  }
}

function withItem(error: unknown, work: Work): unknown {
  if (!(error instanceof AwsError) || error.code !== 'ConditionalCheckFailedException' || !work.last)
    return error
  return new AwsError(error.code, error.message, error.status, { Item: work.last })
}

/** The engine shows a look at attributes that were not there as an empty map; DynamoDB leaves it out. */
function withoutNothing(answer: object): object {
  if (!('Attributes' in answer) || Object.keys(Object(answer.Attributes)).length > 0) return answer
  const { Attributes: _nothing, ...rest } = answer
  return rest
}

function limitBatch(request: Request): void {
  const tables: readonly unknown[][] = Object.values(request.RequestItems ?? {})
  if (tables.reduce((count, requests) => count + requests.length, 0) > MAX_BATCH_WRITES) {
    throw invalid('Too many items requested for the BatchWriteItem call')
  }
}
