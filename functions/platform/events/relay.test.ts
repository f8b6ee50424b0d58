import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keptBody, OutboxEvent } from '#functions/platform/store/outbox.ts'
import { type Answered, refused, serveJson } from '#tests/support/json-service.ts'

vi.spyOn(Math, 'random').mockReturnValue(0)
const service = await serveJson()
afterAll(service.close)
const { handler } = await import('./relay.ts')

interface Entry {
  readonly Source: string
  readonly DetailType: string
  readonly EventBusName: string
  readonly Detail: string
  readonly Time: number
}
let bus: (entries: readonly Entry[]) => Answered
service.answer = ({ action, input: { Entries } }) =>
  action === 'PutEvents' ? bus(Entries as readonly Entry[]) : { body: { MessageId: '1' } }
const put = () =>
  service.asked.flatMap(({ action, input }): (readonly Entry[])[] =>
    action === 'PutEvents' ? [input.Entries as readonly Entry[]] : [],
  )
const setAside = () =>
  service.asked.flatMap(({ action, input: { QueueUrl, MessageBody } }) =>
    action === 'SendMessage' ? [[QueueUrl, JSON.parse(String(MessageBody))]] : [],
  )

beforeEach(() => {
  service.asked = []
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

const taking = (of: (entry: Entry) => object) => (entries: readonly Entry[]) => ({
  body: { Entries: entries.map(of) },
})
const accepting = taking(() => ({ EventId: 'x' }))
const sent = () => put().map(entries => entries.length)

test('rows go to the bus ten at a time, in order, with the noun as source', async () => {
  bus = accepting
  expect(await handler(outbox(23))).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([10, 10, 3])
  const entry = put()[0]?.[0]
  expect(entry).toMatchObject({
    Source: 'coqui.coins',
    DetailType: 'coins.credited',
    EventBusName: 'coqui',
    Time: Date.parse('2026-11-20T12:00:00.000Z') / 1000,
  })
  expect(JSON.parse(entry?.Detail ?? '')).toMatchObject({ id: 'event-0', body: { amount: 5 } })
})

test('entries that the bus refused are sent again, alone', async () => {
  bus = entries => {
    bus = accepting
    return taking(({ Detail }) => (Detail.includes('event-1"') ? { ErrorCode: 'ThrottlingException' } : {}))(
      entries,
    )
  }
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([3, 1])
})

test('an entry that is refused every time goes back to the stream', async () => {
  bus = taking(({ Detail }) => (Detail.includes('event-1"') ? { ErrorCode: 'InternalFailure' } : {}))
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] })
})

const asideOf = (i: number, why: string) => [
  'https://queue',
  { outboxRow: { table: 'coins-table', pk: `OUTBOX#event-${i}`, sk: 'EVENT' }, why },
]

test('a row that cannot be read goes to the failures at once, by its key, and holds up nobody', async () => {
  bus = accepting
  const batch = outbox(3)
  delete batch.Records[1]?.dynamodb?.NewImage?.name
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  expect(sent()).toEqual([2])
  expect(setAside()).toEqual([asideOf(1, 'not an outbox row')])
})

test('a long body goes packed through its row, from the table and from its stream; what cannot be unpacked goes to the failures', async () => {
  const body = { amount: 5, why: 'a'.repeat(1000) }
  const row = { id: '1', name: 'coins.credited', at: '2026-11-20T12:00:00.000Z', trace: 't' }
  const kept = keptBody(body)
  if (!('packed' in kept)) throw new Error('it is not packed')
  expect(kept.packed.length).toBeLessThan(100)
  expect(keptBody({ amount: 5 })).toEqual({ body: { amount: 5 } })
  expect(OutboxEvent.parse({ pk: 'OUTBOX#1', ...row, ...kept })).toEqual({ ...row, body })

  bus = accepting
  const batch = outbox(3)
  for (const [i, B] of [Buffer.from(kept.packed).toString('base64'), 'AAAA'].entries()) {
    const image = batch.Records[i]?.dynamodb?.NewImage
    delete image?.body
    Object.assign(Object(image), { packed: { B } })
  }
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
  const entries = put()[0]
  expect(entries?.map(({ Detail = '' }) => JSON.parse(Detail).body)).toEqual([body, { amount: 5 }])
  expect(setAside()).toEqual([asideOf(1, 'not an outbox row')])
})

test('an entry that the bus will never take goes to the failures, whether it is refused alone or with its batch', async () => {
  bus = entries =>
    entries.some(({ Detail }) => Detail.includes('event-1"'))
      ? refused('ValidationException')
      : taking(({ Detail }) => (Detail.includes('event-2"') ? { ErrorCode: 'MalformedDetail' } : {}))(entries)
  expect(await handler(outbox(3))).toEqual({ batchItemFailures: [] })
  expect(setAside()).toEqual([asideOf(1, 'ValidationException'), asideOf(2, 'MalformedDetail')])
})

test('a bus that is throttled as a whole leaves the batch to the stream', async () => {
  bus = () => refused('ThrottlingException')
  await expect(handler(outbox(1))).rejects.toThrow('ThrottlingException')
  expect(setAside()).toEqual([])
})
