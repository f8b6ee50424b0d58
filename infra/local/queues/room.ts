import type { DatabaseSync } from 'node:sqlite'
import { type Clock, systemClock } from '../clock.ts'
import type { Meter } from '../meter.ts'
import type { Room } from '../room.ts'
import { LOCAL_ACCOUNT } from '../service.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
import { QueueProperties, queueArn, takesDeadLettersOf } from './queue.ts'
import { type Chaos, Queues } from './queues.ts'
import { sqsService } from './sqs-service.ts'

export interface QueuesSurroundings {
  readonly store: DatabaseSync
  /** The endpoint that queue URLs begin with, as in `http://127.0.0.1:3001`. */
  readonly address: string
  readonly clock?: Clock
  readonly chaos?: Chaos
  readonly meter?: Meter
}

/** Amazon SQS on this machine. */
export function createQueues({ store, address, clock = systemClock, chaos, meter }: QueuesSurroundings) {
  const queues = new Queues(store, clock, chaos, meter)
  return {
    queues,
    service: sqsService(queues, address),
    kinds: {
      'AWS::SQS::Queue': kind(QueueProperties, (settings, declaration) => {
        const name = settings.QueueName ?? physicalName(declaration.stack, declaration.logicalId, 80)
        const arn = queueArn(name)
        const dead = settings.RedrivePolicy && queues.get(settings.RedrivePolicy.deadLetterTargetArn)
        if (dead && !takesDeadLettersOf(dead, arn)) {
          throw misdeclared(declaration, 'RedrivePolicy', `${dead.name} does not take its dead letters`)
        }
        queues.add({ arn, name, settings })
        const ref = `${address}/${LOCAL_ACCOUNT}/${name}`
        return { ref, attributes: { Arn: arn, QueueName: name, QueueUrl: ref } }
      }),
    },
    close: async () => undefined,
  } satisfies Room & { queues: Queues }
}
