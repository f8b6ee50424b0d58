/** What the tests of deliveries stand on: a stream in memory and functions that are lambdas of the language. */
import { DatabaseSync } from 'node:sqlite'
import { type ManualClock, manualClock } from '../clock.ts'
import { createQueues } from '../queues/room.ts'
import { FunctionError } from '../resource.ts'
import type { StreamRecord, StreamSource } from './parts.ts'
import { createStreams } from './room.ts'

export const STREAM = 'arn:aws:dynamodb:us-east-1:000000000000:table/t/stream/1'
const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:f'
export const QUEUE = 'arn:aws:sqs:us-east-1:000000000000:work'
export const DEAD = 'arn:aws:sqs:us-east-1:000000000000:dead'

export interface TestRecord extends StreamRecord {
  readonly eventName: 'INSERT' | 'MODIFY'
}

export function memoryStream(clock: ManualClock) {
  const records: TestRecord[] = []
  const wakes = new Set<() => void>()
  const source: StreamSource = {
    readStream: async (_, after, limit) =>
      records.filter(({ dynamodb }) => dynamodb.SequenceNumber > (after ?? '')).slice(0, limit),
    streamEnd: async () => records.at(-1)?.dynamodb.SequenceNumber,
    onChange(_, wake) {
      wakes.add(wake)
      return () => wakes.delete(wake)
    },
  }
  const append = (key: string, eventName: TestRecord['eventName'] = 'INSERT') => {
    const SequenceNumber = String(records.length + 1).padStart(21, '0')
    const ApproximateCreationDateTime = Math.floor(clock.now() / 1000)
    const dynamodb = { Keys: { pk: { S: key } }, SequenceNumber, ApproximateCreationDateTime }
    records.push({ eventName, dynamodb })
    for (const wake of wakes) wake()
    return SequenceNumber
  }
  return { source, append }
}

export interface Delivered {
  readonly Records: readonly (TestRecord & { readonly messageId: string; readonly body: string })[]
}
export type Handler = (event: Delivered) => unknown

/** A house of queues and mappings; `restart` opens it again on the same disk, as after `kill -9`. */
export function house(first: object, firstHandler: Handler) {
  const clock = manualClock()
  const store = new DatabaseSync(':memory:')
  const stream = memoryStream(clock)
  let properties = first
  let handler = firstHandler
  const open = async () => {
    const queues = createQueues({ store, clock, address: 'http://127.0.0.1:3001' })
    for (const QueueName of ['dead', 'work']) {
      await queues.kinds['AWS::SQS::Queue']({
        stack: 's',
        logicalId: 'q',
        type: 'q',
        properties: { QueueName },
      })
    }
    const streams = createStreams({
      store,
      clock,
      queues: queues.queues,
      database: stream.source,
      lambdas: { invoke: async (_, event) => handler(event as Delivered) },
      permissions: { demand: () => undefined },
      roleOf: () => 'role',
      report: () => undefined,
    })
    await streams.kinds['AWS::Lambda::EventSourceMapping']({
      stack: 's',
      logicalId: 'm',
      type: 'm',
      properties: { FunctionName: FUNCTION, ...properties },
    })
    streams.start()
    return { streams, queues: queues.queues }
  }
  let opened = open()
  return {
    clock,
    stream,
    queues: async () => (await opened).queues,
    /** Lets what is under way run. */
    settle: () => clock.advance(0),
    async restart(next: Handler, changed: object = {}) {
      await (await opened).streams.close()
      handler = next
      properties = { ...properties, ...changed }
      opened = open()
      await opened
    },
    close: async () => (await opened).streams.close(),
  }
}

export const fail = () => {
  throw new FunctionError('Error', 'no')
}
