/** Through the SDK, which checks the checksum of each answer. */
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, TableName, THINGS } from './fixture.ts'
import { serveDatabase } from './http.ts'

const things = freshDatabase()
let front: Awaited<ReturnType<typeof serveDatabase>>
let client: DynamoDBDocumentClient
beforeEach(async () => {
  await things.database.deployTable(THINGS)
  front = await serveDatabase(things.database, 0)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: front.url, region: 'us-east-1', credentials, maxAttempts: 1 }),
  )
})
afterEach(async () => {
  client.destroy()
  await front.close()
})

test('an item goes there and back', async () => {
  const Item = {
    id: 'ñandú',
    n: 1.5,
    list: ['a', { b: null }],
    tags: new Set(['x']),
    bytes: new Uint8Array([1, 2]),
  }
  await client.send(new PutCommand({ TableName, Item }))
  expect((await client.send(new GetCommand({ TableName, Key: { id: 'ñandú' } }))).Item).toEqual(Item)
})

test('errors arrive as the SDK’s own, with their reasons', async () => {
  const Put = { TableName, Item: { id: 'a' }, ConditionExpression: 'attribute_exists(id)' }
  const refused = await client
    .send(new TransactWriteCommand({ TransactItems: [{ Put }] }))
    .catch(error => error)
  expect(refused).toBeInstanceOf(TransactionCanceledException)
  expect(refused.CancellationReasons).toEqual([
    { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
  ])
  expect(refused.message).toContain('Transaction cancelled')
})
