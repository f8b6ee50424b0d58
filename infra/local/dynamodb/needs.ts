/** What a caller must be granted for a call, as DynamoDB asks IAM. */
import { LOCAL_ACCOUNT, LOCAL_REGION, type Need } from '../service.ts'
import { validate } from './engine.ts'
import { indexesOf, type Table, tableArn } from './table.ts'

type Find = (name: string) => Table | undefined
type Members = Readonly<Record<string, unknown>>

const TRANSACTED = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
  Get: 'dynamodb:GetItem',
}

/** Pure. A malformed input needs what can be told of it: the call itself will refuse it. */
export function needsOf(action: string, input: unknown, find: Find): readonly Need[] {
  const members = membersOf(input)
  const name = textOf(members.TableName)
  switch (action) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return listOf(members.TransactItems).flatMap(item => transacted(action, item, find))
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.entries(membersOf(members.RequestItems)).map(([table, request]) =>
        need(action, tableArn(table), find(table), batchKeys(request)),
      )
    case 'Query':
    case 'Scan': {
      const index = textOf(members.IndexName)
      const resource = index ? `${tableArn(name)}/index/${index}` : tableArn(name)
      return [withKeys({ action: `dynamodb:${action}`, resource }, queried(action, input, index, find(name)))]
    }
    case 'ListTables':
      return [
        {
          action: 'dynamodb:ListTables',
          resource: `arn:aws:dynamodb:${LOCAL_REGION}:${LOCAL_ACCOUNT}:table/*`,
        },
      ]
    default:
      return [need(action, tableArn(name), find(name), [members.Key ?? members.Item])]
  }
}

function transacted(action: string, item: unknown, find: Find): Need[] {
  return Object.entries(TRANSACTED).flatMap(([kind, granted]) => {
    const operation = membersOf(item)[kind]
    if (!operation) return []
    const members = membersOf(operation)
    const name = textOf(members.TableName)
    const keyed = withKeys(
      { action: granted, resource: tableArn(name) },
      leading(find(name), [members.Key ?? members.Item]),
    )
    return [{ ...keyed, context: { ...keyed.context, 'dynamodb:EnclosingOperation': action } }]
  })
}

function need(action: string, resource: string, table: Table | undefined, items: readonly unknown[]): Need {
  return withKeys({ action: `dynamodb:${action}`, resource }, leading(table, items))
}

function withKeys(bare: Need, values: readonly string[]): Need {
  return values.length > 0 ? { ...bare, context: { 'dynamodb:LeadingKeys': values } } : bare
}

/** The distinct partition keys of items or keys. */
function leading(table: Table | undefined, items: readonly unknown[]): string[] {
  const name = table?.description.KeySchema[0]?.AttributeName
  if (name === undefined) return []
  return distinct(items.map(item => scalarOf(membersOf(item)[name])))
}

function batchKeys(request: unknown): readonly unknown[] {
  const { Keys } = membersOf(request)
  if (Keys) return listOf(Keys)
  return listOf(request).map(member => {
    const { PutRequest, DeleteRequest } = membersOf(member)
    return membersOf(PutRequest).Item ?? membersOf(DeleteRequest).Key
  })
}

/** The partition that a query asks for, of the table or of its index. */
function queried(action: string, input: unknown, index: string, table: Table | undefined): string[] {
  if (action !== 'Query' || !table) return []
  const schema = index
    ? indexesOf(table.description).find(({ IndexName }) => IndexName === index)?.KeySchema
    : table.description.KeySchema
  const name = schema?.[0]?.AttributeName
  if (name === undefined) return []
  const plain = plainlyQueried(membersOf(input), name)
  if (plain !== undefined) return [plain]
  try {
    const { KeyConditions } = validate('Query', structuredClone(membersOf(input)))
    const values = membersOf(membersOf(KeyConditions)[name]).AttributeValueList
    return distinct(listOf(values).map(scalarOf))
  } catch {
    return []
  }
}

/** Most queries begin with what their partition is equal to: they need not be parsed, which takes longer than the answer. */
const PARTITION = /^\s*(#?\w+)\s*=\s*(:\w+)\s*(?:$|AND\b)/i

/** The partition of a query that says it first, where this is the key's name; undefined of any other. */
function plainlyQueried(query: Members, key: string): string | undefined {
  const [, name = '', value = ''] = PARTITION.exec(textOf(query.KeyConditionExpression)) ?? []
  const named = name.startsWith('#') ? membersOf(query.ExpressionAttributeNames)[name] : name
  return named === key ? scalarOf(membersOf(query.ExpressionAttributeValues)[value]) : undefined
}

function scalarOf(value: unknown): string | undefined {
  const { S, N, B } = membersOf(value)
  return [S, N, B].find(scalar => typeof scalar === 'string')
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter(value => value !== undefined))]
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
