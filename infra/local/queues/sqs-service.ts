import * as z from 'zod/mini'
import { call, carryOut, inputOf } from '../room.ts'
import { AwsError, type JsonService, LOCAL_ACCOUNT, type Need } from '../service.ts'
import { messageBytes } from './checksums.ts'
import { MAX_MESSAGE_BYTES, nameInUrl, queueArn } from './queue.ts'
import { attributesOf } from './queue-attributes.ts'
import type { Queues } from './queues.ts'
import { received } from './received.ts'
import { sqsInputs as inputs, type Outgoing } from './sqs-inputs.ts'

const MAX_BATCH = 10

/** SQS in its JSON protocol. `address` is the endpoint that queue URLs begin with. */
export function sqsService(queues: Queues, address: string): JsonService {
  const urlOf = (name: string) => `${address}/${LOCAL_ACCOUNT}/${name}`
  const arnOf = (url: string) => queues.get(queueArn(nameInUrl(url))).arn

  const send = (
    arn: string,
    { MessageBody, DelaySeconds, MessageAttributes, MessageSystemAttributes }: Outgoing,
  ) =>
    queues.send(arn, {
      body: MessageBody,
      delaySeconds: DelaySeconds,
      attributes: MessageAttributes,
      trace: MessageSystemAttributes?.AWSTraceHeader?.StringValue,
    })

  const calls = {
    SendMessage: call(inputs.SendMessage, ({ QueueUrl, ...message }) => send(arnOf(QueueUrl), message)),
    SendMessageBatch: call(inputs.SendMessageBatch, ({ QueueUrl, Entries }) => {
      const bytes = Entries.map(entry => messageBytes(entry.MessageBody, entry.MessageAttributes ?? {}))
      if (bytes.reduce((sum, each) => sum + each, 0) > MAX_MESSAGE_BYTES) {
        throw new AwsError('BatchRequestTooLong', `Batch requests end at ${MAX_MESSAGE_BYTES} bytes.`)
      }
      const arn = arnOf(QueueUrl)
      return batch(Entries, ({ Id: _, ...message }) => send(arn, message))
    }),
    ReceiveMessage: call(inputs.ReceiveMessage, async ({ QueueUrl, ...options }) => {
      const queue = queues.get(arnOf(QueueUrl))
      const messages = await queues.receive(queue.arn, {
        most: options.MaxNumberOfMessages,
        waitSeconds: options.WaitTimeSeconds ?? queue.settings.ReceiveMessageWaitTimeSeconds,
        visibilitySeconds: options.VisibilityTimeout,
      })
      return { Messages: messages.map(message => received(message, options)) }
    }),
    DeleteMessage: call(inputs.DeleteMessage, ({ QueueUrl, ReceiptHandle }) =>
      queues.remove(arnOf(QueueUrl), ReceiptHandle),
    ),
    DeleteMessageBatch: call(inputs.DeleteMessageBatch, ({ QueueUrl, Entries }) => {
      const arn = arnOf(QueueUrl)
      return batch(Entries, ({ ReceiptHandle }) => {
        queues.remove(arn, ReceiptHandle)
        return {}
      })
    }),
    ChangeMessageVisibility: call(inputs.ChangeMessageVisibility, input =>
      queues.postpone(arnOf(input.QueueUrl), input.ReceiptHandle, input.VisibilityTimeout),
    ),
    GetQueueAttributes: call(inputs.GetQueueAttributes, ({ QueueUrl, AttributeNames }) => {
      const queue = queues.get(arnOf(QueueUrl))
      return { Attributes: attributesOf(queue, queues.counts(queue.arn), AttributeNames ?? []) }
    }),
    GetQueueUrl: call(inputs.GetQueueUrl, ({ QueueName }) => ({
      QueueUrl: urlOf(queues.get(queueArn(QueueName)).name),
    })),
    PurgeQueue: call(inputs.PurgeQueue, ({ QueueUrl }) => queues.purge(arnOf(QueueUrl))),
    ListQueues: call(inputs.ListQueues, ({ QueueNamePrefix = '' }) => {
      const named = queues.all().filter(({ name }) => name.startsWith(QueueNamePrefix))
      return { QueueUrls: named.map(({ name }) => urlOf(name)) }
    }),
    StartMessageMoveTask: call(inputs.StartMessageMoveTask, ({ SourceArn, DestinationArn }) => {
      const dead = queues.get(SourceArn)
      if (!queues.all().some(({ settings }) => settings.RedrivePolicy?.deadLetterTargetArn === dead.arn)) {
        throw new AwsError('InvalidParameterValue', `${dead.name} is no queue's dead-letter queue.`)
      }
      queues.redrive(dead.arn, DestinationArn)
      return { TaskHandle: Buffer.from(SourceArn).toString('base64') }
    }),
  }

  return {
    signingName: 'sqs',
    needs: needsOf,
    handle: (action, input) => carryOut('SQS', calls, action, input),
  }
}

const Named = z.object({
  QueueUrl: z.optional(z.string()),
  QueueName: z.optional(z.string()),
  SourceArn: z.optional(z.string()),
})

function needsOf(action: string, input: unknown): Need[] {
  const { QueueUrl, QueueName, SourceArn } = inputOf(Named, input)
  const name = QueueName ?? (QueueUrl && nameInUrl(QueueUrl)) ?? '*'
  return [{ action: `sqs:${action.replace(/Batch$/, '')}`, resource: SourceArn ?? queueArn(name) }]
}

/** Carries out each entry by itself: some may fail. */
function batch<Entry extends { Id: string }>(entries: readonly Entry[], run: (entry: Entry) => object) {
  const ids = new Set(entries.map(({ Id }) => Id))
  if (ids.size === 0)
    throw new AwsError('EmptyBatchRequest', 'There should be at least one entry in the request.')
  if (entries.length > MAX_BATCH) {
    throw new AwsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_BATCH}.`,
    )
  }
  if (ids.size < entries.length)
    throw new AwsError('BatchEntryIdsNotDistinct', 'Two or more entries have the same Id.')
  const Successful: object[] = []
  const Failed: object[] = []
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...run(entry) })
    } catch (error) {
      if (!(error instanceof AwsError)) throw error
      Failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true })
    }
  }
  return { Successful, Failed }
}
