/** A database in a folder of its own for each test, with a clock that the test moves. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type Database, openDatabase, type StreamRecord } from './database.ts'
import type { Item } from './item.ts'

export const TableName = 'things'
export const THINGS = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
}
export const START = Date.UTC(2026, 7, 10, 12)

export const id = (name: string) => ({ id: { S: name } })
export const put = (name: string, more: Item = {}) => ({ TableName, Item: { ...id(name), ...more } })
export const count = (name: string, step = 1) => ({
  TableName,
  Key: id(name),
  UpdateExpression: 'ADD n :step',
  ExpressionAttributeValues: { ':step': { N: String(step) } },
})

class Fixture {
  now = START
  folder = ''
  #database: Database | undefined

  get database(): Database {
    if (!this.#database) throw new Error('No database is open')
    return this.#database
  }

  async open(): Promise<void> {
    // Without the disk sync: what it is for has its own test.
    this.#database = await openDatabase({ path: this.folder, sync: false, now: () => this.now })
  }

  async close(): Promise<void> {
    await this.#database?.close()
    this.#database = undefined
  }

  async reopen(): Promise<void> {
    await this.close()
    await this.open()
  }

  async call(action: string, input: object): Promise<Record<string, unknown>> {
    return Object(await this.database.handle(action, structuredClone(input)))
  }

  async codeOf(action: string, input: object): Promise<unknown> {
    return this.call(action, input).then(
      () => 'ok',
      error => error.code,
    )
  }

  async get(name: string): Promise<unknown> {
    return (await this.call('GetItem', { TableName, Key: id(name) })).Item
  }

  async items(table = TableName): Promise<Item[]> {
    const { Items } = await this.call('Scan', { TableName: table })
    return Array.isArray(Items) ? Items : []
  }

  async streamOf(definition: object): Promise<string> {
    const { streamArn } = await this.database.deployTable(definition)
    if (!streamArn) throw new Error('The table has no stream')
    return streamArn
  }

  /** All records, read in small pages. */
  async history(arn: string): Promise<StreamRecord[]> {
    const all: StreamRecord[] = []
    for (;;) {
      const page = await this.database.readStream(arn, all.at(-1)?.dynamodb.SequenceNumber, 7)
      if (page.length === 0) return all
      all.push(...page)
    }
  }
}

export function freshDatabase(): Fixture {
  const fixture = new Fixture()
  beforeEach(async () => {
    fixture.now = START
    fixture.folder = await mkdtemp(join(tmpdir(), 'database-'))
    await fixture.open()
  })
  afterEach(async () => {
    await fixture.close()
    await rm(fixture.folder, { recursive: true })
  })
  return fixture
}

/** Members by name and sets in order, to compare. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    ['SS', 'NS', 'BS'].includes(name) ? [...member].sort() : plain(member),
  ])
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export const sorted = (all: readonly Item[]) => all.map(item => JSON.stringify(plain(item))).sort()
