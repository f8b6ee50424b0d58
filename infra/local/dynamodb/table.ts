/** A table as it is kept, what CloudFormation may say of it, and how the engine wants it said. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { type Index, invalid, type TableDescription, validate } from './engine.ts'

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))

const index = z.object({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.object({
    ProjectionType: z.enum(['ALL', 'INCLUDE', 'KEYS_ONLY']),
    NonKeyAttributes: z.optional(z.array(z.string())),
  }),
})

/** What changes how a table behaves, and, as `unknown`, what may be said and means nothing on one machine. */
const Definition = z.strictObject({
  TableName: z.string(),
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.optional(z.array(index)),
  LocalSecondaryIndexes: z.optional(z.array(index)),
  StreamSpecification: z.optional(
    z.strictObject({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) }),
  ),
  TimeToLiveSpecification: z.optional(
    z.strictObject({ AttributeName: z.optional(z.string()), Enabled: z.boolean() }),
  ),
  DeletionProtectionEnabled: z.optional(z.boolean()),
  BillingMode: z.optional(z.unknown()),
  ProvisionedThroughput: z.optional(z.unknown()),
  OnDemandThroughput: z.optional(z.unknown()),
  WarmThroughput: z.optional(z.unknown()),
  PointInTimeRecoverySpecification: z.optional(z.unknown()),
  SSESpecification: z.optional(z.unknown()),
  ContributorInsightsSpecification: z.optional(z.unknown()),
  TableClass: z.optional(z.unknown()),
  Tags: z.optional(z.unknown()),
})
type TableDefinition = z.infer<typeof Definition>
export type StreamViewType = NonNullable<TableDefinition['StreamSpecification']>['StreamViewType']

export interface Stream {
  readonly arn: string
  readonly label: string
  readonly view: StreamViewType
}

export interface Table {
  readonly description: TableDescription
  readonly stream?: Stream
  readonly expiry?: string
  /** False while indexes or expiry rows of items that were there before are still being written. */
  readonly filled: boolean
  readonly protected: boolean
}

export function tableArn(name: string): string {
  return `arn:aws:dynamodb:${LOCAL_REGION}:${LOCAL_ACCOUNT}:table/${name}`
}

/** The name and the stream's label in a stream's ARN. */
export function streamParts(arn: string): { name: string; label: string } | undefined {
  const [, name, label] = /:table\/([^/]+)\/stream\/(.+)$/.exec(arn) ?? []
  return name && label ? { name, label } : undefined
}

/** The table that a definition asks for, given the one that exists. Throws `AwsError` where it may not be. */
export function defined(input: unknown, existing: Table | undefined, now: number): Table {
  const read = z.safeParse(Definition, input)
  if (!read.success) throw invalid(`AWS::DynamoDB::Table: ${read.error.issues.map(complaint).join('; ')}`)
  const definition = read.data
  const described = describe(definition, existing, now)
  if (existing) sameKeys(existing.description, described)
  const stream = streamOf(definition, existing, now)
  const ttl = definition.TimeToLiveSpecification
  const expiry = ttl?.Enabled ? ttl.AttributeName : undefined
  const description = stream
    ? {
        ...described,
        StreamSpecification: { StreamEnabled: true, StreamViewType: stream.view },
        LatestStreamArn: stream.arn,
        LatestStreamLabel: stream.label,
      }
    : described
  const derivedAlike =
    existing && shapesOf(existing.description) === shapesOf(described) && existing.expiry === expiry
  return {
    description,
    ...(stream && { stream }),
    ...(expiry && { expiry }),
    filled: !existing || (existing.filled && derivedAlike === true),
    protected: definition.DeletionProtectionEnabled ?? false,
  }
}

function complaint(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return `${[place, ...issue.keys].join(' ').trim()} is not supported here`
  return `${place} is missing or not as expected (${issue.code})`
}

export function indexesOf(description: TableDescription): readonly Index[] {
  return [...(description.GlobalSecondaryIndexes ?? []), ...(description.LocalSecondaryIndexes ?? [])]
}

const shapeOf = ({ IndexName, KeySchema, Projection }: Index) =>
  JSON.stringify([IndexName, KeySchema, Projection])

const shapesOf = (description: TableDescription) => JSON.stringify(indexesOf(description).map(shapeOf).sort())

function describe(definition: TableDefinition, existing: Table | undefined, now: number): TableDescription {
  const { TableName, AttributeDefinitions, KeySchema } = definition
  validate('CreateTable', structuredClone({ ...plain(definition), BillingMode: 'PAY_PER_REQUEST' }))
  const arn = tableArn(TableName)
  const indexed = (indexes: TableDefinition['GlobalSecondaryIndexes']): Index[] | undefined =>
    indexes?.map(({ Projection, ...index }) => ({
      ...index,
      IndexArn: `${arn}/index/${index.IndexName}`,
      Projection: {
        ProjectionType: Projection.ProjectionType,
        ...(Projection.NonKeyAttributes && { NonKeyAttributes: Projection.NonKeyAttributes }),
      },
    }))
  const global = indexed(definition.GlobalSecondaryIndexes)
  const local = indexed(definition.LocalSecondaryIndexes)
  return {
    TableName,
    TableArn: arn,
    TableId: existing?.description.TableId ?? randomUUID(),
    TableStatus: 'ACTIVE',
    CreationDateTime: existing?.description.CreationDateTime ?? now / 1000,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    KeySchema,
    AttributeDefinitions,
    ...(global && {
      GlobalSecondaryIndexes: global.map(index => ({ ...index, IndexStatus: 'ACTIVE' as const })),
    }),
    ...(local && { LocalSecondaryIndexes: local }),
  }
}

/** The members that CreateTable knows too. */
function plain(definition: TableDefinition): object {
  const { TableName, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes } =
    definition
  return { TableName, AttributeDefinitions, KeySchema, GlobalSecondaryIndexes, LocalSecondaryIndexes }
}

function sameKeys(last: TableDescription, next: TableDescription): void {
  const typed = ({ KeySchema, AttributeDefinitions }: TableDescription) =>
    JSON.stringify(
      KeySchema.map(({ AttributeName, KeyType }) => [
        AttributeName,
        KeyType,
        AttributeDefinitions.find(attribute => attribute.AttributeName === AttributeName)?.AttributeType,
      ]),
    )
  if (typed(last) !== typed(next)) throw invalid(`Table ${next.TableName} exists with another key schema`)
  const local = (table: TableDescription) =>
    JSON.stringify((table.LocalSecondaryIndexes ?? []).map(shapeOf).sort())
  if (local(last) !== local(next)) {
    throw invalid(`Table ${next.TableName} exists with other local secondary indexes`)
  }
}

/** A stream of the same view goes on; another view is another stream with its own label. */
function streamOf(definition: TableDefinition, existing: Table | undefined, now: number): Stream | undefined {
  const view = definition.StreamSpecification?.StreamViewType
  if (!view) return undefined
  if (existing?.stream?.view === view) return existing.stream
  const label = new Date(now).toISOString().slice(0, -1)
  return { arn: `${tableArn(definition.TableName)}/stream/${label}`, label, view }
}
