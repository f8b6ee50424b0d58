import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Database, type DatabaseOptions, openDatabase, type StreamRecord } from './database.ts'
import type { Item } from './item.ts'
import { TABLE as RANDOM, write } from './random-operations.ts'

const TableName = 'things'
const DEFINITION = {
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
}
const START = Date.UTC(2026, 7, 10, 12)

let folder: string
let database: Database
let now = START
const open = (options: Partial<DatabaseOptions> = {}) =>
  openDatabase({ path: folder, sync: false, now: () => now, ...options })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'))
  now = START
  database = await open()
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const id = (name: string) => ({ id: { S: name } })
const put = (name: string, more: Item = {}) => ({ TableName, Item: { ...id(name), ...more } })
const count = (name: string, step = 1) => ({
  TableName,
  Key: id(name),
  UpdateExpression: 'ADD n :step',
  ExpressionAttributeValues: { ':step': { N: String(step) } },
})
const call = async (action: string, input: object): Promise<Record<string, unknown>> =>
  Object(await database.handle(action, structuredClone(input)))
const codeOf = (action: string, input: object): Promise<unknown> =>
  call(action, input).then(
    () => 'ok',
    error => error.code,
  )
const get = async (name: string) => (await call('GetItem', { TableName, Key: id(name) })).Item
const items = async (table = TableName): Promise<Item[]> => {
  const { Items } = await call('Scan', { TableName: table })
  return Array.isArray(Items) ? Items : []
}
const sorted = (all: readonly Item[]) => all.map(item => JSON.stringify(plain(item))).sort()
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]): [string, unknown] => [
        name,
        ['SS', 'NS', 'BS'].includes(name) ? [...member].sort() : plain(member),
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

async function streamOf(definition: object): Promise<string> {
  const { streamArn } = await database.deployTable(definition)
  if (!streamArn) throw new Error('The table has no stream')
  return streamArn
}

async function history(arn: string): Promise<StreamRecord[]> {
  const all: StreamRecord[] = []
  for (;;) {
    const page = await database.readStream(arn, all.at(-1)?.dynamodb.SequenceNumber, 7)
    if (page.length === 0) return all
    all.push(...page)
  }
}

describe('writes', () => {
  beforeEach(() => database.deployTable(DEFINITION))

  test('one of many conditional puts of the same key wins', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        codeOf('PutItem', {
          ...put('race', { n: { N: String(at) } }),
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      ),
    )
    expect(outcomes.filter(code => code === 'ok')).toHaveLength(1)
    expect(outcomes.filter(code => code === 'ConditionalCheckFailedException')).toHaveLength(49)
    expect(await get('race')).toMatchObject({ n: { N: String(outcomes.indexOf('ok')) } })
  })

  test('concurrent counters lose nothing, alone or in transactions', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        at % 2
          ? call('UpdateItem', count('one'))
          : call('TransactWriteItems', {
              TransactItems: [{ Update: count('one') }, { Update: count('two') }],
            }),
      ),
    )
    expect(await get('one')).toEqual({ ...id('one'), n: { N: '100' } })
    expect(await get('two')).toEqual({ ...id('two'), n: { N: '50' } })
  })

  test('a failed condition shows the item when asked to', async () => {
    await call('PutItem', put('a', { n: { N: '1' } }))
    const refused = call('PutItem', {
      ...put('a'),
      ConditionExpression: 'attribute_not_exists(id)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    await expect(refused).rejects.toMatchObject({
      code: 'ConditionalCheckFailedException',
      members: { Item: { ...id('a'), n: { N: '1' } } },
    })
  })

  test('limits: items of 400 kB in UTF-8, 25 writes and 100 reads a batch', async () => {
    const text = (letters: number) => put('a', { text: { S: 'ñ'.repeat(letters) } })
    expect(await codeOf('PutItem', text(204_790))).toBe('ok')
    expect(await codeOf('PutItem', text(204_800))).toBe('ValidationException')
    const names = (count: number) => Array.from({ length: count }, (_, at) => id(`k${at}`))
    const batch = (count: number) => ({
      RequestItems: { [TableName]: names(count).map(Item => ({ PutRequest: { Item } })) },
    })
    expect(await codeOf('BatchWriteItem', batch(25))).toBe('ok')
    expect(await codeOf('BatchWriteItem', batch(26))).toBe('ValidationException')
    const gets = (count: number) => ({ RequestItems: { [TableName]: { Keys: names(count) } } })
    expect(await codeOf('BatchGetItem', gets(100))).toBe('ok')
    expect(await codeOf('BatchGetItem', gets(101))).toBe('ValidationException')
  })

  test('an unknown action and an unknown table are named', async () => {
    await expect(call('PartiQL', {})).rejects.toMatchObject({
      code: 'UnknownOperationException',
      message: expect.stringContaining('PartiQL'),
    })
    expect(await codeOf('GetItem', { TableName: 'nowhere', Key: id('a') })).toBe('ResourceNotFoundException')
  })
})

describe('transactions', () => {
  beforeEach(() => database.deployTable(DEFINITION))

  test('all or nothing, whatever fails', async () => {
    const operation = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      kind: fc.constantFrom('put', 'count', 'delete', 'must exist', 'must not exist', 'impossible'),
    })
    const transaction = fc.uniqueArray(operation, { selector: ({ name }) => name, minLength: 1 })
    const wire = ({ name, kind }: { name: string; kind: string }) => {
      const exists = { ConditionExpression: 'attribute_exists(id)' }
      const not = { ConditionExpression: 'attribute_not_exists(id)' }
      if (kind === 'put') return { Put: put(name, { n: { N: '1' } }) }
      if (kind === 'count') return { Update: { ...count(name), ...exists } }
      if (kind === 'delete') return { Delete: { TableName, Key: id(name) } }
      if (kind === 'must exist') return { ConditionCheck: { TableName, Key: id(name), ...exists } }
      if (kind === 'must not exist') return { Put: { ...put(name), ...not } }
      return { Update: { ...count(name), UpdateExpression: 'SET n = lacking + :step' } }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { maxLength: 12 }), async transactions => {
        let expected = new Map((await items()).map(item => [item.id?.S, item]))
        for (const operations of transactions) {
          const next = new Map(expected)
          const fails = operations.map(({ name, kind }) => {
            const item = expected.get(name)
            if (kind === 'put') next.set(name, { ...id(name), n: { N: '1' } })
            if (kind === 'delete') next.delete(name)
            if (kind === 'must not exist') next.set(name, id(name))
            if (kind === 'count') next.set(name, { ...item, n: { N: String(Number(item?.n?.N ?? 0) + 1) } })
            if (kind === 'impossible') return 'ValidationError'
            const failed = kind === 'must not exist' ? item : ['must exist', 'count'].includes(kind) && !item
            return failed ? 'ConditionalCheckFailed' : 'None'
          })
          const outcome = call('TransactWriteItems', { TransactItems: operations.map(wire) })
          if (fails.some(code => code !== 'None')) {
            await expect(outcome).rejects.toMatchObject({
              code: 'TransactionCanceledException',
              message: expect.stringContaining(`[${fails.join(', ')}]`),
              members: { CancellationReasons: fails.map(Code => expect.objectContaining({ Code })) },
            })
          } else {
            await outcome
            expected = next
          }
          expect(sorted(await items())).toEqual(sorted([...expected.values()]))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('reasons carry the item when asked to', async () => {
    await call('PutItem', put('a', { n: { N: '5' } }))
    const refused = call('TransactWriteItems', {
      TransactItems: [
        { Put: put('b') },
        {
          ConditionCheck: {
            TableName,
            Key: id('a'),
            ConditionExpression: 'n > :n',
            ExpressionAttributeValues: { ':n': { N: '9' } },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ],
    })
    await expect(refused).rejects.toMatchObject({
      members: {
        CancellationReasons: [
          { Code: 'None' },
          {
            Code: 'ConditionalCheckFailed',
            Message: 'The conditional request failed',
            Item: { ...id('a'), n: { N: '5' } },
          },
        ],
      },
    })
    expect(await get('b')).toBeUndefined()
  })

  test('100 items, 4 MB, none twice', async () => {
    const puts = (count: number, letters = 1) => ({
      TransactItems: Array.from({ length: count }, (_, at) => ({
        Put: put(`k${at}`, { text: { S: 'x'.repeat(letters) } }),
      })),
    })
    expect(await codeOf('TransactWriteItems', puts(100))).toBe('ok')
    expect(await codeOf('TransactWriteItems', puts(101))).toBe('ValidationException')
    expect(await codeOf('TransactWriteItems', puts(10, 409_000))).toBe('ok')
    expect(await codeOf('TransactWriteItems', puts(11, 409_000))).toBe('ValidationException')
    const twice = { TransactItems: [{ Put: put('a') }, { Delete: { TableName, Key: id('a') } }] }
    expect(await codeOf('TransactWriteItems', twice)).toBe('ValidationException')
  })

  test('the same token acts once within ten minutes, and only for the same request', async () => {
    const request = { ClientRequestToken: 'once', TransactItems: [{ Update: count('a') }] }
    await Promise.all([call('TransactWriteItems', request), call('TransactWriteItems', request)])
    await database.close()
    database = await open()
    await call('TransactWriteItems', request)
    expect(await get('a')).toMatchObject({ n: { N: '1' } })
    const other = { ...request, TransactItems: [{ Update: count('a', 2) }] }
    expect(await codeOf('TransactWriteItems', other)).toBe('IdempotentParameterMismatchException')
    now += 10 * 60 * 1000
    await database.sweep()
    await call('TransactWriteItems', request)
    expect(await get('a')).toMatchObject({ n: { N: '2' } })
  })

  test('a canceled transaction does not use up its token', async () => {
    const request = {
      ClientRequestToken: 'later',
      TransactItems: [{ Update: { ...count('a'), ConditionExpression: 'attribute_exists(id)' } }],
    }
    expect(await codeOf('TransactWriteItems', request)).toBe('TransactionCanceledException')
    await call('PutItem', put('a'))
    expect(await codeOf('TransactWriteItems', request)).toBe('ok')
    expect(await get('a')).toMatchObject({ n: { N: '1' } })
  })

  test('a transactional read never sees half of a transactional write', async () => {
    const both = { TransactItems: [{ Update: count('a') }, { Update: count('b') }] }
    const read = { TransactItems: ['a', 'b'].map(name => ({ Get: { TableName, Key: id(name) } })) }
    const writes = Array.from({ length: 40 }, () => call('TransactWriteItems', both))
    for (let attempt = 0; attempt < 40; attempt++) {
      const { Responses } = await call('TransactGetItems', read)
      const [a, b] = Array.isArray(Responses) ? Responses : []
      expect(a.Item?.n).toEqual(b.Item?.n)
    }
    await Promise.all(writes)
  })
})

describe('streams', () => {
  test('the stream is the exact history of the table', async () => {
    const definition = { ...RANDOM, StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' } }
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 120 }), async operations => {
        await database.deleteTable(RANDOM.TableName).catch(() => undefined)
        const arn = await streamOf(definition)
        await Promise.allSettled(operations.map(({ action, input }) => call(action, input)))
        const replayed = new Map<string, Item>()
        for (const { eventName, dynamodb } of await history(arn)) {
          const key = JSON.stringify(dynamodb.Keys)
          const before = replayed.get(key)
          expect(eventName).toBe(before ? (dynamodb.NewImage ? 'MODIFY' : 'REMOVE') : 'INSERT')
          expect(plain(dynamodb.OldImage)).toEqual(plain(before))
          expect(plain(dynamodb.NewImage)).not.toEqual(plain(before))
          if (dynamodb.NewImage) replayed.set(key, dynamodb.NewImage)
          else replayed.delete(key)
        }
        expect(sorted([...replayed.values()])).toEqual(sorted(await items(RANDOM.TableName)))
      }),
      { numRuns: 15 },
    )
  })

  test.each([
    ['KEYS_ONLY', undefined, undefined],
    ['NEW_IMAGE', { ...id('a'), n: { N: '2' } }, undefined],
    ['OLD_IMAGE', undefined, { ...id('a'), n: { N: '1' } }],
    ['NEW_AND_OLD_IMAGES', { ...id('a'), n: { N: '2' } }, { ...id('a'), n: { N: '1' } }],
  ])('%s shows just that', async (StreamViewType, NewImage, OldImage) => {
    const arn = await streamOf({ ...DEFINITION, StreamSpecification: { StreamViewType } })
    for (const n of ['1', '2', '2']) await call('PutItem', put('a', { n: { N: n } }))
    const records = await history(arn)
    expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY'])
    expect(records[1]).toMatchObject({
      eventSource: 'aws:dynamodb',
      eventSourceARN: arn,
      dynamodb: { Keys: id('a'), ApproximateCreationDateTime: START / 1000, StreamViewType },
    })
    expect(records[1]?.dynamodb.NewImage).toEqual(NewImage)
    expect(records[1]?.dynamodb.OldImage).toEqual(OldImage)
  })

  test('wakes its listeners after a change, and not after none', async () => {
    const arn = await streamOf(DEFINITION)
    let wakes = 0
    const stop = database.onChange(arn, () => wakes++)
    await call('PutItem', put('a'))
    await call('PutItem', put('a'))
    await codeOf('PutItem', { ...put('a'), ConditionExpression: 'attribute_not_exists(id)' })
    expect(wakes).toBe(1)
    stop()
    await call('PutItem', put('b'))
    expect(wakes).toBe(1)
  })

  test('forgets after a day, and numbers on from there', async () => {
    const arn = await streamOf(DEFINITION)
    for (const name of ['a', 'b', 'c']) await call('PutItem', put(name))
    const end = await database.streamEnd(arn)
    now += 24 * 3600 * 1000 + 1000
    await database.sweep()
    expect(await history(arn)).toEqual([])
    await database.close()
    database = await open()
    expect(await database.streamEnd(arn)).toBe(end)
    await call('PutItem', put('d'))
    const [record] = await database.readStream(arn, end, 10)
    expect(record?.dynamodb.Keys).toEqual(id('d'))
  })
})

describe('expiry', () => {
  const expiring = (name: string, seconds: number) =>
    put(name, { expires: { N: String(START / 1000 + seconds) } })

  test('deletes what is due, marked as its doing', async () => {
    const arn = await streamOf(DEFINITION)
    for (const input of [
      expiring('due', 60),
      expiring('later', 120),
      put('never'),
      expiring('long ago', -2e8),
    ]) {
      await call('PutItem', input)
    }
    await call('PutItem', expiring('renewed', 60))
    await call('PutItem', expiring('renewed', 120))
    now += 60_000
    await database.sweep()
    expect((await items()).map(item => item.id?.S).sort()).toEqual(['later', 'long ago', 'never', 'renewed'])
    const last = (await history(arn)).at(-1)
    expect(last).toMatchObject({
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      dynamodb: { Keys: id('due') },
    })
  })

  test('also takes what was there before it was switched on', async () => {
    const { TimeToLiveSpecification: _, ...without } = DEFINITION
    await database.deployTable(without)
    await call('PutItem', expiring('due', 60))
    await database.deployTable(DEFINITION)
    now += 60_000
    await database.sweep()
    expect(await items()).toEqual([])
  })
})

describe('tables', () => {
  const indexed = {
    ...DEFINITION,
    AttributeDefinitions: [...DEFINITION.AttributeDefinitions, { AttributeName: 'g', AttributeType: 'S' }],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'by-g',
        KeySchema: [{ AttributeName: 'g', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  }
  const byG = {
    TableName,
    IndexName: 'by-g',
    KeyConditionExpression: 'g = :g',
    ExpressionAttributeValues: { ':g': { S: 'x' } },
  }

  test('deploying again changes nothing; another key is refused; an unknown property is named', async () => {
    const first = await database.deployTable(DEFINITION)
    await call('PutItem', put('a'))
    expect(await database.deployTable(DEFINITION)).toEqual(first)
    expect(await items()).toHaveLength(1)
    const otherKey = {
      ...DEFINITION,
      AttributeDefinitions: [{ AttributeName: 'other', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' }],
    }
    await expect(database.deployTable(otherKey)).rejects.toThrow('another key schema')
    await expect(database.deployTable({ ...DEFINITION, KinesisStreamSpecification: {} })).rejects.toThrow(
      'KinesisStreamSpecification',
    )
  })

  test('a new index holds what was there, page by page, and tells equal keys apart', async () => {
    await database.deployTable(DEFINITION)
    const names = Array.from({ length: 300 }, (_, at) => `k${at}`)
    await Promise.all(names.map(name => call('PutItem', put(name, { g: { S: 'x' } }))))
    await database.deployTable(indexed)
    await call('DeleteItem', { TableName, Key: id('k0') })
    for (const ScanIndexForward of [true, false]) {
      const found: unknown[] = []
      let ExclusiveStartKey: unknown
      do {
        const page = await call('Query', {
          ...byG,
          Limit: 7,
          ScanIndexForward,
          ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
        })
        found.push(...(Array.isArray(page.Items) ? page.Items.map(item => item.id.S) : []))
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
      expect(found.sort()).toEqual(names.slice(1).sort())
    }
  })

  test('a table made again is empty', async () => {
    await database.deployTable(indexed)
    await call('PutItem', put('a', { g: { S: 'x' } }))
    await database.deleteTable(TableName)
    expect(await codeOf('Scan', { TableName })).toBe('ResourceNotFoundException')
    const arn = await streamOf(indexed)
    expect(await items()).toEqual([])
    expect((await call('Query', byG)).Count).toBe(0)
    expect(await history(arn)).toEqual([])
  })

  test('everything outlives a restart', async () => {
    const arn = await streamOf(indexed)
    await call('PutItem', put('a', { g: { S: 'x' } }))
    const before = await history(arn)
    await database.close()
    database = await open()
    expect(await items()).toHaveLength(1)
    expect((await call('Query', byG)).Count).toBe(1)
    expect(await history(arn)).toEqual(before)
    expect(await database.deployTable(indexed)).toMatchObject({ streamArn: arn })
    await call('PutItem', put('b'))
    expect(await history(arn)).toHaveLength(2)
  })

  test('says what to do about a folder of a newer version or in use', async () => {
    await expect(open()).rejects.toThrow('in use by another process')
    await database.close()
    await writeFile(join(folder, 'version'), '99\n')
    await expect(open()).rejects.toThrow('a newer version wrote it')
    await writeFile(join(folder, 'version'), '1\n')
    database = await open()
  })
})

describe('needs', () => {
  const arn = `arn:aws:dynamodb:us-east-1:000000000000:table/${TableName}`
  beforeEach(() => database.deployTable(DEFINITION))

  test('each transacted operation needs its own action', () => {
    const TransactItems = [
      { Put: put('a') },
      { Update: count('b') },
      { Delete: { TableName, Key: id('c') } },
      { ConditionCheck: { TableName, Key: id('d') } },
    ]
    const context = (name: string) => ({
      'dynamodb:LeadingKeys': [name],
      'dynamodb:EnclosingOperation': 'TransactWriteItems',
    })
    expect(database.needs('TransactWriteItems', { TransactItems })).toEqual([
      { action: 'dynamodb:PutItem', resource: arn, context: context('a') },
      { action: 'dynamodb:UpdateItem', resource: arn, context: context('b') },
      { action: 'dynamodb:DeleteItem', resource: arn, context: context('c') },
      { action: 'dynamodb:ConditionCheckItem', resource: arn, context: context('d') },
    ])
  })

  test('a query needs its table or index, and names its partition', () => {
    const query = {
      TableName,
      KeyConditionExpression: '#id = :id',
      ExpressionAttributeNames: { '#id': 'id' },
      ExpressionAttributeValues: { ':id': { S: 'a' } },
    }
    expect(database.needs('Query', query)).toEqual([
      { action: 'dynamodb:Query', resource: arn, context: { 'dynamodb:LeadingKeys': ['a'] } },
    ])
    expect(database.needs('Query', { ...query, IndexName: 'by-g' })).toEqual([
      { action: 'dynamodb:Query', resource: `${arn}/index/by-g` },
    ])
    expect(database.needs('Query', { TableName, KeyConditionExpression: 'nonsense (' })).toEqual([
      { action: 'dynamodb:Query', resource: arn },
    ])
  })

  test('a batch needs each of its tables with all partitions', () => {
    const RequestItems = {
      [TableName]: [{ PutRequest: { Item: id('a') } }, { DeleteRequest: { Key: id('b') } }],
    }
    expect(database.needs('BatchWriteItem', { RequestItems })).toEqual([
      { action: 'dynamodb:BatchWriteItem', resource: arn, context: { 'dynamodb:LeadingKeys': ['a', 'b'] } },
    ])
  })
})
