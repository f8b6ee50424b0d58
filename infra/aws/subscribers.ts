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
import { closed, deadLetters, RETENTION } from './queues.ts'
import type { QueueNamer } from './stages.ts'

const TRIES = 5
const BATCH = 10
/** Characters that EventBridge takes of a pattern. */
const PATTERN_CHARS = 2048

/** How many runs at once, and how many messages each. */
interface Load {
  readonly atOnce?: number
  readonly batch?: number
}

/** One rule for all that a subscriber hears. Throws where that is more than a rule takes. */
export function patternOf(events: readonly EventSpec[]) {
  const names = events.map(({ name }) => name)
  const source = [...new Set(names.map(name => `coqui.${nounOf(name)}`))]
  const chars = JSON.stringify({ source, 'detail-type': names }).length
  if (chars > PATTERN_CHARS)
    throw new Error(`a rule for ${names.length} events has ${chars} characters; ${PATTERN_CHARS} are taken`)
  return { source, detailType: names }
}

/** The queue between the bus and one subscriber, of one event or of several. */
export class Subscription {
  readonly permissions: Permissions
  readonly queue: Queue
  readonly dead: Queue

  constructor(
    scope: Construct,
    state: State,
    named: QueueNamer,
    name: string,
    events: readonly EventSpec[],
    shape: 'subscriber' | 'model',
  ) {
    this.dead = deadLetters(scope, `${name}-dead`, named(name, 'dead'))
    this.queue = new Queue(scope, `${name}-queue`, {
      ...closed,
      queueName: named(name, 'queue'),
      // Six times the function's own, as Lambda advises, so that a message is not handed out while it is worked on.
      visibilityTimeout: Duration.seconds(6 * shapes[shape].seconds),
      retentionPeriod: RETENTION,
      deadLetterQueue: { queue: this.dead, maxReceiveCount: TRIES },
    })
    new Rule(scope, `${name}-rule`, {
      eventBus: state.bus,
      eventPattern: patternOf(events),
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
