import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import { LANES_OF_A_SHARD } from './concurrency.ts'
import type { State } from './data.ts'
import type { NounFunction } from './functions.ts'
import type { Permissions } from './permissions.ts'
import { deadLetters } from './queues.ts'
import type { QueueNamer } from './stages.ts'
import { WildcardStatement } from './wildcard-resources.ts'

/** Which stream records reach a function. */
const filters = {
  /** New outbox rows. */
  outbox: { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } } },
  /** Rows, new or changed, that say whom to tell. */
  told: {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: { NewImage: { tell: { M: { to: { S: [{ exists: true }] } } } } },
  },
} as const

interface Reading {
  readonly filter: keyof typeof filters
  /** In seconds: what is older goes to the failure queue. */
  readonly freshFor: number
  /** -1 for as often as it is fresh. */
  readonly tries: number
}

/**
 * A day, as long as a stream keeps it: an event is late rather than lost. A row that cannot be read is no reason to try
 * again: the relay itself puts it with the failures.
 */
export const outboxReading: Reading = { filter: 'outbox', freshFor: 24 * 60 * 60, tries: -1 }
/**
 * A page that missed a message asks for the truth when it returns: what is old need not be told. But a page that stays does not
 * ask, and behind a message to everybody others wait: it is told for as long as such a crowd lasts.
 */
export const toldReading: Reading = { filter: 'told', freshFor: 300, tries: 3 }

/** The reader of one or more tables' streams, and where the records go that it could not handle. */
export class StreamReader {
  readonly permissions: Permissions
  readonly failures: Queue
  readonly #tables: readonly Table[]
  readonly #reading: Reading

  constructor(scope: Construct, named: QueueNamer, name: string, tables: readonly Table[], reading: Reading) {
    this.#tables = tables
    this.#reading = reading
    this.failures = deadLetters(scope, `${name}-failures`, named(name, 'failures'))
    this.permissions = {
      statements: [
        new PolicyStatement({
          actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
          resources: tables.map(streamOf),
        }),
        new WildcardStatement('listStreams'),
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.failures.queueArn] }),
      ],
      environment: { [ENVIRONMENT.failures]: this.failures.queueUrl },
    }
  }

  feed(fn: NounFunction): void {
    for (const table of this.#tables)
      new CfnEventSourceMapping(fn, `${table.node.id}-stream`, {
        functionName: fn.functionName,
        eventSourceArn: streamOf(table),
        startingPosition: 'TRIM_HORIZON',
        batchSize: 100,
        parallelizationFactor: LANES_OF_A_SHARD,
        bisectBatchOnFunctionError: true,
        maximumRetryAttempts: this.#reading.tries,
        maximumRecordAgeInSeconds: this.#reading.freshFor,
        functionResponseTypes: ['ReportBatchItemFailures'],
        filterCriteria: { filters: [{ pattern: JSON.stringify(filters[this.#reading.filter]) }] },
        destinationConfig: { onFailure: { destination: this.failures.queueArn } },
      })
  }
}

/** What a relay may do beside reading: put events on the bus. */
export const onBus = (state: State): Permissions => ({
  statements: [new PolicyStatement({ actions: ['events:PutEvents'], resources: [state.bus.eventBusArn] })],
  environment: { [ENVIRONMENT.bus]: state.bus.eventBusName },
})

function streamOf(table: Table): string {
  if (!table.tableStreamArn) throw new Error(`${table.node.path} has no stream to read`)
  return table.tableStreamArn
}
