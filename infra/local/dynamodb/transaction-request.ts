/** What a transaction asks for, checked as far as can be without looking at an item. */
import { createHash } from 'node:crypto'
import { AwsError } from '../service.ts'
import { core, examine, invalid, parameters, parse, type Request, refuse } from './engine.ts'
import type { Item } from './item.ts'
import type { Table } from './table.ts'

const CONDITIONS = [
  'TableName',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
]
const RETURN_OLD = { ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] } }

/** What a transaction may hold, by the action that carries it out; a check is a delete that is not done. */
export const OPERATIONS = {
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
  const operations = members.map(readOperation)
  distinct(operations.map(operation => itemOf(operation, find)))
  const token = request.ClientRequestToken
  return {
    operations,
    capacity: request.ReturnConsumedCapacity,
    token: typeof token === 'string' ? token : undefined,
    digest: createHash('sha256').update(text).digest('base64'),
  }
}

export interface GetTransaction {
  readonly gets: readonly Request[]
  readonly capacity: unknown
}

/** The items that a transaction gets. The input is consumed. */
export function readGetTransaction(input: object, find: Find): GetTransaction {
  const request = parse(input, GET)
  const members = request.TransactItems as { Get?: Request }[]
  const gets = members.map(({ Get }, at) => {
    if (!Get) throw invalid(`1 validation error detected: ${nullAt(`transactItems.${at + 1}.member.get`)}`)
    examine('GetItem', Get)
    return Get
  })
  distinct(gets.map(request => itemOf({ kind: 'Delete', request }, find)))
  return { gets, capacity: request.ReturnConsumedCapacity }
}

const nullAt = (path: string) =>
  `Value null at '${path}' failed to satisfy constraint: Member must not be null`

function readOperation(member: Partial<Record<Kind, Request>>): WriteOperation {
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
  return { kind, request }
}

/** Which item of which table an operation is about, as one text. */
function itemOf({ kind, request }: WriteOperation, find: Find): string {
  const table = find(request.TableName)
  if (!table) throw new AwsError('ResourceNotFoundException', 'Requested resource not found')
  const { description } = table
  const names = description.KeySchema.map(({ AttributeName }) => AttributeName)
  const members = Object.entries(kind === 'Put' ? request.Item : request.Key)
  const key: Item = Object.fromEntries(members.filter(([name]) => kind !== 'Put' || names.includes(name)))
  refuse(core.validateKey(key, description))
  if (kind === 'Update') refuse(core.validateUpdates(undefined, request._updates, description))
  return `${description.TableId}!${core.createKey(key, description)}`
}

function distinct(items: readonly string[]): void {
  if (new Set(items).size < items.length) {
    throw invalid('Transaction request cannot include multiple operations on one item')
  }
}
