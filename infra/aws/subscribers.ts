import { Duration, Validations } from 'aws-cdk-lib'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { type EventSpec, nounOf } from '#shared/kernel/event.ts'
import { SUBSCRIBER_AT_ONCE } from './concurrency.ts'
import type { State } from './data.ts'
import { type NounFunction, shapes } from './functions.ts'
import type { Permissions } from './permissions.ts'
import { closed, deadLetters, KEPT } from './queues.ts'
import type { QueueNamer } from './stages.ts'

const TRIES = 5
const BATCH = 10

/** How many runs at once, and how many messages each. */
interface Load {
  readonly atOnce?: number
  readonly batch?: number
}

/** The queue between the bus and one subscriber. */
export class Subscription {
  readonly permissions: Permissions
  readonly queue: Queue
  readonly dead: Queue

  constructor(
    scope: Construct,
    state: State,
    named: QueueNamer,
    name: string,
    event: EventSpec,
    shape: 'subscriber' | 'model',
  ) {
    this.dead = deadLetters(scope, `${name}-dead`, named(name, 'dead'))
    this.queue = new Queue(scope, `${name}-queue`, {
      ...closed,
      queueName: named(name, 'queue'),
      // Six times the function's own, as Lambda advises, so that a message is not handed out while it is worked on.
      visibilityTimeout: Duration.seconds(6 * shapes[shape].seconds),
      retentionPeriod: KEPT,
      deadLetterQueue: { queue: this.dead, maxReceiveCount: TRIES },
    })
    new Rule(scope, `${name}-rule`, {
      eventBus: state.bus,
      eventPattern: { source: [`coqui.${nounOf(event.name)}`], detailType: [event.name] },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.dead })],
    })
    this.permissions = {
      statements: [
        new PolicyStatement({
          actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
          resources: [this.queue.queueArn],
        }),
      ],
      environment: {},
    }
  }

  feed(fn: NounFunction, { atOnce = SUBSCRIBER_AT_ONCE, batch = BATCH }: Load = {}): void {
    const source = new CfnEventSourceMapping(fn, 'Queue', {
      functionName: fn.functionName,
      eventSourceArn: this.queue.queueArn,
      batchSize: batch,
      functionResponseTypes: ['ReportBatchItemFailures'],
      scalingConfig: { maximumConcurrency: atOnce },
    })
    Validations.of(source).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason:
        'A queue’s failures go to the dead-letter queue of the queue itself; a mapping of a queue takes no destination.',
    })
  }
}
