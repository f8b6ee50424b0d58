import { GetQueueAttributesCommand, GetQueueUrlCommand, type SQSClient } from '@aws-sdk/client-sqs'

/** Where queues are, by name. */
export function queueUrls(sqs: SQSClient) {
  const urlOf = async (QueueName: string): Promise<string> => {
    const { QueueUrl = '' } = await sqs.send(new GetQueueUrlCommand({ QueueName }))
    return QueueUrl
  }
  /** How many messages wait there, about. */
  const count = async (name: string): Promise<number> => {
    const { Attributes = {} } = await sqs.send(
      new GetQueueAttributesCommand({
        QueueUrl: await urlOf(name),
        AttributeNames: ['ApproximateNumberOfMessages'],
      }),
    )
    return Number(Attributes.ApproximateNumberOfMessages ?? 0)
  }
  return Object.assign(urlOf, { count })
}
