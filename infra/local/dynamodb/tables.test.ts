import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { core, type TableDescription } from './engine.ts'
import { freshDatabase, id, put, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()

describe('tables', () => {
  const indexed = {
    ...THINGS,
    AttributeDefinitions: [...THINGS.AttributeDefinitions, { AttributeName: 'g', AttributeType: 'S' }],
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
    const first = await things.database.deployTable(THINGS)
    await things.call('PutItem', put('a'))
    expect(await things.database.deployTable(THINGS)).toEqual(first)
    expect(await things.items()).toHaveLength(1)
    const otherKey = {
      ...THINGS,
      AttributeDefinitions: [{ AttributeName: 'other', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' }],
    }
    await expect(things.database.deployTable(otherKey)).rejects.toThrow('another key schema')
    await expect(things.database.deployTable({ ...THINGS, KinesisStreamSpecification: {} })).rejects.toThrow(
      'KinesisStreamSpecification',
    )
  })

  test('a new index holds what was there, page by page, and tells equal keys apart', async () => {
    await things.database.deployTable(THINGS)
    const names = Array.from({ length: 300 }, (_, at) => `k${at}`)
    await Promise.all(names.map(name => things.call('PutItem', put(name, { g: { S: 'x' } }))))
    await things.database.deployTable(indexed)
    await things.call('DeleteItem', { TableName, Key: id('k0') })
    for (const ScanIndexForward of [true, false]) {
      const found: unknown[] = []
      let ExclusiveStartKey: unknown
      do {
        const page = await things.call('Query', {
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

  test('items for which the engine has the same index key stay two', async () => {
    await things.database.deployTable(indexed)
    const [one, other] = await alike()
    for (const name of [one, other]) await things.call('PutItem', put(name, { g: { S: 'x' } }))
    const [first] = Object((await things.call('Query', { ...byG, Limit: 1 })).Items)
    const rest = await things.call('Query', { ...byG, ExclusiveStartKey: first })
    const found = [first, ...Object(rest.Items)].map(item => item.id.S)
    expect(found.sort()).toEqual([one, other].sort())
    await things.call('DeleteItem', { TableName, Key: id(one) })
    expect(await things.call('Query', byG)).toMatchObject({ Count: 1 })
  })

  /** Two names whose items the engine would put under one index key: it has only 24 bits for an item's own key. */
  async function alike(): Promise<[string, string]> {
    const description: TableDescription = Object((await things.call('DescribeTable', { TableName })).Table)
    const [index] = description.GlobalSecondaryIndexes ?? []
    const names = new Map<string, string>()
    for (let at = 0; ; at++) {
      const name = `k${at}`
      const key = core.createIndexKey({ ...id(name), g: { S: 'x' } }, description, index?.KeySchema ?? [])
      const other = names.get(key)
      if (other) return [other, name]
      names.set(key, name)
    }
  }

  test('a global index answers only what it projects; no filter sees more', async () => {
    const [index] = indexed.GlobalSecondaryIndexes
    const keysOnly = { ...index, Projection: { ProjectionType: 'KEYS_ONLY' } }
    await things.database.deployTable({ ...indexed, GlobalSecondaryIndexes: [keysOnly] })
    await things.call('PutItem', put('a', { g: { S: 'x' }, n: { N: '1' } }))
    expect(await things.call('Query', byG)).toMatchObject({ Items: [{ ...id('a'), g: { S: 'x' } }] })
    await expect(things.call('Query', { ...byG, ProjectionExpression: 'id, n' })).rejects.toMatchObject({
      code: 'ValidationException',
      message: expect.stringContaining('does not project [n]'),
    })
    const filtered = { TableName, IndexName: 'by-g', FilterExpression: 'attribute_exists(n)' }
    await expect(things.call('Scan', filtered)).rejects.toMatchObject({
      code: 'ValidationException',
      message: expect.stringContaining('filter attributes: [n]'),
    })
  })

  test('a table made again is empty', async () => {
    await things.database.deployTable(indexed)
    await things.call('PutItem', put('a', { g: { S: 'x' } }))
    await things.database.deleteTable(TableName)
    expect(await things.codeOf('Scan', { TableName })).toBe('ResourceNotFoundException')
    const arn = await things.streamOf(indexed)
    expect(await things.items()).toEqual([])
    expect((await things.call('Query', byG)).Count).toBe(0)
    expect(await things.history(arn)).toEqual([])
  })

  test('everything outlives a restart', async () => {
    const arn = await things.streamOf(indexed)
    await things.call('PutItem', put('a', { g: { S: 'x' } }))
    const before = await things.history(arn)
    await things.reopen()
    expect(await things.items()).toHaveLength(1)
    expect((await things.call('Query', byG)).Count).toBe(1)
    expect(await things.history(arn)).toEqual(before)
    expect(await things.database.deployTable(indexed)).toMatchObject({ streamArn: arn })
    await things.call('PutItem', put('b'))
    expect(await things.history(arn)).toHaveLength(2)
  })

  test('says what to do about a folder of a newer version or in use', async () => {
    await expect(openDatabase({ path: things.folder })).rejects.toThrow('in use by another process')
    await things.close()
    await writeFile(join(things.folder, 'version'), '99\n')
    await expect(openDatabase({ path: things.folder })).rejects.toThrow('a newer version wrote it')
    await writeFile(join(things.folder, 'version'), '1\n')
    await things.open()
  })
})
