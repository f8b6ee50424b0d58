import { EventBridgeClient, EventBridgeServiceException, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keptBody, OutboxEvent } from '#functions/platform/store/outbox.ts'
import { handler } from './relay.ts'

const bus = mockClient(EventBridgeClient)
afterAll(() => bus.restore())

const setAside: unknown[] = []
vi.stubGlobal('fetch', async (request: Request) => {
  const { QueueUrl, MessageBody } = await request.json()
  setAside.push([QueueUrl, JSON.parse(MessageBody)])
  return Response.json({ MessageId: '1' })
})

beforeEach(() => {
  bus.reset()
  setAside.length = 0
  vi.stubEnv('FAILURES_QUEUE', 'https://queue')
  vi.stubEnv('EVENT_BUS', 'coqui')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const outbox = (count: number) =>
  ({
    Records: Array.from({ length: count }, (_, i) => ({
      eventSourceARN: 'arn:aws:dynamodb:us-east-1:000000000000:table/coins-table/stream/2026',
      dynamodb: {
        SequenceNumber: String(i),
        NewImage: {
          pk: { S: `OUTBOX#event-${i}` },
          sk: { S: 'EVENT' },
          id: { S: `event-${i}` },
          name: { S: 'coins.credited' },
          at: { S: '2026-11-20T12:00:00.000Z' },
          trace: { S: 'trace' },
          body: { M: { amount: { N: '5' } } },
        },
      },
    })),
  }) as unknown as DynamoDBStreamEvent

const accepted = (count: number) => ({ Entries: Array.from({ length: count }, () => ({ EventId: 'x' })) })
const sent = () => bus.commandCalls(PutEventsCommand).map(call => call.args[0].input.Entries?.length)

test('rows go to the bus ten at a time, in order, with the noun as source', async () => {
  bus.on(PutEventsCommand).callsFake(({ Entries }) => accepted(Entries.length))
  expect(await handler(outbox(23))).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([10, 10, 3])
  const entry = bus.commandCalls(PutEventsCommand)[0]?.args[0].input.Entries?.[0]
  expect(entry).toMatchObject({ Source: 'coqui.coins', DetailType: 'coins.credited', EventBusName: 'coqui' })
  expect(JSON.parse(entry?.Detail ?? '')).toMatchObject({ id: 'event-0', body: { amount: 5 } })
})

test('entries that the bus refused are sent again, alone', async () => {
  bus
    .on(PutEventsCommand)
    .resolvesOnce({ Entries: [{ EventId: 'x' }, { ErrorCode: 'ThrottlingException' }, { EventId: 'x' }] })
    .resolves(accepted(1))
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([3, 1])
})

test('an entry that is refused every time goes back to the stream', async () => {
  bus.on(PutEventsCommand).callsFake(({ Entries }) => ({
    Entries: Entries.map(({ Detail }: { Detail: string }) =>
      Detail.includes('event-1"') ? { ErrorCode: 'InternalFailure' } : { EventId: 'x' },
    ),
  }))
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
})

const asideOf = (i: number, why: string) => [
  'https://queue',
  { outboxRow: { table: 'coins-table', pk: `OUTBOX#event-${i}`, sk: 'EVENT' }, why },
]

test('a row that cannot be read goes to the failures at once, by its key, and holds up nobody', async () => {
  bus.on(PutEventsCommand).callsFake(({ Entries }) => accepted(Entries.length))
  const batch = outbox(3)
  delete batch.Records[1]?.dynamodb?.NewImage?.name
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([2])
  expect(setAside).toEqual([asideOf(1, 'not an outbox row')])
})

test('a long body goes packed through its row, from the table and from its stream; what cannot be unpacked goes to the failures', async () => {
  const body = { amount: 5, why: 'a'.repeat(1000) }
  const row = { id: '1', name: 'coins.credited', at: '2026-11-20T12:00:00.000Z', trace: 't' }
  const kept = keptBody(body)
  if (!('packed' in kept)) throw new Error('it is not packed')
  expect(kept.packed.length).toBeLessThan(100)
  expect(keptBody({ amount: 5 })).toEqual({ body: { amount: 5 } })
  expect(OutboxEvent.parse({ pk: 'OUTBOX#1', ...row, ...kept })).toEqual({ ...row, body })

  bus.on(PutEventsCommand).callsFake(({ Entries }) => accepted(Entries.length))
  const batch = outbox(3)
  for (const [i, B] of [Buffer.from(kept.packed).toString('base64'), 'AAAA'].entries()) {
    const image = batch.Records[i]?.dynamodb?.NewImage
    delete image?.body
    Object.assign(Object(image), { packed: { B } })
  }
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  const entries = bus.commandCalls(PutEventsCommand)[0]?.args[0].input.Entries
  expect(entries?.map(({ Detail = '' }) => JSON.parse(Detail).body)).toEqual([body, { amount: 5 }])
  expect(setAside).toEqual([asideOf(1, 'not an outbox row')])
})

test('an entry that the bus will never take goes to the failures, whether it is refused alone or with its batch', async () => {
  const tooLarge = new EventBridgeServiceException({
    name: 'ValidationException',
    $fault: 'client',
    message: 'Total size of the entries in the request is over the limit.',
    $metadata: { httpStatusCode: 400 },
  })
  bus.on(PutEventsCommand).callsFake(({ Entries }) => {
    if (Entries.some(({ Detail }: { Detail: string }) => Detail.includes('event-1"'))) throw tooLarge
    return {
      Entries: Entries.map(({ Detail }: { Detail: string }) =>
        Detail.includes('event-2"') ? { ErrorCode: 'MalformedDetail' } : { EventId: 'x' },
      ),
    }
  })
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [] })
  expect(setAside).toEqual([asideOf(1, 'ValidationException'), asideOf(2, 'MalformedDetail')])
})

test('a bus that is throttled as a whole leaves the batch to the stream', async () => {
  bus.on(PutEventsCommand).rejects(
    new EventBridgeServiceException({
      name: 'ThrottlingException',
      $fault: 'client',
      message: 'Rate exceeded',
      $metadata: { httpStatusCode: 400 },
    }),
  )
  await expect(handler(outbox(1))).rejects.toThrow('Rate exceeded')
  expect(setAside).toEqual([])
})
