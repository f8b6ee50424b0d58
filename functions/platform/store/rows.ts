import type * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { database } from './database.ts'

export interface RowKey {
  readonly pk: string
  readonly sk: string
}
export type Row = RowKey & Readonly<Record<string, unknown>>
/** What an eventual read gives may be a second old, and costs half. */
type Reading = 'consistent' | 'eventual'

/** Reads one row of the noun's table, consistently unless told; undefined where there is none. */
export async function getRow<T>(
  schema: z.ZodMiniType<T>,
  key: RowKey,
  reading: Reading = 'consistent',
): Promise<T | undefined> {
  const { Item } = await database.ask('GetItem', {
    TableName: environment('table'),
    Key: key,
    ConsistentRead: reading === 'consistent',
  })
  return Item && schema.parse(Item)
}

/** The most keys that one BatchGetItem takes. */
const BATCH_KEYS = 100

/** Reads rows of the noun's table by key, consistently; in the order asked, undefined where absent. Keys may repeat. */
export async function getRows<T>(
  schema: z.ZodMiniType<T>,
  keys: readonly RowKey[],
): Promise<readonly (T | undefined)[]> {
  const table = environment('table')
  const nameOf = ({ pk, sk }: RowKey) => `${pk}\n${sk}`
  const found = new Map<string, T>()
  let wanted = [...new Map(keys.map(key => [nameOf(key), key])).values()]
  while (wanted.length > 0) {
    const Keys = wanted.slice(0, BATCH_KEYS)
    const { Responses, UnprocessedKeys } = await database.ask('BatchGetItem', {
      RequestItems: { [table]: { Keys, ConsistentRead: true } },
    })
    for (const row of Responses?.[table] ?? []) found.set(nameOf(row as Row), schema.parse(row))
    const left = (UnprocessedKeys?.[table]?.Keys ?? []) as RowKey[]
    wanted = [...left, ...wanted.slice(BATCH_KEYS)]
  }
  return keys.map(key => found.get(nameOf(key)))
}

interface RowQuery {
  readonly pk: string
  /** What the sort key begins with. */
  readonly begins: string
  /** Instead: between which two the sort key lies, both included. */
  readonly between?: readonly [string, string]
  readonly limit: number
  readonly newestFirst?: boolean
  /** Leaves out the rows that have this attribute. */
  readonly without?: string
  /** The sort key after which to begin. */
  readonly after?: string
}

/** Reads the rows of a partition whose sort key begins or lies so, consistently, oldest first unless told. */
export async function queryRows<T>(schema: z.ZodMiniType<T>, asked: RowQuery): Promise<readonly T[]> {
  const found: T[] = []
  let from: Record<string, unknown> | undefined =
    asked.after === undefined ? undefined : { pk: asked.pk, sk: asked.after }
  do {
    const { Items = [], LastEvaluatedKey } = await database.ask('Query', {
      TableName: environment('table'),
      KeyConditionExpression: `pk = :pk AND ${asked.between ? 'sk BETWEEN :from AND :until' : 'begins_with(sk, :begins)'}`,
      ExpressionAttributeValues: {
        ':pk': asked.pk,
        ...(asked.between
          ? { ':from': asked.between[0], ':until': asked.between[1] }
          : { ':begins': asked.begins }),
      },
      ...(asked.without && {
        FilterExpression: 'attribute_not_exists(#without)',
        ExpressionAttributeNames: { '#without': asked.without },
      }),
      ScanIndexForward: !asked.newestFirst,
      Limit: asked.limit,
      ConsistentRead: true,
      ExclusiveStartKey: from,
    })
    found.push(...Items.map(item => schema.parse(item)))
    from = LastEvaluatedKey
  } while (from && found.length < asked.limit)
  return found.slice(0, asked.limit)
}

interface IndexQuery {
  readonly index: { readonly name: string; readonly pk: string; readonly sk: string }
  /** The value of the index's partition key. */
  readonly of: string
  /** What its sort key begins with. */
  readonly begins?: string
  readonly limit: number
  readonly newestFirst?: boolean
  /** Where the page before ended, as that page gave it. */
  readonly after?: Readonly<Record<string, unknown>> | undefined
}

/** Reads one page of an index. It lags behind its table: decide nothing by it that a condition does not check. */
export async function queryIndex<T>(
  schema: z.ZodMiniType<T>,
  { index, of, begins, limit, newestFirst = false, after }: IndexQuery,
): Promise<{ readonly rows: readonly T[]; readonly next: Readonly<Record<string, unknown>> | undefined }> {
  const { Items = [], LastEvaluatedKey } = await database.ask('Query', {
    TableName: environment('table'),
    IndexName: index.name,
    KeyConditionExpression: `#pk = :pk${begins === undefined ? '' : ' AND begins_with(#sk, :begins)'}`,
    ExpressionAttributeNames: { '#pk': index.pk, ...(begins !== undefined && { '#sk': index.sk }) },
    ExpressionAttributeValues: { ':pk': of, ...(begins !== undefined && { ':begins': begins }) },
    ScanIndexForward: !newestFirst,
    Limit: limit,
    ExclusiveStartKey: after,
  })
  return { rows: Items.map(item => schema.parse(item)), next: LastEvaluatedKey }
}

/** Reads all rows of the noun's table with this sort key, in no order and not quite at one moment. For what the clock does. */
export async function* scanRows<T>(schema: z.ZodMiniType<T>, sk: string): AsyncGenerator<T> {
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.ask('Scan', {
      TableName: environment('table'),
      FilterExpression: 'sk = :sk',
      ExpressionAttributeValues: { ':sk': sk },
      ExclusiveStartKey: from,
    })
    for (const item of Items) yield schema.parse(item)
    from = LastEvaluatedKey
  } while (from)
}

interface PageQuery {
  /** Leave out for the table itself. */
  readonly index?: { readonly name: string; readonly pk: string; readonly sk: string }
  /** The value of the partition key. */
  readonly of: string
  /** Only what sorts below this. */
  readonly before?: string | undefined
  readonly limit: number
}

/** Reads one page of a partition, last sort key first: where the page ends is where the next begins `before`. */
export async function queryNewest<T>(
  schema: z.ZodMiniType<T>,
  { index, of, before, limit }: PageQuery,
): Promise<readonly T[]> {
  const { Items = [] } = await database.ask('Query', {
    TableName: environment('table'),
    ...(index ? { IndexName: index.name } : { ConsistentRead: true }),
    KeyConditionExpression: before ? '#pk = :pk AND #sk < :before' : '#pk = :pk',
    ExpressionAttributeNames: { '#pk': index?.pk ?? 'pk', ...(before && { '#sk': index?.sk ?? 'sk' }) },
    ExpressionAttributeValues: { ':pk': of, ...(before && { ':before': before }) },
    ScanIndexForward: false,
    Limit: limit,
  })
  return Items.map(item => schema.parse(item))
}

/** Reads rows of identity's table by key, consistently unless told, in one call; in the order asked, undefined where absent. */
export async function getStandings(
  keys: readonly RowKey[],
  reading: Reading = 'consistent',
): Promise<readonly (Row | undefined)[]> {
  const table = environment('standing')
  const { Responses, UnprocessedKeys } = await database.ask('BatchGetItem', {
    RequestItems: { [table]: { Keys: [...keys], ConsistentRead: reading === 'consistent' } },
  })
  if (UnprocessedKeys?.[table]) throw new Error('standings were not read whole')
  const rows = Responses?.[table] ?? []
  return keys.map(({ pk, sk }) => rows.find(row => row.pk === pk && row.sk === sk) as Row | undefined)
}

/** Writes a row unless one has its key; false where one had. */
export const putNew = (row: Row): Promise<boolean> =>
  unlessConditionFails(
    database.ask('PutItem', {
      TableName: environment('table'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  )

/** Writes a row whose stored version must still be the one that was read, 0 where none was found; false where it is another. */
export const putVersioned = (row: Row & { readonly version: number }, read: number): Promise<boolean> =>
  unlessConditionFails(
    database.ask('PutItem', {
      TableName: environment('table'),
      Item: row,
      ...(read === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ConditionExpression: 'version = :read', ExpressionAttributeValues: { ':read': read } }),
    }),
  )

/** Writes a row unless one of this version or a later is there. */
export const putNewer = (row: Row & { readonly version: number }): Promise<boolean> =>
  unlessConditionFails(
    database.ask('PutItem', {
      TableName: environment('table'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(pk) OR version < :version',
      ExpressionAttributeValues: { ':version': row.version },
    }),
  )

/** How many rows of a partition have an attribute of at least this value. */
export async function countRows(
  pk: string,
  { attribute, atLeast }: { attribute: string; atLeast: string | number },
): Promise<number> {
  let count = 0
  let from: Record<string, unknown> | undefined
  do {
    const { Count = 0, LastEvaluatedKey } = await database.ask('Query', {
      TableName: environment('table'),
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: '#attribute >= :atLeast',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':pk': pk, ':atLeast': atLeast },
      Select: 'COUNT',
      ExclusiveStartKey: from,
    })
    count += Count
    from = LastEvaluatedKey
  } while (from)
  return count
}

/** Writes a row, whatever was there. */
export async function put(row: Row): Promise<void> {
  await database.ask('PutItem', { TableName: environment('table'), Item: row })
}

/** The same; gives what was there before, undefined where nothing was. */
export async function replaceRow(row: Row): Promise<Row | undefined> {
  const asked = { TableName: environment('table'), Item: row, ReturnValues: 'ALL_OLD' } as const
  const { Attributes } = await database.ask('PutItem', asked)
  return Attributes as Row | undefined
}

/** Deletes a row and gives what it was; undefined where there was none. */
export async function takeRow(key: RowKey): Promise<Row | undefined> {
  const asked = { TableName: environment('table'), Key: key, ReturnValues: 'ALL_OLD' } as const
  const { Attributes } = await database.ask('DeleteItem', asked)
  return Attributes as Row | undefined
}

/** Deletes a row, if it is there. */
export async function deleteRow(key: RowKey): Promise<void> {
  await database.ask('DeleteItem', { TableName: environment('table'), Key: key })
}

/** Deletes a row whose attribute still has this value; false where it has another, or is gone. */
export const deleteRowIf = (key: RowKey, attribute: string, value: string): Promise<boolean> =>
  unlessConditionFails(
    database.ask('DeleteItem', {
      TableName: environment('table'),
      Key: key,
      ConditionExpression: '#attribute = :value',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  )

/** Sets attributes of a row that exists; false where there is none. */
export function setExisting(key: RowKey, set: Readonly<Record<string, unknown>>): Promise<boolean> {
  const names = Object.keys(set)
  return unlessConditionFails(
    database.ask('UpdateItem', {
      TableName: environment('table'),
      Key: key,
      UpdateExpression: `SET ${names.map((_, i) => `#${i} = :${i}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(names.map((name, i) => [`#${i}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name, i) => [`:${i}`, set[name]])),
    }),
  )
}

interface ConditionalChange {
  /** An update expression, a condition expression, and what stands for their names and values. */
  readonly update: string
  readonly condition: string
  readonly names?: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, unknown>>
}

/** Changes a row in one conditional write; gives what it became, or undefined where the condition did not hold. */
export async function changeRow<T>(
  schema: z.ZodMiniType<T>,
  key: RowKey,
  { update, condition, names, values }: ConditionalChange,
): Promise<T | undefined> {
  try {
    const { Attributes } = await database.ask('UpdateItem', {
      TableName: environment('table'),
      Key: key,
      UpdateExpression: update,
      ConditionExpression: condition,
      ...(names && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: values,
      ReturnValues: 'ALL_NEW',
    })
    return schema.parse(Attributes)
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

/** Whether a conditional write was made. */
export async function unlessConditionFails(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}
