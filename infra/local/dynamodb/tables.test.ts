import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
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
