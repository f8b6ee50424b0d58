import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { freshDatabase, id, put, START, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()
const BY_KIND = {
  ...THINGS,
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'kind', AttributeType: 'S' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'kinds',
      KeySchema: [{ AttributeName: 'kind', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
}
const ofKind = async (kind: string) =>
  (
    await things.call('Query', {
      TableName,
      IndexName: 'kinds',
      KeyConditionExpression: 'kind = :kind',
      ExpressionAttributeValues: { ':kind': { S: kind } },
    })
  ).Items

test('what is imported is there, by its indexes too, in the place of what was; no stream tells of it', async () => {
  const arn = await things.streamOf(BY_KIND)
  await things.call('PutItem', put('a', { kind: { S: 'old' } }))
  const told = await things.history(arn)
  await things.database.importItems(TableName, [
    { ...id('a'), kind: { S: 'new' } },
    { ...id('b'), kind: { S: 'new' } },
  ])
  expect(await things.get('a')).toEqual({ ...id('a'), kind: { S: 'new' } })
  expect(await ofKind('new')).toHaveLength(2)
  expect(await ofKind('old')).toEqual([])
  expect(await things.history(arn)).toEqual(told)
})

test('it expires as all else does, of which the stream tells', async () => {
  const arn = await things.streamOf(THINGS)
  await things.database.importItems(TableName, [{ ...id('a'), expires: { N: String(START / 1000 + 60) } }])
  things.now += 61_000
  await things.database.sweep()
  expect(await things.get('a')).toBeUndefined()
  expect((await things.history(arn)).map(({ eventName }) => eventName)).toEqual(['REMOVE'])
})

test('into no table nothing is imported', async () => {
  await expect(things.database.importItems('nothing', [id('a')])).rejects.toThrow('there is no table nothing')
})

test('a database without a folder answers as any, and leaves nothing', async () => {
  const database = await openDatabase({})
  await database.deployTable(THINGS)
  await database.handle('PutItem', put('a', { n: { N: '1' } }))
  const twice = { ...put('a'), ConditionExpression: 'attribute_not_exists(id)' }
  await expect(database.handle('PutItem', twice)).rejects.toMatchObject({
    code: 'ConditionalCheckFailedException',
  })
  expect(await database.handle('Scan', { TableName })).toMatchObject({
    Items: [{ ...id('a'), n: { N: '1' } }],
  })
  await database.close()
})
