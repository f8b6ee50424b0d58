/** TransactWriteItems and TransactGetItems, which the engine does not have, made of the actions it has. */
import { createHash } from 'node:crypto'
import { AwsError } from '../service.ts'
import {
  core,
  examine,
  invalid,
  parameters,
  parse,
  type Request,
  refuse,
  runNow,
  type Store,
} from './engine.ts'
import { type Item, itemBytes } from './item.ts'
import type { Table } from './table.ts'
import type { Work } from './work.ts'

const MAX_BYTES = 4 * 1024 * 1024
const CONDITIONS = [
  'TableName',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
]
const RETURN_OLD = { ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] } }

/** What a transaction may hold, by the action that carries it out; a check is a delete that is not done. */
const OPERATIONS = {
  ConditionCheck: 'DeleteItem',
  Put: 'PutItem',
  Delete: 'DeleteItem',
  Update: 'UpdateItem',
} as const
type Kind = keyof typeof OPERATIONS
const KINDS: readonly Kind[] = ['ConditionCheck', 'Put', 'Delete', 'Update']

const structure = (name: string, children: object) => ({ type: `FieldStruct<${name}>`, children })
const many = (name: string, children: object) => ({
  TransactItems: {
    type: 'List',
    notNull: true,
    lengthGreaterThanOrEqual: 1,
    lengthLessThanOrEqual: 100,
    children: { type: `ValueStruct<${name}>`, children },
  },
  ...parameters('GetItem', ['ReturnConsumedCapacity']),
})

const WRITE = {
  ...many('TransactWriteItem', {
    ConditionCheck: structure('ConditionCheck', {
      ...parameters('DeleteItem', [...CONDITIONS, 'Key']),
      ...RETURN_OLD,
    }),
    Put: structure('Put', { ...parameters('PutItem', [...CONDITIONS, 'Item']), ...RETURN_OLD }),
    Delete: structure('Delete', { ...parameters('DeleteItem', [...CONDITIONS, 'Key']), ...RETURN_OLD }),
    Update: structure('Update', {
      ...parameters('UpdateItem', [...CONDITIONS, 'Key', 'UpdateExpression']),
      ...RETURN_OLD,
    }),
  }),
  ...parameters('PutItem', ['ReturnItemCollectionMetrics']),
  ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
}

const GET = many('TransactGetItem', {
  Get: structure(
    'Get',
    parameters('GetItem', ['TableName', 'Key', 'ProjectionExpression', 'ExpressionAttributeNames']),
  ),
})

export interface WriteOperation {
  readonly kind: Kind
  readonly request: Request
  readonly table: Table
  readonly key: string
}

export interface WriteTransaction {
  readonly operations: readonly WriteOperation[]
  readonly capacity: unknown
  readonly token: string | undefined
  /** Of everything that a second request with the same token must have in common. */
  readonly digest: string
}

type Find = (name: string) => Table | undefined

/** Checks all that can be checked without looking at an item. The input is consumed. */
export function readWriteTransaction(input: object, find: Find): WriteTransaction {
  const text = JSON.stringify('TransactItems' in input ? input.TransactItems : null)
  const request = parse(input, WRITE)
  const members = request.TransactItems as Partial<Record<Kind, Request>>[]
  const operations = members.map(member => readOperation(member, find))
  distinct(operations)
  const token = request.ClientRequestToken
  return {
    operations,
    capacity: request.ReturnConsumedCapacity,
    token: typeof token === 'string' ? token : undefined,
    digest: createHash('sha256').update(text).digest('base64'),
  }
}

function readOperation(member: Partial<Record<Kind, Request>>, find: Find): WriteOperation {
  const [kind, ...more] = KINDS.filter(kind => member[kind])
  const request = kind && member[kind]
  if (!kind || !request) {
    throw invalid('Invalid Request: TransactWriteRequest should contain Delete or Put or Update request')
  }
  if (more.length > 0) throw invalid('TransactItems can only contain one of Check, Put, Update or Delete')
  if (kind === 'Update' && request.UpdateExpression === undefined) {
    throw invalid('UpdateExpression is required for Update operations in TransactWriteItems')
  }
  if (kind === 'ConditionCheck' && request.ConditionExpression === undefined) {
    throw invalid('ConditionExpression is required for ConditionCheck operations in TransactWriteItems')
  }
  examine(OPERATIONS[kind], request)
  const table = existing(request.TableName, find)
  const key = keyOf(request, kind, table)
  if (kind === 'Update') refuse(core.validateUpdates(undefined, request._updates, table.description))
  return { kind, request, table, key }
}

function keyOf(request: Request, kind: Kind, { description }: Table): string {
  const names = description.KeySchema.map(({ AttributeName }) => AttributeName)
  const key: Item = {}
  for (const [name, value] of Object.entries(kind === 'Put' ? request.Item : request.Key)) {
    if (kind !== 'Put' || names.includes(name)) key[name] = value
  }
  refuse(core.validateKey(key, description))
  return core.createKey(key, description)
}

/** Carries all out within one unit of work, or throws `TransactionCanceledException` with a reason for each. */
export function perform({ operations, capacity }: WriteTransaction, work: Work): object {
  const outcomes = operations.map(operation => attempt(operation, capacity, work))
  const reasons = outcomes.map(({ reason }) => reason)
  if (reasons.some(({ Code }) => Code !== 'None')) throw canceled(reasons)
  limited(work.bytes)
  return consumed(outcomes.map(({ answer }) => answer))
}

interface Reason {
  Code: string
  Message?: string
  Item?: Item
}

interface Answer {
  Item?: Item
  ConsumedCapacity?: { TableName: string; CapacityUnits: number }
}

function attempt(
  operation: WriteOperation,
  capacity: unknown,
  work: Work,
): { reason: Reason; answer: Answer } {
  const { kind, request } = operation
  try {
    const store = kind === 'ConditionCheck' ? work.checks : work.store
    const answer = runNow(OPERATIONS[kind], store, { ...request, ReturnConsumedCapacity: capacity })
    return { reason: { Code: 'None' }, answer }
  } catch (error) {
    return { reason: reasonOf(error, request, work), answer: {} }
  }
}

function reasonOf(error: unknown, request: Request, work: Work): Reason {
  if (!(error instanceof AwsError)) throw error
  if (error.code === 'ConditionalCheckFailedException') {
    const Item = request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' ? work.last : undefined
    return { Code: 'ConditionalCheckFailed', Message: error.message, ...(Item && { Item }) }
  }
  if (error.code === 'ValidationException') return { Code: 'ValidationError', Message: error.message }
  throw error
}

function canceled(reasons: readonly Reason[]): AwsError {
  const codes = reasons.map(({ Code }) => Code).join(', ')
  return new AwsError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons: reasons },
  )
}

/** Reads all at one moment, which `store` must show; the input is consumed. */
export function getTogether(input: object, find: Find, store: (request: Request) => Store): object {
  const request = parse(input, GET)
  const members = request.TransactItems as { Get?: Request }[]
  const gets = members.map(({ Get }, at) => {
    if (!Get) throw invalid(`1 validation error detected: ${nullAt(`transactItems.${at + 1}.member.get`)}`)
    examine('GetItem', Get)
    const table = existing(Get.TableName, find)
    return { request: Get, table, key: keyOf(Get, 'Delete', table) }
  })
  distinct(gets)
  const ReturnConsumedCapacity = request.ReturnConsumedCapacity
  const answers: Answer[] = gets.map(get =>
    runNow('GetItem', store(get.request), { ...get.request, ReturnConsumedCapacity, ConsistentRead: true }),
  )
  limited(answers.reduce((bytes, { Item }) => bytes + (Item ? itemBytes(Item) : 0), 0))
  return { ...consumed(answers), Responses: answers.map(({ Item }) => (Item ? { Item } : {})) }
}

const nullAt = (path: string) =>
  `Value null at '${path}' failed to satisfy constraint: Member must not be null`

function limited(bytes: number): void {
  if (bytes > MAX_BYTES) throw invalid('The items of a transaction may hold 4 MB together')
}

function existing(name: string, find: Find): Table {
  const table = find(name)
  if (!table) throw new AwsError('ResourceNotFoundException', 'Requested resource not found')
  return table
}

function distinct(operations: readonly { table: Table; key: string }[]): void {
  const seen = new Set(operations.map(({ table, key }) => `${table.description.TableId}!${key}`))
  if (seen.size < operations.length) {
    throw invalid('Transaction request cannot include multiple operations on one item')
  }
}

/** What was consumed, by table; a transacted unit costs two. */
function consumed(answers: readonly Answer[]): object {
  const totals = new Map<string, number>()
  for (const { ConsumedCapacity } of answers) {
    if (!ConsumedCapacity) continue
    const { TableName, CapacityUnits } = ConsumedCapacity
    totals.set(TableName, (totals.get(TableName) ?? 0) + 2 * CapacityUnits)
  }
  if (totals.size === 0) return {}
  return {
    ConsumedCapacity: Array.from(totals, ([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })),
  }
}
