import { DynamoDBClient, GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Gate, openGate } from '../gates.ts'
import type { Principal } from '../resource.ts'
import { AwsError } from '../service.ts'
import { forOwnPages } from './browsers.ts'
import { createCredentials, OPERATOR_KEY } from './credentials.ts'
import { createEndpoint } from './endpoint.ts'

const credentials = createCredentials()
const asked: Principal[] = []
let gate: Gate
const clients: { destroy(): void }[] = []

beforeAll(async () => {
  gate = await openGate(0, 1_000_000)
  const answer = createEndpoint({
    credentials,
    log: { write() {}, follow() {}, close: async () => {} },
    permissions: {
      demand(principal, { action, resource }) {
        asked.push(principal)
        if (principal.kind !== 'operator')
          throw new AwsError('AccessDeniedException', `${action} on ${resource}`)
      },
    },
    jsonServices: [
      {
        signingName: 'dynamodb',
        needs: action => [{ action: `dynamodb:${action}`, resource: 'table' }],
        handle: async (action, input) => {
          if (action === 'GetItem') return { Item: { echo: { S: JSON.stringify(input) } } }
          if (action === 'ListTables') throw new Error('a defect')
          throw new AwsError('UnknownOperationException', action)
        },
      },
    ],
    restServices: [],
    publicFile: path => path === '/pool/keys' && { keys: [] },
  })
  gate.answer = request => forOwnPages(request, answer)
})
afterAll(async () => {
  for (const client of clients) client.destroy()
  await gate.close()
})

const options = (key: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }) => ({
  endpoint: `http://127.0.0.1:${gate.port}`,
  region: 'us-east-1',
  credentials: key,
  maxAttempts: 1,
})
function dynamodb(key: Parameters<typeof options>[0]): DynamoDBClient {
  const client = new DynamoDBClient(options(key))
  clients.push(client)
  return client
}
const getItem = new GetItemCommand({ TableName: 't', Key: { pk: { S: 'á' } } })

describe('the endpoint', () => {
  test('carries a call to its service, as whoever signed it', async () => {
    const { Item } = await dynamodb(OPERATOR_KEY).send(getItem)
    expect(Item?.echo?.S).toBe('{"TableName":"t","Key":{"pk":{"S":"á"}}}')
    expect(asked.at(-1)).toEqual({ kind: 'operator' })
  })

  test('refuses what was not granted, and a key that nobody has', async () => {
    const principal = { kind: 'function', functionArn: 'f', roleArn: 'r' } as const
    const key = credentials.issue(principal)
    await expect(dynamodb(key).send(getItem)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: 'dynamodb:GetItem on table',
    })
    expect(asked.at(-1)).toEqual(principal)
    for (const other of [
      { ...key, sessionToken: 'x' },
      { accessKeyId: 'AKIA', secretAccessKey: 'x' },
    ])
      await expect(dynamodb(other).send(getItem)).rejects.toMatchObject({
        name: 'UnrecognizedClientException',
      })
  })

  test('hides a defect behind a bare error', async () => {
    await expect(dynamodb(OPERATOR_KEY).send(new ListTablesCommand())).rejects.toMatchObject({
      message: 'An internal error occurred.',
      $metadata: { httpStatusCode: 500 },
    })
  })

  test('names a service that it does not have', async () => {
    const events = new EventBridgeClient(options(OPERATOR_KEY))
    clients.push(events)
    await expect(events.send(new PutEventsCommand({ Entries: [{ Source: 'x' }] }))).rejects.toThrow(
      "no AWS service 'events'",
    )
  })
})

describe('a page in the browser', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetch(`http://127.0.0.1:${gate.port}/pool/keys`, { headers, method })

  test('of this machine may ask and read the answer', async () => {
    const response = await ask({ origin: 'http://localhost:3000' })
    expect(await response.json()).toEqual({ keys: [] })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
    const preflight = await ask(
      { origin: 'http://localhost:3000', 'access-control-request-headers': 'x-amz-target' },
      'OPTIONS',
    )
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'x-amz-target',
    ])
  })

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'of %s may not',
    async origin => {
      const response = await ask({ origin })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
    },
  )
})
