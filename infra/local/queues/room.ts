import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { type Clock, systemClock } from '../clock.ts'
import { propertiesOf, type Room } from '../room.ts'
import { nameInUrl, QueueProperties, queueArn, takesDeadLettersOf } from './queue.ts'
import { type Chaos, Queues } from './queues.ts'
import { sqsService } from './sqs-service.ts'

const QueuePolicyProperties = z.strictObject({ Queues: z.array(z.string()), PolicyDocument: z.unknown() })

export interface QueuesOptions {
  readonly store: DatabaseSync
  /** The endpoint that queue URLs begin with, as in `http://127.0.0.1:3001`. */
  readonly address: string
  /** Takes the policy of a resource, for whoever judges what is permitted. */
  readonly attachPolicy: (resourceArn: string, policyDocument: unknown) => void
  readonly clock?: Clock
  readonly chaos?: Chaos
}

/** Amazon SQS on this machine. */
export function queuesRoom({ store, address, attachPolicy, clock = systemClock, chaos }: QueuesOptions) {
  const queues = new Queues(store, clock, chaos)
  const room = {
    queues,
    service: sqsService(queues, address),
    kinds: {
      async 'AWS::SQS::Queue'(declaration) {
        const settings = propertiesOf(QueueProperties, declaration)
        const name = settings.QueueName ?? `${declaration.stack}-${declaration.logicalId}`.slice(0, 80)
        const arn = queueArn(name)
        const dead = settings.RedrivePolicy && queues.get(settings.RedrivePolicy.deadLetterTargetArn)
        if (dead && !takesDeadLettersOf(dead, arn)) {
          throw new Error(`${dead.name} does not take the dead letters of ${name}`)
        }
        queues.add({ arn, name, settings })
        const ref = `${address}/${arn.split(':')[4]}/${name}`
        return { ref, attributes: { Arn: arn, QueueName: name, QueueUrl: ref } }
      },
      async 'AWS::SQS::QueuePolicy'(declaration) {
        const { Queues: urls, PolicyDocument } = propertiesOf(QueuePolicyProperties, declaration)
        for (const url of urls) attachPolicy(queues.get(queueArn(nameInUrl(url))).arn, PolicyDocument)
        const id = `${declaration.stack}-${declaration.logicalId}`
        return { ref: id, attributes: { Id: id } }
      },
    },
    close: async () => undefined,
  } satisfies Room & { queues: Queues }
  return room
}
