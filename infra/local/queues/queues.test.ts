import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { manualClock } from '../clock.ts'
import { queueArn } from './queue.ts'
import type { Chaos } from './queues.ts'
import { createQueues } from './room.ts'

const Received = z.object({
  Messages: z.array(
    z.object({ MessageId: z.string(), Body: z.string(), ReceiptHandle: z.string(), MD5OfBody: z.string() }),
  ),
})

async function opened(properties: object = {}, chaos?: Chaos, store = new DatabaseSync(':memory:')) {
  const clock = manualClock()
  const room = createQueues({
    store,
    clock,
    address: 'http://127.0.0.1:3001',
    ...(chaos && { chaos }),
  })
  const deploy = (logicalId: string, properties: object) =>
    room.kinds['AWS::SQS::Queue']({ stack: 's', logicalId, type: 'AWS::SQS::Queue', properties })
  await deploy('dead', { QueueName: 'dead' })
  const { ref: QueueUrl } = await deploy('work', { QueueName: 'work', ...properties })
  const call = (action: string, input: object = {}) => room.service.handle(action, { QueueUrl, ...input })
  const receive = async (input: object = {}) =>
    Received.parse(await call('ReceiveMessage', { MaxNumberOfMessages: 10, ...input })).Messages
  return { clock, room, call, receive, deploy, store, QueueUrl }
}

const redrive = { RedrivePolicy: { deadLetterTargetArn: queueArn('dead'), maxReceiveCount: 2 } }

describe('a queue', () => {
  it('answers the sums that an SDK checks', async () => {
    const { call } = await opened()
    const attributes = {
      kind: { DataType: 'String', StringValue: 'test' },
      a: { DataType: 'Binary', BinaryValue: 'AQI=' },
    }
    expect(await call('SendMessage', { MessageBody: 'hola', MessageAttributes: attributes })).toMatchObject({
      MD5OfMessageBody: '4d186321c1a7f0f354b297e8914ab240',
      MD5OfMessageAttributes: '4df98b1c7d41910319e1f84524af2214',
    })
  })

  it('hands out anew what was in flight when its process ended, and does not count it as tried', async () => {
    const before = await opened({ VisibilityTimeout: 30, ...redrive })
    await before.call('SendMessage', { MessageBody: 'a' })
    await before.receive()
    for (let restart = 0; restart < 3; restart++) {
      const { receive } = await opened({ VisibilityTimeout: 30, ...redrive }, undefined, before.store)
      expect((await receive()).map(({ Body }) => Body)).toEqual(['a'])
    }
  })

  it('hides what was received until it is deleted or its time is up', async () => {
    const { call, receive, clock } = await opened({ VisibilityTimeout: 30 })
    await call('SendMessage', { MessageBody: 'a' })
    const [first] = await receive()
    expect(await receive()).toEqual([])
    await clock.advance(30_000)
    const [second] = await receive()
    expect(second?.MessageId).toBe(first?.MessageId)
    await call('DeleteMessage', { ReceiptHandle: first?.ReceiptHandle })
    await clock.advance(30_000)
    const [third] = await receive()
    await call('DeleteMessage', { ReceiptHandle: third?.ReceiptHandle })
    await clock.advance(30_000)
    expect(await receive()).toEqual([])
  })

  it('delays, and wakes a long poll when the delay is over', async () => {
    const { call, receive, clock } = await opened()
    const poll = receive({ WaitTimeSeconds: 20 })
    await call('SendMessage', { MessageBody: 'a', DelaySeconds: 5 })
    await clock.advance(4_999)
    expect(await receive()).toEqual([])
    await clock.advance(1)
    expect(await poll).toHaveLength(1)
  })

  it('ends a long poll empty', async () => {
    const { receive, clock } = await opened()
    const poll = receive({ WaitTimeSeconds: 20 })
    await clock.advance(20_000)
    expect(await poll).toEqual([])
  })

  it('buries what was received too often, and takes it back', async () => {
    const { call, receive, clock, room, QueueUrl } = await opened(redrive)
    await call('SendMessage', { MessageBody: 'poison' })
    for (let round = 0; round < 2; round++) {
      expect(await receive()).toHaveLength(1)
      await clock.advance(30_000)
    }
    expect(await receive()).toEqual([])
    const deadUrl = QueueUrl.replace('work', 'dead')
    expect(await call('GetQueueAttributes', { QueueUrl: deadUrl, AttributeNames: ['All'] })).toMatchObject({
      Attributes: { ApproximateNumberOfMessages: '1' },
    })
    await room.service.handle('StartMessageMoveTask', { SourceArn: queueArn('dead') })
    expect(await receive()).toMatchObject([{ Body: 'poison' }])
  })

  it('finds the living behind the dead', async () => {
    const { call, receive, clock } = await opened(redrive)
    for (let index = 0; index < 10; index++) await call('SendMessage', { MessageBody: `poison ${index}` })
    for (let round = 0; round < 2; round++) {
      await receive()
      await clock.advance(30_000)
    }
    await call('SendMessage', { MessageBody: 'alive' })
    expect(await receive()).toMatchObject([{ Body: 'alive' }])
  })

  it('forgets what is older than its retention', async () => {
    const { call, receive, clock } = await opened({ MessageRetentionPeriod: 60 })
    await call('SendMessage', { MessageBody: 'old' })
    await clock.advance(60_001)
    expect(await receive()).toEqual([])
  })

  it('refuses what SQS refuses, entry by entry', async () => {
    const { call, deploy } = await opened({ MaximumMessageSize: 1024 })
    const big = 'x'.repeat(1025)
    await expect(call('SendMessage', { MessageBody: big })).rejects.toThrow('shorter than 1024')
    expect(
      await call('SendMessageBatch', {
        Entries: [
          { Id: 'a', MessageBody: big },
          { Id: 'b', MessageBody: 'small' },
        ],
      }),
    ).toMatchObject({ Successful: [{ Id: 'b' }], Failed: [{ Id: 'a', SenderFault: true }] })
    await expect(call('SendMessage', { MessageBody: 'a', Nonsense: 1 })).rejects.toThrow('Nonsense')
    await expect(call('CreateQueue')).rejects.toThrow('CreateQueue')
    await expect(deploy('fifo', { FifoQueue: true })).rejects.toThrow('FifoQueue')
    await expect(call('DeleteMessage', { ReceiptHandle: 'nonsense' })).rejects.toThrow('receipt')
  })

  it('loses nothing and repeats as asked under chaos', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1 }), { maxLength: 12 }),
        fc.nat(),
        async (bodies, seed) => {
          let state = seed
          const random = () => {
            state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
            return state / 2_147_483_648
          }
          const { call, receive } = await opened({}, { copies: 3, random })
          for (const MessageBody of bodies) await call('SendMessage', { MessageBody })
          const seen: string[] = []
          for (;;) {
            const messages = await receive()
            if (messages.length === 0) break
            seen.push(...messages.map(({ Body }) => Body))
            const Entries = messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle }))
            await call('DeleteMessageBatch', { Entries })
          }
          expect(seen.sort()).toEqual(bodies.flatMap(body => [body, body, body]).sort())
        },
      ),
      { numRuns: 50 },
    )
  })
})
