import { AwsError } from '../service.ts'
import type { Queue } from './queue.ts'

interface Counts {
  readonly visible: number
  readonly hidden: number
  readonly delayed: number
}

/** The answer of GetQueueAttributes. */
export function attributesOf({ arn, settings }: Queue, counts: Counts, names: readonly string[]) {
  const all: Record<string, string> = {
    QueueArn: arn,
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.hidden),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    VisibilityTimeout: String(settings.VisibilityTimeout),
    DelaySeconds: String(settings.DelaySeconds),
    MessageRetentionPeriod: String(settings.MessageRetentionPeriod),
    MaximumMessageSize: String(settings.MaximumMessageSize),
    ReceiveMessageWaitTimeSeconds: String(settings.ReceiveMessageWaitTimeSeconds),
    ...(settings.RedrivePolicy && { RedrivePolicy: JSON.stringify(settings.RedrivePolicy) }),
  }
  const unknown = names.find(name => name !== 'All' && name !== 'RedrivePolicy' && !Object.hasOwn(all, name))
  if (unknown) throw new AwsError('InvalidAttributeName', `Unknown Attribute ${unknown}.`)
  const asked = ([name]: [string, string]) => names.includes('All') || names.includes(name)
  return Object.fromEntries(Object.entries(all).filter(asked))
}
