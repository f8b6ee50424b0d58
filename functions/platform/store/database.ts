import type * as sdk from '@aws-sdk/lib-dynamodb'
import { jsonService } from '#functions/platform/services/json-service.ts'
import { itemOf, rowOf } from './item.ts'

/** What each action takes and gives, as the SDK's document client types them: attributes are values of JavaScript. */
interface Actions {
  readonly GetItem: [sdk.GetCommandInput, sdk.GetCommandOutput]
  readonly PutItem: [sdk.PutCommandInput, sdk.PutCommandOutput]
  readonly UpdateItem: [sdk.UpdateCommandInput, sdk.UpdateCommandOutput]
  readonly DeleteItem: [sdk.DeleteCommandInput, sdk.DeleteCommandOutput]
  readonly Query: [sdk.QueryCommandInput, sdk.QueryCommandOutput]
  readonly Scan: [sdk.ScanCommandInput, sdk.ScanCommandOutput]
  readonly BatchGetItem: [sdk.BatchGetCommandInput, sdk.BatchGetCommandOutput]
  readonly BatchWriteItem: [sdk.BatchWriteCommandInput, sdk.BatchWriteCommandOutput]
  readonly TransactWriteItems: [sdk.TransactWriteCommandInput, sdk.TransactWriteCommandOutput]
}
type Action = keyof Actions
export type Asked<A extends Action> = Actions[A][0]
export type Given<A extends Action> = Omit<Actions[A][1], '$metadata'>

const call = jsonService('dynamodb')

/**
 * DynamoDB in its own JSON: the SDK's client weighs more than all else in a bundle, and takes three times as long to ask. What is
 * undefined is left out. What passes by itself is asked again; rejects with a `ServiceError`.
 */
export const database = {
  ask: async <A extends Action>(action: A, input: Asked<A>): Promise<Given<A>> =>
    mapRows(await call(action, Object(mapRows(input, itemOf))), rowOf) as Given<A>,
}

/** Under these names an action has a row, or what is part of one, or a list of them. */
const ROWS = new Set([
  'Key',
  'Keys',
  'Item',
  'Items',
  'Attributes',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
])

/** What an action is asked, or answers, with each row in it made another. */
export function mapRows<Row>(part: unknown, change: (row: Row) => unknown): unknown {
  if (Array.isArray(part)) return part.map(one => mapRows(one, change))
  if (typeof part !== 'object' || part === null) return part
  const made = Object.entries(part).map(([name, held]) => {
    // By table.
    if (name === 'Responses') return [name, mapTables(held, change)]
    if (!ROWS.has(name) || held === undefined) return [name, mapRows(held, change)]
    return [name, Array.isArray(held) ? held.map(change) : change(held)]
  })
  return Object.fromEntries(made)
}

const mapTables = <Row>(tables: Readonly<Record<string, readonly Row[]>>, change: (row: Row) => unknown) =>
  Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.map(change)]))
