import * as z from 'zod/mini'
import { type MessageAttributes, md5, md5OfAttributes } from './checksums.ts'
import type { ReceivedMessage } from './queues.ts'

const Attributes = z.record(
  z.string(),
  z.object({
    DataType: z.string(),
    StringValue: z.optional(z.string()),
    BinaryValue: z.optional(z.string()),
  }),
)

export const attributesOfMessage = (message: ReceivedMessage): MessageAttributes =>
  z.parse(Attributes, JSON.parse(message.attributes))

/** What SQS itself says of a message. */
export function systemAttributes(message: ReceivedMessage): Record<string, string> {
  return {
    ApproximateReceiveCount: String(message.receive_count),
    SentTimestamp: String(message.sent_at),
    SenderId: message.sender,
    ApproximateFirstReceiveTimestamp: String(message.first_received_at),
    ...(message.trace && { AWSTraceHeader: message.trace }),
    ...(message.dead_letter_source && { DeadLetterQueueSourceArn: message.dead_letter_source }),
  }
}

interface Wanted {
  readonly AttributeNames?: string[] | undefined
  readonly MessageSystemAttributeNames?: string[] | undefined
  readonly MessageAttributeNames?: string[] | undefined
}

/** A message as ReceiveMessage answers it: only the attributes that were asked for. */
export function received(message: ReceivedMessage, wanted: Wanted) {
  const system = [...(wanted.AttributeNames ?? []), ...(wanted.MessageSystemAttributeNames ?? [])]
  const Attributes = picked(systemAttributes(message), system)
  const MessageAttributes = picked(attributesOfMessage(message), wanted.MessageAttributeNames ?? [])
  const sum = md5OfAttributes(MessageAttributes)
  return {
    MessageId: message.message_id,
    ReceiptHandle: message.receipt,
    MD5OfBody: md5(message.body),
    Body: message.body,
    ...(Object.keys(Attributes).length > 0 && { Attributes }),
    ...(sum && { MessageAttributes, MD5OfMessageAttributes: sum }),
  }
}

function picked<Value>(
  all: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  const asked = (name: string) =>
    names.some(pattern => {
      if (pattern === 'All' || pattern === '.*' || pattern === name) return true
      return pattern.endsWith('.*') && name.startsWith(pattern.slice(0, -1))
    })
  return Object.fromEntries(Object.entries(all).filter(([name]) => asked(name)))
}
