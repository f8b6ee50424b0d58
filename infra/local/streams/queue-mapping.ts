import type { Clock } from '../clock.ts'
import { type MessageAttributes, md5, md5OfAttributes } from '../queues/checksums.ts'
import type { Queues, ReceivedMessage } from '../queues/queues.ts'
import { attributesOfMessage, systemAttributes } from '../queues/received.ts'
import type { Lambdas } from '../resource.ts'
import { noted } from '../room.ts'
import { LOCAL_REGION } from '../service.ts'
import { itemFailures } from './item-failures.ts'
import type { Mapping } from './mapping.ts'
import type { Parts } from './parts.ts'

const LONGEST_POLL_SECONDS = 20

/** Feeds a queue's messages to a function until the signal is aborted. What fails becomes visible again in time. */
export async function runQueueMapping(mapping: Mapping, parts: Parts, signal: AbortSignal): Promise<void> {
  const running = new Set<Promise<void>>()
  while (!signal.aborted) {
    if (running.size >= mapping.atOnce) {
      await Promise.race(running)
      continue
    }
    const messages = await gather(mapping, parts, signal)
    if (messages.length === 0) continue
    const batch = handle(mapping, parts, messages, signal).finally(() => running.delete(batch))
    running.add(batch)
  }
}

interface Source {
  readonly queues: Queues
  readonly clock: Clock
}

async function gather(
  mapping: Mapping,
  { queues, clock }: Source,
  signal: AbortSignal,
): Promise<ReceivedMessage[]> {
  const { sourceArn, batchSize, windowMs } = mapping
  const messages = await queues.receive(sourceArn, {
    most: batchSize,
    waitSeconds: LONGEST_POLL_SECONDS,
    signal,
  })
  const end = clock.now() + windowMs
  while (messages.length > 0 && messages.length < batchSize && clock.now() < end && !signal.aborted) {
    const waitSeconds = (end - clock.now()) / 1000
    messages.push(
      ...(await queues.receive(sourceArn, { most: batchSize - messages.length, waitSeconds, signal })),
    )
  }
  return messages
}

async function handle(
  mapping: Mapping,
  { store, queues, lambdas, report }: Parts,
  messages: readonly ReceivedMessage[],
  signal: AbortSignal,
): Promise<void> {
  const remove = (handled: readonly ReceivedMessage[]) =>
    noted(store, () => {
      for (const { receipt } of handled) queues.remove(mapping.sourceArn, receipt)
    })
  const records = messages.map(message => recordOf(message, mapping.sourceArn))
  const wanted = new Set(
    records.filter(record => mapping.wants(readable(record))).map(record => record.messageId),
  )
  // A filtered message is gone, as in the cloud.
  const rest = messages.filter(({ message_id }) => !wanted.has(message_id))
  if (rest.length > 0) remove(rest)
  const chosen = messages.filter(({ message_id }) => wanted.has(message_id))
  if (chosen.length === 0) return
  const Records = records.filter(({ messageId }) => wanted.has(messageId))
  const failed = await outcome(lambdas, mapping, { Records }, wanted, report)
  // What ends while the cloud closes is delivered again.
  if (!failed || signal.aborted) return
  remove(chosen.filter(({ message_id }) => !failed.has(message_id)))
}

async function outcome(
  lambdas: Lambdas,
  { functionArn, reportsFailures }: Mapping,
  event: object,
  ids: ReadonlySet<string>,
  report: Parts['report'],
): Promise<ReadonlySet<string> | undefined> {
  try {
    const returned = await lambdas.invoke(functionArn, event)
    return reportsFailures ? itemFailures(returned, ids) : new Set()
  } catch (error) {
    report(`${functionArn} failed a batch of ${ids.size}: ${error}`)
    return undefined
  }
}

/** A message as a function receives it. */
function recordOf(message: ReceivedMessage, sourceArn: string) {
  const attributes = attributesOfMessage(message)
  const sum = md5OfAttributes(attributes)
  return {
    messageId: message.message_id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: messageAttributes(attributes),
    md5OfBody: md5(message.body),
    ...(sum && { md5OfMessageAttributes: sum }),
    eventSource: 'aws:sqs',
    eventSourceARN: sourceArn,
    awsRegion: LOCAL_REGION,
  }
}

const messageAttributes = (attributes: MessageAttributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      {
        ...(StringValue !== undefined && { stringValue: StringValue }),
        ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
        stringListValues: [],
        binaryListValues: [],
        dataType: DataType,
      },
    ]),
  )

/** As filters see it: a body of JSON is taken apart. */
function readable(record: { readonly body: string }): unknown {
  try {
    return { ...record, body: JSON.parse(record.body) }
  } catch {
    return record
  }
}
