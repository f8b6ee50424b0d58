/** Random operations on the random table, those that fail among them. */
import fc from 'fast-check'
import type { AttributeValue } from '../item.ts'
import {
  condition,
  type Expression,
  expression,
  expressions,
  maybe,
  placed,
  projection,
  projectionOf,
  update,
} from './expressions.ts'
import { anything, item, key, N, S } from './items.ts'
import { TABLE } from './table.ts'

export interface Operation {
  readonly action: string
  readonly input: Record<string, unknown>
}

const TableName = TABLE.TableName

const put = fc.tuple(item, maybe(condition)).map(([Item, ConditionExpression]) => ({
  TableName,
  Item,
  ...expressions({ ConditionExpression }),
}))
const remove = fc.tuple(key, maybe(condition)).map(([Key, ConditionExpression]) => ({
  TableName,
  Key,
  ...expressions({ ConditionExpression }),
}))
/** Alone, for of two faults in a transaction DynamoDB Local may tell the other one. */
const removeBelow = fc
  .tuple(
    key,
    expression('extra < ?', anything).map(one => placed(one, 'c')),
  )
  .map(([Key, ConditionExpression]) => ({ TableName, Key, ...expressions({ ConditionExpression }) }))
/** That a key cannot be changed DynamoDB says before it looks at a condition, DynamoDB Local after. */
const change = fc.tuple(key, update, maybe(condition)).map(([Key, UpdateExpression, condition]) => ({
  TableName,
  Key,
  ...expressions({
    UpdateExpression,
    ConditionExpression: UpdateExpression.text.includes(' pk ') ? undefined : condition,
  }),
}))
const check = fc.tuple(key, condition).map(([Key, ConditionExpression]) => ({
  TableName,
  Key,
  ...expressions({ ConditionExpression }),
}))
const get = fc.tuple(key, maybe(projection)).map(([Key, ProjectionExpression]) => ({
  TableName,
  Key,
  ...expressions({ ProjectionExpression }),
}))

const returning = (...values: string[]): fc.Arbitrary<{ ReturnValues?: string }> =>
  fc
    .option(fc.constantFrom(...values), { nil: undefined })
    .map(ReturnValues => (ReturnValues ? { ReturnValues } : {}))
const returningOld = fc.boolean().map(old => (old ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}))

const pk = fc.constantFrom('ana', 'beto', 'ñandú').map((S): AttributeValue => ({ S }))
const ranges = (name: string, value: fc.Arbitrary<AttributeValue>, ends: [AttributeValue, AttributeValue]) =>
  fc.oneof(
    expression(''),
    ...['=', '<', '<=', '>', '>='].map(operator => expression(` AND ${name} ${operator} ?`, value)),
    expression(` AND ${name} BETWEEN ? AND ?`, ...ends.map(end => fc.constant(end))),
  )
const numbers = (name: string) => ranges(name, N, [{ N: '-2' }, { N: '10' }])
const texts = fc.oneof(
  ranges('#text', S, [{ S: 'b' }, { S: 'cien' }]),
  expression(
    ' AND begins_with(#text, ?)',
    fc.constantFrom('c', 'ci', 'coquí ', 'x').map(S => ({ S })),
  ),
)
const keyCondition = (start: string, value: fc.Arbitrary<AttributeValue>, range: fc.Arbitrary<Expression>) =>
  fc.tuple(value, range).map(([value, more]) => {
    const placedRange = placed(more, 'r')
    return { text: `${start} = :k${placedRange.text}`, values: { ':k': value, ...placedRange.values } }
  })
const group = fc.constantFrom('uno', 'dos', 'tres').map((S): AttributeValue => ({ S }))
const filter = fc
  .oneof(expression('#count > ?', N), expression('attribute_exists(tags)'), expression('#text < ?', S))
  .map(one => placed(one, 'f'))
const shaped = (filter: fc.Arbitrary<Expression>, projection: fc.Arbitrary<Expression>) =>
  fc
    .tuple(maybe(filter), maybe(projection), maybe(fc.integer({ min: 1, max: 4 })))
    .map(([FilterExpression, ProjectionExpression, Limit]) => ({
      FilterExpression,
      ProjectionExpression,
      Limit,
    }))

const KEYS = ['pk', 'sk', '#group']
const SCORED = [...KEYS, '#score', '#text']
/** The indexes, with what may be asked of each: DynamoDB Local lets a global one answer more than DynamoDB does. */
const indexes = [
  { IndexName: undefined, start: 'pk', value: pk, range: numbers('sk'), filter: condition, projection },
  { IndexName: 'by-score', start: 'pk', value: pk, range: numbers('#score'), filter, projection },
  {
    IndexName: 'by-group',
    start: '#group',
    value: group,
    range: expression(''),
    filter: condition,
    projection,
  },
  {
    IndexName: 'by-group-score',
    start: '#group',
    value: group,
    range: numbers('#score'),
    filter,
    projection: projectionOf(SCORED),
  },
  {
    IndexName: 'by-group-text',
    start: '#group',
    value: group,
    range: texts,
    filter,
    projection: projectionOf([...KEYS, '#text']),
  },
]

const query = fc.oneof(
  ...indexes.map(({ IndexName, start, value, range, filter, projection }) =>
    fc
      .tuple(keyCondition(start, value, range), shaped(filter, projection), fc.boolean())
      .map(([KeyConditionExpression, { Limit, ...shape }, ScanIndexForward]) => ({
        TableName,
        ...(IndexName && { IndexName }),
        ScanIndexForward,
        ...(Limit && { Limit }),
        ...expressions({ KeyConditionExpression, ...shape }),
      })),
  ),
)
/** Filters by what every index projects: of others DynamoDB Local lets a scan see the table. */
const scan = fc.oneof(
  ...indexes.map(({ IndexName, projection }) =>
    shaped(IndexName ? expression('sk > ?', N).map(one => placed(one, 'f')) : condition, projection).map(
      ({ Limit, ...shape }) => ({
        TableName,
        ...(IndexName && { IndexName }),
        ...(Limit && { Limit }),
        ...expressions(shape),
      }),
    ),
  ),
)

const batchWrite = fc
  .array(
    fc.oneof(
      item.map(Item => ({ PutRequest: { Item } })),
      key.map(Key => ({ DeleteRequest: { Key } })),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map(requests => ({ RequestItems: { [TableName]: requests } }))
const batchGet = fc
  .tuple(fc.array(key, { minLength: 1, maxLength: 5 }), maybe(projection))
  .map(([Keys, ProjectionExpression]) => ({
    RequestItems: { [TableName]: { Keys, ...expressions({ ProjectionExpression }) } },
  }))

const transacted = fc.oneof(
  fc.tuple(put, returningOld).map(([input, old]) => ({ Put: { ...input, ...old } })),
  fc.tuple(change, returningOld).map(([input, old]) => ({ Update: { ...input, ...old } })),
  fc.tuple(remove, returningOld).map(([input, old]) => ({ Delete: { ...input, ...old } })),
  fc.tuple(check, returningOld).map(([input, old]) => ({ ConditionCheck: { ...input, ...old } })),
)
const keyIn = (operation: object): string => {
  const [{ Key, Item }] = Object.values(operation)
  const { pk, sk } = Key ?? Item
  return JSON.stringify([pk, sk])
}
const distinct = fc.uniqueArray(transacted, { minLength: 1, maxLength: 4, selector: keyIn })
const twice = key.map(Item => [{ Put: { TableName, Item } }, { Delete: { TableName, Key: Item } }])
const transactWrite = fc
  .oneof({ weight: 15, arbitrary: distinct }, { weight: 1, arbitrary: twice })
  .map(TransactItems => ({ TransactItems }))
const transactGet = fc
  .array(
    get.map(Get => ({ Get })),
    { minLength: 1, maxLength: 4 },
  )
  .map(TransactItems => ({ TransactItems }))

const together = (input: fc.Arbitrary<object>, more: fc.Arbitrary<object>) =>
  fc.tuple(input, more).map(([input, more]) => ({ ...input, ...more }))
/** What an update answers; of a nested path DynamoDB shows just that part, DynamoDB Local the whole attribute. */
const answered = fc
  .tuple(change, returning('ALL_OLD', 'ALL_NEW', 'UPDATED_OLD', 'UPDATED_NEW'))
  .map(([input, more]) => {
    const nested = /\.|\[/.test(String(Object(input).UpdateExpression))
    return nested && more.ReturnValues?.startsWith('UPDATED') ? input : { ...input, ...more }
  })
const of = (action: string, weight: number, arbitrary: fc.Arbitrary<object>) => ({
  weight,
  arbitrary: arbitrary.map((input): Operation => ({ action, input: { ...input } })),
})

/** Operations that write; those that fail are part of it. */
export const write: fc.Arbitrary<Operation> = fc.oneof(
  of('PutItem', 6, together(put, returning('ALL_OLD', 'NONE'))),
  of('UpdateItem', 8, answered),
  of('DeleteItem', 3, together(remove, returning('ALL_OLD'))),
  of('DeleteItem', 1, removeBelow),
  of('BatchWriteItem', 2, batchWrite),
  of('TransactWriteItems', 5, transactWrite),
)

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 24, arbitrary: write },
  of('GetItem', 4, get),
  of('Query', 8, query),
  of('Scan', 3, scan),
  of('BatchGetItem', 2, batchGet),
  of('TransactGetItems', 2, transactGet),
)
