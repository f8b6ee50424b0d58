import * as z from 'zod/mini'

const QueueUrl = z.string()
const Attribute = z.strictObject({
  DataType: z.string().check(z.regex(/^(String|Number|Binary)(\..+)?$/)),
  StringValue: z.optional(z.string()),
  BinaryValue: z.optional(z.string()),
})
const Delay = z.optional(z.int().check(z.minimum(0), z.maximum(900)))
const Visibility = z.int().check(z.minimum(0), z.maximum(43_200))
const outgoing = {
  MessageBody: z.string(),
  DelaySeconds: Delay,
  MessageAttributes: z.optional(z.record(z.string(), Attribute)),
  MessageSystemAttributes: z.optional(z.strictObject({ AWSTraceHeader: z.optional(Attribute) })),
}
const Outgoing = z.strictObject(outgoing)
export type Outgoing = z.output<typeof Outgoing>
const names = z.optional(z.array(z.string()))

/** The calls that the embedded SQS carries out, with their inputs. */
export const sqsInputs = {
  SendMessage: z.strictObject({ QueueUrl, ...outgoing }),
  SendMessageBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id: z.string(), ...outgoing })),
  }),
  ReceiveMessage: z.strictObject({
    QueueUrl,
    MaxNumberOfMessages: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
    WaitTimeSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
    VisibilityTimeout: z.optional(Visibility),
    AttributeNames: names,
    MessageSystemAttributeNames: names,
    MessageAttributeNames: names,
  }),
  DeleteMessage: z.strictObject({ QueueUrl, ReceiptHandle: z.string() }),
  DeleteMessageBatch: z.strictObject({
    QueueUrl,
    Entries: z.array(z.strictObject({ Id: z.string(), ReceiptHandle: z.string() })),
  }),
  ChangeMessageVisibility: z.strictObject({
    QueueUrl,
    ReceiptHandle: z.string(),
    VisibilityTimeout: Visibility,
  }),
  GetQueueAttributes: z.strictObject({ QueueUrl, AttributeNames: names }),
  GetQueueUrl: z.strictObject({ QueueName: z.string(), QueueOwnerAWSAccountId: z.optional(z.string()) }),
  PurgeQueue: z.strictObject({ QueueUrl }),
  ListQueues: z.strictObject({ QueueNamePrefix: z.optional(z.string()), MaxResults: z.optional(z.int()) }),
  StartMessageMoveTask: z.strictObject({
    SourceArn: z.string(),
    DestinationArn: z.optional(z.string()),
    MaxNumberOfMessagesPerSecond: z.optional(z.int()),
  }),
}
