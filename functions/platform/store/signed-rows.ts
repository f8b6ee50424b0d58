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

/** Reads rows of identity's table by key, eventually consistent; in the order asked, undefined where absent. */
export async function getSignedStandings(keys: readonly RowKey[]): Promise<readonly (Row | undefined)[]> {
  const table = environment('standing')
  const asked = { RequestItems: { [table]: { Keys: keys.map(key => marshall(key)) } } }
  const { Responses, UnprocessedKeys } = await call('BatchGetItem', asked)
  if (Object.keys(UnprocessedKeys ?? {}).length > 0) throw new Error('standings were not read whole')
  const rows = ((Responses as Readonly<Record<string, readonly unknown[]>>)[table] ?? []).map(read)
  return keys.map(({ pk, sk }) => rows.find(row => row?.pk === pk && row.sk === sk))
}

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

/** The same; gives what was there before, undefined where nothing was. */
export async function replaceSigned(row: Row): Promise<Row | undefined> {
  const Item = marshall(row, { removeUndefinedValues: true })
  const { Attributes } = await dynamodb('PutItem', { Item, ReturnValues: 'ALL_OLD' })
  return read(Attributes)
}

/** Deletes a row and gives what it was; undefined where there was none. */
export async function takeSigned(key: RowKey): Promise<Row | undefined> {
  const { Attributes } = await dynamodb('DeleteItem', { Key: marshall(key), ReturnValues: 'ALL_OLD' })
  return read(Attributes)
}
