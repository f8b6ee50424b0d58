import * as z from 'zod/mini'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { flag, number, tags } from '../template/kind.ts'

const between = (least: number, most: number) => number().check(z.minimum(least), z.maximum(most))
const seconds = (most: number) => between(0, most)
/** The largest message of today's SQS: 1 MiB, attributes included. */
export const MAX_MESSAGE_BYTES = 1_048_576
const DAY = 86_400

/** `AWS::SQS::Queue`. First-in-first-out queues are not carried out, so their properties are unknown here. */
export const QueueProperties = z.strictObject({
  QueueName: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/))),
  VisibilityTimeout: z._default(seconds(43_200), 30),
  DelaySeconds: z._default(seconds(900), 0),
  MessageRetentionPeriod: z._default(between(60, 14 * DAY), 4 * DAY),
  MaximumMessageSize: z._default(between(1024, MAX_MESSAGE_BYTES), MAX_MESSAGE_BYTES),
  ReceiveMessageWaitTimeSeconds: z._default(seconds(20), 0),
  RedrivePolicy: z.optional(
    z.strictObject({
      deadLetterTargetArn: z.string(),
      maxReceiveCount: between(1, 1000),
    }),
  ),
  RedriveAllowPolicy: z.optional(
    z.strictObject({
      redrivePermission: z.enum(['allowAll', 'denyAll', 'byQueue']),
      sourceQueueArns: z.optional(z.array(z.string())),
    }),
  ),
  // Encryption at rest and labels change nothing on this machine.
  SqsManagedSseEnabled: z.optional(flag()),
  KmsMasterKeyId: z.optional(z.string()),
  KmsDataKeyReusePeriodSeconds: z.optional(number()),
  Tags: tags(),
})

/** A deployed queue. */
export interface Queue {
  readonly arn: string
  readonly name: string
  readonly settings: z.output<typeof QueueProperties>
}

export const queueArn = (name: string) => `arn:aws:sqs:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${name}`

/** The queue's name of its address, wherever that points. */
export const nameInUrl = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** Whether a queue may name this one as its dead-letter queue. */
export function takesDeadLettersOf(queue: Queue, sourceArn: string): boolean {
  const allow = queue.settings.RedriveAllowPolicy
  if (!allow || allow.redrivePermission === 'allowAll') return true
  return allow.redrivePermission === 'byQueue' && (allow.sourceQueueArns ?? []).includes(sourceArn)
}
