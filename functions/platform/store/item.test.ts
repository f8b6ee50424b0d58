import { marshall } from '@aws-sdk/util-dynamodb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemOf, rowOf } from './item.ts'

const text = fc.string({ minLength: 1 })
const { row } = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    // A number of DynamoDB has no negative zero.
    fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter(one => Math.abs(one) < 1e15 && !Object.is(one, -0)),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ minLength: 1 }),
    fc.uniqueArray(text, { minLength: 1 }).map(some => new Set(some)),
    fc.uniqueArray(fc.integer(), { minLength: 1 }).map(some => new Set(some)),
    fc.array(tie('value')),
    tie('row'),
  ),
  row: fc.dictionary(
    // The client takes an object with a constructor of its own for something else.
    text.filter(name => !(name in {})),
    fc.oneof(tie('value'), fc.constant(undefined)),
    { noNullPrototype: true },
  ),
}))

/** JSON has bytes as base64. */
const onTheWire = (item: object): unknown =>
  JSON.parse(
    JSON.stringify(item, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  )

test('rows are typed as the document client types them, and come back as they were', () => {
  fc.assert(
    fc.property(row, given => {
      const one = Object(given)
      const item = itemOf(one)
      expect(item).toEqual(onTheWire(marshall(one, { removeUndefinedValues: true })))
      // What is undefined is not there.
      expect(rowOf(item)).toEqual(one)
    }),
  )
})

test.each([
  ['function', () => undefined],
  ['undefined', new Set([undefined])],
  ['NaN', Number.NaN],
  ['Infinity', [Number.POSITIVE_INFINITY]],
])('what no row can hold is refused: %s', (what, value) => {
  expect(() => itemOf({ value })).toThrow(`a row cannot hold ${what}`)
})
