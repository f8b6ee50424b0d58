import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { serveJson } from '#tests/support/json-service.ts'

const service = await serveJson()
afterAll(service.close)
vi.stubEnv('TABLE', 'rows')
const { database } = await import('./database.ts')

const row = { pk: 'a', sk: 'b', n: 1.5, list: [{ deep: null }, true], packed: new Uint8Array([0, 255]) }
const onTheWire = {
  ...marshall({ pk: 'a', sk: 'b', n: 1.5, list: [{ deep: null }, true] }),
  packed: { B: 'AP8=' },
}
const key = { pk: 'a', sk: 'b' }

beforeEach(() => {
  service.asked = []
})

test('a row goes as DynamoDB has it, and comes back as it was', async () => {
  service.answer = () => ({ body: { Attributes: onTheWire } })
  const { Attributes } = await database.ask('PutItem', {
    TableName: 'rows',
    Item: { ...row, not: undefined },
  })
  expect(service.asked).toEqual([{ action: 'PutItem', input: { TableName: 'rows', Item: onTheWire } }])
  expect(Attributes).toEqual(row)
})

test('so do the values of expressions, and where a page ends', async () => {
  service.answer = () => ({ body: { Items: [onTheWire], Count: 1, LastEvaluatedKey: marshall(key) } })
  const asked = {
    TableName: 'rows',
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':pk': 'a' },
    ExclusiveStartKey: undefined,
  }
  const { Items, Count, LastEvaluatedKey } = await database.ask('Query', asked)
  expect(service.asked[0]?.input).toEqual({
    TableName: 'rows',
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':pk': { S: 'a' } },
  })
  expect([Items?.[0]?.n, Count, LastEvaluatedKey]).toEqual([1.5, 1, key])
})

test('what was not done of a batch can be asked again as it came', async () => {
  const left = { rows: { Keys: [marshall({ pk: 'a', sk: 'c' })], ConsistentRead: true } }
  service.answer = () => ({ body: { Responses: { rows: [onTheWire] }, UnprocessedKeys: left } })
  const Keys = [key, { pk: 'a', sk: 'c' }]
  const { Responses, UnprocessedKeys } = await database.ask('BatchGetItem', {
    RequestItems: { rows: { Keys, ConsistentRead: true } },
  })
  expect(service.asked[0]?.input).toEqual({
    RequestItems: { rows: { Keys: Keys.map(one => marshall(one)), ConsistentRead: true } },
  })
  expect(Responses?.rows?.map(({ sk }) => sk)).toEqual(['b'])
  expect(UnprocessedKeys).toEqual({ rows: { Keys: [{ pk: 'a', sk: 'c' }], ConsistentRead: true } })
})

test('each write of a transaction goes so, and of one that was cancelled it is told why', async () => {
  const CancellationReasons = [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }]
  const __type = 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException'
  service.answer = () => ({ status: 400, body: { __type, Message: 'cancelled', CancellationReasons } })
  const TransactItems = [
    { Put: { TableName: 'rows', Item: row } },
    { Delete: { TableName: 'rows', Key: key, ConditionExpression: 'attribute_exists(pk)' } },
  ]
  await expect(database.ask('TransactWriteItems', { TransactItems })).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    message: 'cancelled',
    said: { CancellationReasons },
  })
  const { TransactItems: asked = [] } = Object(service.asked[0]?.input)
  expect(asked).toEqual([
    { Put: { TableName: 'rows', Item: onTheWire } },
    { Delete: { ...TransactItems[1]?.Delete, Key: marshall(key) } },
  ])
  expect(unmarshall(asked[1].Delete.Key)).toEqual(key)
})
