import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { handler } from './relay.ts'

const bus = mockClient(EventBridgeClient)

beforeEach(() => {
  bus.reset()
  vi.stubEnv('EVENT_BUS', 'coqui')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const outbox = (count: number) =>
  ({
    Records: Array.from({ length: count }, (_, i) => ({
      dynamodb: {
        SequenceNumber: String(i),
        NewImage: {
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
