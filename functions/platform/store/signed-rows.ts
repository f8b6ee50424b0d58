import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { environment } from '#functions/platform/environment.ts'
import { jsonService } from '#functions/platform/services/signed.ts'
import type { Row, RowKey } from './rows.ts'

// The functions behind every open connection start often and do little: a signed fetch keeps their bundles a tenth of
// what the SDK's client makes them. Everything else uses `rows.ts`.

const call = jsonService({
  service: 'dynamodb',
  variable: 'DYNAMODB',
  target: 'DynamoDB_20120810',
  version: '1.0',
})
const dynamodb = (action: string, input: object) =>
  call(action, { TableName: environment('table'), ...input })

const read = (item: unknown): Row | undefined => (item ? (unmarshall(item as never) as Row) : undefined)

/** Reads one row, eventually consistent. */
export async function getSigned(key: RowKey): Promise<Row | undefined> {
  const { Item } = await dynamodb('GetItem', { Key: marshall(key) })
  return read(Item)
}

/** The first `limit` rows of a partition whose sort key begins so, consistently read. */
export async function querySigned(pk: string, begins: string, limit: number): Promise<readonly Row[]> {
  const { Items = [] } = await dynamodb('Query', {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :begins)',
    ExpressionAttributeValues: marshall({ ':pk': pk, ':begins': begins }),
    ConsistentRead: true,
    Limit: limit,
  })
  return (Items as readonly unknown[]).flatMap(item => read(item) ?? [])
}

/** Writes a row, whatever was there. */
export async function putSigned(row: Row): Promise<void> {
  await dynamodb('PutItem', { Item: marshall(row, { removeUndefinedValues: true }) })
}

/** Deletes a row and gives what it was; undefined where there was none. */
export async function takeSigned(key: RowKey): Promise<Row | undefined> {
  const { Attributes } = await dynamodb('DeleteItem', { Key: marshall(key), ReturnValues: 'ALL_OLD' })
  return read(Attributes)
}
