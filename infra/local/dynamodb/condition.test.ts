import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Condition, disorder, holds } from './condition.ts'
import { examine } from './engine.ts'
import { freshDatabase, id, plain, put, TableName, THINGS } from './fixture.ts'
import type { AttributeValue, Item } from './item.ts'
import { condition, expressions } from './random/expressions.ts'
import { anything, B, item, N, S } from './random/items.ts'

/** A condition as the engine reads it, which also writes numbers one way. */
function read(text: string, values: Item = {}): Condition {
  const request = {
    TableName,
    Key: id('a'),
    Item: {},
    ConditionExpression: text,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: structuredClone(values) }),
  }
  examine('DeleteItem', request)
  const { _condition } = Object(request)
  return _condition.expression
}
const meets = (text: string, values: Item, attributes: Item = {}) => holds(read(text, values), attributes)

/** The same, with the members of maps and sets the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, /^.S$/.test(name) ? [...member].reverse() : turned(member)]),
  )
}
const written = (value: AttributeValue) => JSON.stringify(plain(value)).replace(/"(-?\d+)\.0"/g, '"$1"')

describe('conditions', () => {
  test('values are equal when they hold the same', () => {
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        const values = { ':a': one, ':b': other }
        const same = written(one) === written(other)
        expect(meets(':a = :b', values)).toBe(same)
        expect(meets(':a <> :b', values)).toBe(!same)
        expect(meets(':a IN (:b)', values)).toBe(same)
      }),
      { numRuns: 1000 },
    )
  })

  test('neither members of maps nor of sets have an order; those of lists have', () => {
    fc.assert(
      fc.property(anything, one => {
        expect(meets(':a = :b', { ':a': one, ':b': Object(turned(one)) })).toBe(true)
      }),
    )
    const lists = { ':a': { L: [{ S: 'a' }, { S: 'b' }] }, ':b': { L: [{ S: 'b' }, { S: 'a' }] } }
    expect(meets(':a = :b', lists)).toBe(false)
  })

  test('scalars of one type are below, equal or above, those of two nothing of it', () => {
    const scalar = fc.oneof(S, N, B)
    fc.assert(
      fc.property(scalar, scalar, scalar, (one, other, third) => {
        const values = { ':a': one, ':b': other }
        const found = ['<', '=', '>'].filter(sign => meets(`:a ${sign} :b`, values))
        expect(found).toHaveLength(Object.keys(one)[0] === Object.keys(other)[0] ? 1 : 0)
        expect(meets(':a <= :b', values)).toBe(found.includes('<') || found.includes('='))
        expect(meets(':a >= :b', values)).toBe(meets(':b <= :a', values))
        if (!meets(':b <= :c', { ':b': other, ':c': third })) return
        const between = meets(':a >= :b AND :a <= :c', { ...values, ':c': third })
        expect(meets(':a BETWEEN :b AND :c', { ...values, ':c': third })).toBe(between)
      }),
    )
  })

  test('numbers are ordered by their value, to the last of 38 digits', () => {
    const number = fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e120, max: 1e120 })
    fc.assert(
      fc.property(number, number, (one, other) => {
        fc.pre([one, other].every(value => value === 0 || Math.abs(value) > 1e-120))
        const values = { ':a': { N: String(one) }, ':b': { N: String(other) } }
        expect(meets(':a < :b', values)).toBe(one < other)
      }),
    )
    const long = '1234567890123456789012345678901234567'
    expect(meets(':a < :b', { ':a': { N: `${long}8` }, ':b': { N: `${long}9` } })).toBe(true)
    expect(meets(':a > :b', { ':a': { N: '-0.1' }, ':b': { N: '-0.11' } })).toBe(true)
  })

  test('texts are ordered by their bytes in UTF-8', () => {
    expect(meets(':a < :b', { ':a': { S: '｡' }, ':b': { S: '🐸' } })).toBe(true)
    expect(meets(':a > :b', { ':a': { S: 'é' }, ':b': { S: 'z' } })).toBe(true)
  })

  test('what is missing equals nothing, and differs from all', () => {
    expect(meets('x = y', {})).toBe(false)
    expect(meets('x <> y', {})).toBe(true)
    expect(meets('NOT x < :a', { ':a': { N: '1' } })).toBe(true)
    expect(meets('size(x) = size(y)', {})).toBe(false)
    expect(meets('attribute_exists(m.l[1])', {}, { m: { M: { l: { L: [{ S: 'a' }] } } } })).toBe(false)
    expect(meets('attribute_exists(m[0])', {}, { m: { M: { 0: { S: 'a' } } } })).toBe(false)
    expect(meets('attribute_exists(toString)', {})).toBe(false)
  })

  test('functions', () => {
    const thing: Item = {
      l: { L: [{ M: { k: { SS: ['p', 'q'] } } }, { N: '1' }] },
      s: { S: 'niño 🐸' },
      b: { B: 'AQL/' },
      e: { S: '' },
    }
    expect(meets('contains(l, :k)', { ':k': { M: { k: { SS: ['q', 'p'] } } } }, thing)).toBe(true)
    expect(meets('contains(l, :n)', { ':n': { N: '1.0' } }, thing)).toBe(true)
    expect(meets('contains(b, :b)', { ':b': { B: 'Av8=' } }, thing)).toBe(true)
    expect(meets('begins_with(b, :b)', { ':b': { B: 'Av8=' } }, thing)).toBe(false)
    expect(meets('begins_with(s, :s)', { ':s': { S: 'niño' } }, thing)).toBe(true)
    expect(meets('contains(s, e) AND begins_with(s, e)', {}, thing)).toBe(true)
    expect(meets('size(s) = :n', { ':n': { N: '7' } }, thing)).toBe(true)
    expect(meets('size(b) = :n', { ':n': { N: '3' } }, thing)).toBe(true)
    expect(meets('size(e) = :n', { ':n': { N: '0' } }, thing)).toBe(true)
    expect(meets('attribute_type(l, :t)', { ':t': { S: 'L' } }, thing)).toBe(true)
  })

  test('a value without order may not be ordered', () => {
    const map = { ':m': { M: {} } }
    expect(() => read('a = :m OR NOT a < :m', map)).toThrow('operator or function: <, operand type: M')
    expect(() => read('a BETWEEN :m AND :m', map)).toThrow('operator or function: BETWEEN, operand type: M')
    expect(disorder(read('a = :m', map))).toBeUndefined()
  })
})

const NO = 'ConditionalCheckFailedException'

describe('one evaluator', () => {
  const things = freshDatabase()
  beforeEach(() => things.database.deployTable(THINGS))

  test('for writes, transactions, queries and scans', async () => {
    const asked = condition.map(one => ({ ...one, text: one.text.replaceAll('(pk)', '(extra)') }))
    for (const [{ pk, sk, ...attributes }, one] of fc.sample(fc.tuple(item, asked), {
      numRuns: 150,
      seed: 5,
    })) {
      const Item = { ...attributes, ...id('a') }
      await things.call('PutItem', { TableName, Item })
      const conditional = { TableName, ...expressions({ ConditionExpression: one }) }
      const filtered = { TableName, ...expressions({ FilterExpression: one }) }
      const check = { ...conditional, Key: id('a') }
      const query = {
        ...filtered,
        KeyConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ...one.values, ':id': Item.id },
      }
      const found = (action: string, input: object) =>
        things.call(action, input).then(({ Count }) => (Count ? 'ok' : NO))
      const outcomes = [
        await things.codeOf('PutItem', { ...conditional, Item }),
        await things.codeOf('UpdateItem', check),
        await things.codeOf('TransactWriteItems', { TransactItems: [{ ConditionCheck: check }] }),
        await found('Query', query),
        await found('Scan', filtered),
        await things.codeOf('DeleteItem', check),
      ]
      const [first] = outcomes
      const wanted = outcomes.map((_, at) =>
        first === NO && at === 2 ? 'TransactionCanceledException' : first,
      )
      expect(outcomes, JSON.stringify({ one, Item })).toEqual(wanted)
    }
  })

  test('a filter is applied to what was counted, before it is projected', async () => {
    const map = { M: { a: { L: [{ N: '1' }] } } }
    for (const name of ['a', 'b', 'c', 'd'])
      await things.call('PutItem', put(name, name < 'c' ? { map, n: { N: '1' } } : {}))
    const scan = {
      TableName,
      FilterExpression: '#map = :map',
      ExpressionAttributeNames: { '#map': 'map' },
      ExpressionAttributeValues: { ':map': map },
    }
    const shown = await things.call('Scan', { ...scan, ProjectionExpression: 'n' })
    expect(shown).toEqual({ Count: 2, ScannedCount: 4, Items: [{ n: { N: '1' } }, { n: { N: '1' } }] })
    expect(await things.call('Scan', { ...scan, Select: 'COUNT' })).toEqual({ Count: 2, ScannedCount: 4 })
    expect(await things.call('Scan', { ...scan, Limit: 3 })).toMatchObject({
      ScannedCount: 3,
      LastEvaluatedKey: expect.anything(),
    })
  })

  test('parameters of before expressions are refused, not ignored', async () => {
    const legacy = { ...put('a'), Expected: { id: { Exists: false } } }
    await expect(things.call('PutItem', legacy)).rejects.toThrow('takes expressions, not Expected')
  })
})
