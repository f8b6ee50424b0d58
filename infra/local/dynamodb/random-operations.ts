/** Random operations on one small table, for tests: few keys, so that they meet. */
import fc from 'fast-check'
import type { AttributeValue, Item } from './item.ts'

export const TABLE = {
  TableName: 'differential',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'N' },
    { AttributeName: 'group', AttributeType: 'S' },
    { AttributeName: 'score', AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'by-group',
      KeySchema: [{ AttributeName: 'group', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
    {
      IndexName: 'by-group-score',
      KeySchema: [
        { AttributeName: 'group', KeyType: 'HASH' },
        { AttributeName: 'score', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['text'] },
    },
  ],
  LocalSecondaryIndexes: [
    {
      IndexName: 'by-score',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'score', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
}

export interface Operation {
  readonly action: string
  readonly input: Record<string, unknown>
}

const TableName = TABLE.TableName
const text = fc.constantFrom('a', 'b', 'cien', 'canción', 'niño', 'coquí 🐸', 'z')
const number = fc.constantFrom(
  '-100',
  '-2.5',
  '-1',
  '0',
  '0.001',
  '1',
  '2',
  '10',
  '99.5',
  '12345678901234567890',
)
const S = text.map((S): AttributeValue => ({ S }))
const N = number.map((N): AttributeValue => ({ N }))
const SS = fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((SS): AttributeValue => ({ SS }))
const NS = fc.uniqueArray(number, { minLength: 1, maxLength: 3 }).map((NS): AttributeValue => ({ NS }))
const B = fc.constantFrom('AQ==', '/wA=', 'AQID').map((B): AttributeValue => ({ B }))
const L = fc.array(fc.oneof(S, N), { maxLength: 3 }).map((L): AttributeValue => ({ L }))
const M = fc.record({ a: fc.oneof(S, L), b: N }, { requiredKeys: [] }).map((M): AttributeValue => ({ M }))
const BOOL = fc.boolean().map((BOOL): AttributeValue => ({ BOOL }))
const NULL = fc.constant<AttributeValue>({ NULL: true })
const anything = fc.oneof(S, N, SS, NS, B, L, M, BOOL, NULL)

const key = fc.record({
  pk: fc.constantFrom('ana', 'beto', 'ñandú').map((S): AttributeValue => ({ S })),
  sk: fc.constantFrom('-10', '-1.5', '0', '0.5', '1', '2', '30').map((N): AttributeValue => ({ N })),
})

const rest = fc.record(
  {
    group: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('uno', 'dos').map((S): AttributeValue => ({ S })) },
      { weight: 1, arbitrary: N },
    ),
    score: fc.oneof({ weight: 9, arbitrary: N }, { weight: 1, arbitrary: S }),
    text: S,
    count: N,
    tags: SS,
    numbers: NS,
    bytes: B,
    list: L,
    map: M,
    flag: BOOL,
    nothing: NULL,
    free: anything,
  },
  { requiredKeys: [] },
)
const item = fc.tuple(key, rest).map(([key, rest]): Item => ({ ...key, ...rest }))

interface Expression {
  readonly text: string
  readonly values: Item
}
const expression = (template: string, ...values: fc.Arbitrary<AttributeValue>[]): fc.Arbitrary<Expression> =>
  fc.tuple(...values).map(given => ({
    text: template,
    values: Object.fromEntries(given.map((value, at) => [`:${template.length}_${at}`, value])),
  }))
/** Puts the values' names where the template says `?`. */
const placed = ({ text, values }: Expression, mark: string): Expression => {
  const renamed = Object.entries(values).map(([, value], at): [string, AttributeValue] => [
    `:${mark}${at}`,
    value,
  ])
  let at = 0
  return { text: text.replace(/\?/g, () => `:${mark}${at++}`), values: Object.fromEntries(renamed) }
}

const simple = fc.oneof(
  expression('attribute_exists(pk)'),
  expression('attribute_not_exists(pk)'),
  expression('attribute_exists(#map.a)'),
  expression('attribute_not_exists(tags)'),
  expression('#count > ?', N),
  expression('#count <= ?', N),
  expression('#text = ?', S),
  expression('#text <> ?', S),
  expression('#text < ?', S),
  expression('free = ?', anything),
  expression('#list[0] = ?', S),
  expression('#count BETWEEN ? AND ?', fc.constant({ N: '-5' }), fc.constant({ N: '5' })),
  expression('#text IN (?, ?)', S, S),
  expression('begins_with(#text, ?)', fc.constant({ S: 'c' })),
  expression('contains(#text, ?)', fc.constant({ S: 'i' })),
  expression('contains(tags, ?)', S),
  expression('contains(#list, ?)', fc.oneof(S, N)),
  expression('size(#text) > ?', fc.constant({ N: '4' })),
  expression('size(#list) >= ?', fc.constant({ N: '2' })),
  expression(
    'attribute_type(free, ?)',
    fc.constantFrom('S', 'N', 'SS', 'M', 'NULL').map(S => ({ S })),
  ),
)
const condition = fc.oneof(
  { weight: 3, arbitrary: simple.map(one => placed(one, 'c')) },
  {
    weight: 1,
    arbitrary: fc.tuple(simple, simple, fc.constantFrom('AND', 'OR')).map(([one, other, word]) => {
      const left = placed(one, 'c')
      const right = placed(other, 'd')
      return { text: `${left.text} ${word} ${right.text}`, values: { ...left.values, ...right.values } }
    }),
  },
  { weight: 1, arbitrary: simple.map(one => placed({ ...one, text: `NOT (${one.text})` }, 'c')) },
)

const update = fc
  .oneof(
    expression('SET #text = ?', S),
    expression('SET #count = ?', fc.oneof(N, S)),
    expression('SET #count = #count + ?', N),
    expression('SET #count = if_not_exists(#count, ?) - ?', fc.constant({ N: '7' }), N),
    expression(
      'SET #group = ?',
      fc.constantFrom('uno', 'dos', 'tres').map(S => ({ S })),
    ),
    expression('SET #score = ?', N),
    expression('SET #map.a = ?', S),
    expression('SET #map = ?', M),
    expression('SET #list[1] = ?', S),
    expression('SET #list = list_append(#list, ?)', L),
    expression('SET #list = list_append(if_not_exists(#list, ?), ?)', L, L),
    expression('SET free = ?, #text = ? REMOVE flag', anything, S),
    expression('SET free = #text'),
    expression('REMOVE #text, #count'),
    expression('REMOVE #list[0]'),
    expression('REMOVE #group'),
    expression('ADD #count ?', N),
    expression('ADD tags ?', SS),
    expression('ADD numbers ?', NS),
    expression('DELETE tags ?', SS),
    expression('SET pk = ?', S),
  )
  .map(one => placed(one, 'u'))

const NAMES: Readonly<Record<string, string>> = {
  '#text': 'text',
  '#count': 'count',
  '#list': 'list',
  '#map': 'map',
  '#group': 'group',
  '#score': 'score',
}

/** The expressions of an input with just the names and values that they use. */
function expressions(given: Readonly<Record<string, Expression | undefined>>): Record<string, unknown> {
  const used = Object.entries(given).flatMap(([name, one]) => (one ? [[name, one] as const] : []))
  const all = used.map(([, { text }]) => text).join(' ')
  const names = Object.entries(NAMES).filter(([name]) => new RegExp(`${name}\\b`).test(all))
  const values = Object.assign({}, ...used.map(([, { values }]) => values))
  return {
    ...Object.fromEntries(used.map(([name, { text }]) => [name, text])),
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  }
}

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const projection = fc
  .subarray(['pk', 'sk', '#text', '#count', '#list[0]', '#map.a', 'tags', '#group'], { minLength: 1 })
  .map(paths => ({ text: paths.join(', '), values: {} }))

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
const change = fc
  .tuple(key, update, maybe(condition))
  .map(([Key, UpdateExpression, ConditionExpression]) => ({
    TableName,
    Key,
    ...expressions({ UpdateExpression, ConditionExpression }),
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
const ranges = (name: string) =>
  fc.oneof(
    expression(''),
    ...['=', '<', '<=', '>', '>='].map(operator => expression(` AND ${name} ${operator} ?`, N)),
    expression(` AND ${name} BETWEEN ? AND ?`, fc.constant({ N: '-2' }), fc.constant({ N: '10' })),
  )
const keyCondition = (start: string, value: fc.Arbitrary<AttributeValue>, range: fc.Arbitrary<Expression>) =>
  fc.tuple(value, range).map(([value, more]) => {
    const placedRange = placed(more, 'r')
    return { text: `${start} = :k${placedRange.text}`, values: { ':k': value, ...placedRange.values } }
  })
const group = fc.constantFrom('uno', 'dos', 'tres').map((S): AttributeValue => ({ S }))
const filter = fc.oneof(
  expression('#count > ?', N),
  expression('attribute_exists(tags)'),
  expression('#text < ?', S),
)
const shape = fc
  .tuple(maybe(filter.map(one => placed(one, 'f'))), maybe(projection), maybe(fc.integer({ min: 1, max: 4 })))
  .map(([FilterExpression, ProjectionExpression, Limit]) => ({
    FilterExpression,
    ProjectionExpression,
    Limit,
  }))

const query = fc
  .tuple(
    fc.oneof(
      keyCondition('pk', pk, ranges('sk')).map(condition => ({ condition, index: {} })),
      keyCondition('pk', pk, ranges('#score')).map(condition => ({
        condition,
        index: { IndexName: 'by-score' },
      })),
      keyCondition('#group', group, expression('')).map(condition => ({
        condition,
        index: { IndexName: 'by-group' },
      })),
      keyCondition('#group', group, ranges('#score')).map(condition => ({
        condition,
        index: { IndexName: 'by-group-score' },
      })),
    ),
    shape,
    fc.boolean(),
  )
  .map(([{ condition, index }, { Limit, ...shape }, ScanIndexForward]) => ({
    TableName,
    ...index,
    ScanIndexForward,
    ...(Limit && { Limit }),
    ...expressions({ KeyConditionExpression: condition, ...shape }),
  }))
const scan = fc
  .tuple(fc.constantFrom(undefined, 'by-group', 'by-group-score', 'by-score'), shape)
  .map(([IndexName, { Limit, ...shape }]) => ({
    TableName,
    ...(IndexName && { IndexName }),
    ...(Limit && { Limit }),
    ...expressions(shape),
  }))

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
