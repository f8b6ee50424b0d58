import { Duration, Validations } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

export const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** As long as SQS keeps anything. What is older goes without a dead letter, so nothing may wait for less. */
export const RETENTION = Duration.days(14)

/** Where work waits that could not be done. */
export function deadLetters(scope: Construct, id: string, queueName: string): Queue {
  const queue = new Queue(scope, id, { ...closed, queueName, retentionPeriod: RETENTION })
  const reason = 'It is itself where failed work ends; a person reads it, mends the cause and redrives it.'
  Validations.of(queue).acknowledge(
    { id: 'AwsSolutions-SQS3', reason },
    { id: 'Serverless-SQSRedrivePolicy', reason },
  )
  return queue
}
