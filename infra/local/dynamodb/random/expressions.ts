/** Random conditions, updates and projections. */
import fc from 'fast-check'
import type { AttributeValue, Item } from '../item.ts'
import { anything, B, L, M, N, NS, S, SS } from './items.ts'

export interface Expression {
  readonly text: string
  readonly values: Item
}
export const expression = (
  template: string,
  ...values: fc.Arbitrary<AttributeValue>[]
): fc.Arbitrary<Expression> =>
  fc.tuple(...values).map(given => ({
    text: template,
    values: Object.fromEntries(given.map((value, at) => [`:${template.length}_${at}`, value])),
  }))
/** Puts the values' names where the template says `?`. */
export const placed = ({ text, values }: Expression, mark: string): Expression => {
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
  expression('extra = ?', anything),
  expression('extra <> ?', anything),
  expression('extra IN (?, #map, ?)', anything, anything),
  expression('extra < ?', fc.oneof(S, N, B)),
  expression('#map = ?', M),
  expression('#list = ?', L),
  expression('tags = ?', SS),
  expression('extra = #map'),
  expression('#map.a <> #list[0]'),
  expression('? <= #count', N),
  expression('#count > #score'),
  expression('bytes >= ?', B),
  expression('#list[0] = ?', S),
  expression('#count BETWEEN ? AND ?', fc.constant({ N: '-5' }), fc.constant({ N: '5' })),
  expression('#text IN (?, ?)', S, S),
  expression('begins_with(#text, ?)', fc.constant({ S: 'c' })),
  expression('contains(#text, ?)', fc.constant({ S: 'i' })),
  expression('contains(tags, ?)', S),
  expression('contains(numbers, ?)', N),
  expression('contains(bytes, ?)', B),
  expression('contains(#list, #text)'),
  expression('contains(extra, ?)', fc.oneof(S, N, B, M)),
  expression('begins_with(bytes, ?)', B),
  expression('begins_with(#text, #map.a)'),
  expression('contains(#list, ?)', fc.oneof(S, N)),
  expression('size(#text) > ?', fc.constant({ N: '4' })),
  expression('size(#list) >= ?', fc.constant({ N: '2' })),
  expression('size(extra) BETWEEN ? AND ?', fc.constant({ N: '1' }), fc.constant({ N: '2' })),
  expression('size(#map) <> size(tags)'),
  expression('attribute_exists(#list[1])'),
  expression('attribute_not_exists(#map.a[0])'),
  expression(
    'attribute_type(extra, ?)',
    fc.constantFrom('S', 'N', 'SS', 'M', 'NULL').map(S => ({ S })),
  ),
)
export const condition = fc.oneof(
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

export const update = fc
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
    expression('SET extra = ?, #text = ? REMOVE flag', anything, S),
    expression('SET extra = #text'),
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
export function expressions(
  given: Readonly<Record<string, Expression | undefined>>,
): Record<string, unknown> {
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

export const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })
const PATHS = ['pk', 'sk', '#group', '#score', '#text', '#count', '#list[0]', '#map.a', 'tags']
export const projectionOf = (paths: readonly string[]) =>
  fc.subarray([...paths], { minLength: 1 }).map(some => ({ text: some.join(', '), values: {} }))
export const projection = projectionOf(PATHS)
