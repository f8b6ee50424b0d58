import { describe, expect, test } from 'vitest'
import { count, freshDatabase, id, put, START, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()

/** Puts so often as the partition lets in. */
async function untilRefused(name: string, bytes = 0): Promise<number> {
  for (let done = 0; done < 100; done++)
    if ((await things.codeOf('PutItem', put(name, { text: { S: 'x'.repeat(bytes) } }))) !== 'ok') return done
  return 100
}
const random = () => 0.4

describe('a partition', () => {
  test('gives so many units a second, a write unit for each KB begun', async () => {
    await things.database.deployTable(THINGS)
    things.database.limit({ partition: { reads: 3000, writes: 10 } })
    expect(await untilRefused('a')).toBe(10)
    // Five KB and the key: six units, and of the ten only the first four were left.
    things.now += 1000
    expect(await untilRefused('a', 5 * 1024)).toBe(2)
    expect(await untilRefused('b')).toBe(10)
  })

  test('that was taken more of than it gives stands still until that is paid back', async () => {
    await things.database.deployTable(THINGS)
    things.database.limit({ partition: { reads: 3000, writes: 10 } })
    await things.call('PutItem', put('a', { text: { S: 'x'.repeat(25 * 1024) } }))
    things.now += 1500
    expect(await untilRefused('a')).toBe(0)
    things.now += 200
    expect(await untilRefused('a')).toBeGreaterThan(0)
  })

  test('gives half a read unit for each 4 KB begun, read eventually, a whole one consistently', async () => {
    await things.database.deployTable(THINGS)
    await things.call('PutItem', put('a', { text: { S: 'x'.repeat(5 * 1024) } }))
    things.database.limit({ partition: { reads: 4, writes: 10 } })
    const reads = async (ConsistentRead: boolean) => {
      for (let done = 0; done < 100; done++)
        if ((await things.codeOf('GetItem', { TableName, Key: id('a'), ConsistentRead })) !== 'ok')
          return done
    }
    expect(await reads(false)).toBe(4)
    things.now += 1000
    expect(await reads(true)).toBe(2)
  })

  test('refuses a transaction as a whole, and says which operation it is about; nothing of it is done', async () => {
    await things.database.deployTable(THINGS)
    things.database.limit({ partition: { reads: 3000, writes: 10 }, random })
    await untilRefused('hot')
    const transaction = { TransactItems: [{ Update: count('cold') }, { Update: count('hot') }] }
    await expect(things.call('TransactWriteItems', transaction)).rejects.toMatchObject({
      code: 'TransactionCanceledException',
      status: 400,
      members: { CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }] },
    })
    expect(await things.get('cold')).toBeUndefined()
    // Each operation takes twice: five of ten units.
    things.now = START + 60_000
    const cold = { TransactItems: [{ Update: count('cold') }] }
    for (let i = 0; i < 5; i++) await things.call('TransactWriteItems', cold)
    expect(await things.codeOf('TransactWriteItems', cold)).toBe('TransactionCanceledException')
  })
})

test('a share of calls is refused by chance, in the words by which a service says «too fast», with a 400', async () => {
  await things.database.deployTable(THINGS)
  let draws = [0.1, 0.9, 0.3, 0.1, 0.4]
  things.database.limit({ refused: { dynamodb: 0.2 }, random: () => draws.shift() ?? 0.9 })
  const refused = { code: 'ProvisionedThroughputExceededException', status: 400 }
  await expect(things.call('PutItem', put('a'))).rejects.toMatchObject(refused)
  expect(await things.codeOf('PutItem', put('a'))).toBe('ok')
  expect(await things.codeOf('GetItem', { TableName, Key: id('a') })).toBe('ThrottlingException')
  draws = [0.2]
  expect(await things.codeOf('GetItem', { TableName, Key: id('a') })).toBe('ok')
})

test('what each call takes is heard, index rows with it', async () => {
  const taken: unknown[] = []
  await things.database.deployTable({
    ...THINGS,
    AttributeDefinitions: [...THINGS.AttributeDefinitions, { AttributeName: 'of', AttributeType: 'S' }],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'by-of',
        KeySchema: [{ AttributeName: 'of', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  })
  things.database.onTaken(units => taken.push(units))
  await things.call('PutItem', put('a', { text: { S: 'x'.repeat(3000) } }))
  await things.call('PutItem', put('b', { of: { S: 'o' } }))
  await things.call('GetItem', { TableName, Key: id('a') })
  await things.call('GetItem', { TableName, Key: id('nobody'), ConsistentRead: true })
  await things.call('BatchGetItem', {
    RequestItems: { [TableName]: { Keys: [id('a'), id('b')], ConsistentRead: true } },
  })
  await things.call('Query', {
    TableName,
    KeyConditionExpression: 'id = :id',
    ExpressionAttributeValues: { ':id': { S: 'a' } },
  })
  expect(taken).toEqual([
    { reads: 0, writes: 3 },
    { reads: 0, writes: 2 },
    { reads: 0.5, writes: 0 },
    { reads: 1, writes: 0 },
    { reads: 2, writes: 0 },
    { reads: 0.5, writes: 0 },
  ])
})
