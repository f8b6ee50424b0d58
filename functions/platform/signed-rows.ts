import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { environment } from './environment.ts'
import type { Row, RowKey } from './rows.ts'
import { endpointOf, signer } from './signed.ts'

// The functions behind every open connection start often and do little: a signed fetch keeps their bundles a tenth of
// what the SDK's client makes them. Everything else uses `rows.ts`.

const aws = signer('dynamodb')
const endpoint = endpointOf('dynamodb', 'DYNAMODB')

type Answer = Readonly<Record<string, unknown>>

/** Calls DynamoDB; throws an error named by the service's code. */
async function dynamodb(action: string, input: Readonly<Record<string, unknown>>): Promise<Answer> {
  const response = await aws.fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${action}` },
    body: JSON.stringify({ TableName: environment('table'), ...input }),
  })
  const answer = (await response.json()) as Answer
  if (response.ok) return answer
  const error = new Error(String(answer.message ?? answer.Message ?? response.status))
  error.name =
    String(answer.__type ?? 'UnknownError')
      .split('#')
      .pop() ?? 'UnknownError'
  throw error
}

const read = (item: unknown): Row | undefined => (item ? (unmarshall(item as never) as Row) : undefined)

/** Reads one row, eventually consistent. */
export async function getSigned(key: RowKey): Promise<Row | undefined> {
  const { Item } = await dynamodb('GetItem', { Key: marshall(key) })
  return read(Item)
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
