import * as z from 'zod/mini'
import { compilePattern, type Matcher } from '../events/pattern.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { flag, number, tags } from '../template/kind.ts'

const between = (least: number, most: number) => number().check(z.minimum(least), z.maximum(most))
const FOR_EVER = -1

/** `AWS::Lambda::EventSourceMapping`, of a queue or of a table's stream. */
export const MappingProperties = z.strictObject({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  Enabled: z._default(flag(), true),
  BatchSize: z.optional(between(1, 10_000)),
  MaximumBatchingWindowInSeconds: z._default(between(0, 300), 0),
  FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
  FilterCriteria: z.optional(
    z.strictObject({ Filters: z.array(z.strictObject({ Pattern: z.string() })).check(z.maxLength(5)) }),
  ),
  // Queues only.
  ScalingConfig: z.optional(z.strictObject({ MaximumConcurrency: between(2, 1000) })),
  // Streams only.
  StartingPosition: z.optional(z.enum(['TRIM_HORIZON', 'LATEST'])),
  ParallelizationFactor: z._default(between(1, 10), 1),
  BisectBatchOnFunctionError: z._default(flag(), false),
  MaximumRetryAttempts: z._default(between(FOR_EVER, 10_000), FOR_EVER),
  MaximumRecordAgeInSeconds: z._default(between(FOR_EVER, 604_800), FOR_EVER),
  DestinationConfig: z.optional(
    z.strictObject({ OnFailure: z.optional(z.strictObject({ Destination: z.string() })) }),
  ),
  Tags: tags(),
})

/** A deployed mapping. */
export interface Mapping {
  readonly id: string
  readonly source: 'sqs' | 'dynamodb'
  readonly sourceArn: string
  readonly functionArn: string
  readonly enabled: boolean
  readonly batchSize: number
  readonly windowMs: number
  readonly reportsFailures: boolean
  readonly wants: Matcher
  readonly atOnce: number
  readonly from: 'TRIM_HORIZON' | 'LATEST'
  readonly lanes: number
  readonly bisects: boolean
  /** How often a failed batch is tried again. */
  readonly retries: number
  readonly longestAgeMs: number
  readonly onFailureArn: string | undefined
}

/** How many batches of a queue run at once where nothing is said; Lambda begins with five. */
const AT_ONCE = 5
const BATCH_SIZE = { sqs: 10, dynamodb: 100 }

export function mappingOf(id: string, properties: z.output<typeof MappingProperties>): Mapping {
  const source = properties.EventSourceArn.split(':')[2]
  if (source !== 'sqs' && source !== 'dynamodb')
    throw new Error(`no mapping from ${properties.EventSourceArn}`)
  if (source === 'dynamodb' && !properties.StartingPosition)
    throw new Error('a stream needs a StartingPosition')
  const { MaximumRetryAttempts: retries, MaximumRecordAgeInSeconds: age } = properties
  const filters = properties.FilterCriteria?.Filters.map(({ Pattern }) => compilePattern(JSON.parse(Pattern)))
  return {
    id,
    source,
    sourceArn: properties.EventSourceArn,
    functionArn: functionArnOf(properties.FunctionName),
    enabled: properties.Enabled,
    batchSize: properties.BatchSize ?? BATCH_SIZE[source],
    windowMs: properties.MaximumBatchingWindowInSeconds * 1000,
    reportsFailures: properties.FunctionResponseTypes.length > 0,
    wants: filters ? record => filters.some(filter => filter(record)) : () => true,
    atOnce: properties.ScalingConfig?.MaximumConcurrency ?? AT_ONCE,
    from: properties.StartingPosition ?? 'TRIM_HORIZON',
    lanes: properties.ParallelizationFactor,
    bisects: properties.BisectBatchOnFunctionError,
    retries: retries === FOR_EVER ? Number.POSITIVE_INFINITY : retries,
    longestAgeMs: age === FOR_EVER ? Number.POSITIVE_INFINITY : age * 1000,
    onFailureArn: properties.DestinationConfig?.OnFailure?.Destination,
  }
}

const functionArnOf = (name: string) =>
  name.startsWith('arn:') ? name : `arn:aws:lambda:${LOCAL_REGION}:${LOCAL_ACCOUNT}:function:${name}`
