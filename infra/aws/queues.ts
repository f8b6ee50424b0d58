import { Duration, Validations } from 'aws-cdk-lib'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { alarmOnDeadLetters } from './alarms.ts'

export const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true }

/** Where work waits that could not be done: two weeks, with an alarm from the first message on. */
export function deadLetters(scope: Construct, id: string, queueName: string, alarmTopic: Topic): Queue {
  const queue = new Queue(scope, id, { ...closed, queueName, retentionPeriod: Duration.days(14) })
  alarmOnDeadLetters(queue, alarmTopic)
  const reason = 'It is itself where failed work ends; a person reads it, mends the cause and redrives it.'
  Validations.of(queue).acknowledge(
    { id: 'AwsSolutions-SQS3', reason },
    { id: 'Serverless-SQSRedrivePolicy', reason },
  )
  return queue
}
