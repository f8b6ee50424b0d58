import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { count, freshDatabase, id, put, sorted, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()

describe('transactions', () => {
  beforeEach(() => things.database.deployTable(THINGS))

  test('all or nothing, whatever fails', async () => {
    const operation = fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd'),
      kind: fc.constantFrom('put', 'count', 'delete', 'must exist', 'must not exist', 'impossible'),
    })
    const transaction = fc.uniqueArray(operation, { selector: ({ name }) => name, minLength: 1 })
    const wire = ({ name, kind }: { name: string; kind: string }) => {
      const exists = { ConditionExpression: 'attribute_exists(id)' }
      const not = { ConditionExpression: 'attribute_not_exists(id)' }
      if (kind === 'put') return { Put: put(name, { n: { N: '1' } }) }
      if (kind === 'count') return { Update: { ...count(name), ...exists } }
      if (kind === 'delete') return { Delete: { TableName, Key: id(name) } }
      if (kind === 'must exist') return { ConditionCheck: { TableName, Key: id(name), ...exists } }
      if (kind === 'must not exist') return { Put: { ...put(name), ...not } }
      return { Update: { ...count(name), UpdateExpression: 'SET n = lacking + :step' } }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { maxLength: 12, size: 'max' }), async transactions => {
        let expected = new Map((await things.items()).map(item => [item.id?.S, item]))
        for (const operations of transactions) {
          const next = new Map(expected)
          const fails = operations.map(({ name, kind }) => {
            const item = expected.get(name)
            if (kind === 'put') next.set(name, { ...id(name), n: { N: '1' } })
            if (kind === 'delete') next.delete(name)
            if (kind === 'must not exist') next.set(name, id(name))
            if (kind === 'count') next.set(name, { ...item, n: { N: String(Number(item?.n?.N ?? 0) + 1) } })
            if (kind === 'impossible') return 'ValidationError'
            const failed = kind === 'must not exist' ? item : ['must exist', 'count'].includes(kind) && !item
            return failed ? 'ConditionalCheckFailed' : 'None'
          })
          const outcome = things.call('TransactWriteItems', { TransactItems: operations.map(wire) })
          if (fails.some(code => code !== 'None')) {
            await expect(outcome).rejects.toMatchObject({
              code: 'TransactionCanceledException',
              message: expect.stringContaining(`[${fails.join(', ')}]`),
              members: { CancellationReasons: fails.map(Code => expect.objectContaining({ Code })) },
            })
          } else {
            await outcome
            expected = next
          }
          expect(sorted(await things.items())).toEqual(sorted([...expected.values()]))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('reasons carry the item when asked to', async () => {
    await things.call('PutItem', put('a', { n: { N: '5' } }))
    const refused = things.call('TransactWriteItems', {
      TransactItems: [
        { Put: put('b') },
        {
          ConditionCheck: {
            TableName,
            Key: id('a'),
            ConditionExpression: 'n > :n',
            ExpressionAttributeValues: { ':n': { N: '9' } },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ],
    })
    await expect(refused).rejects.toMatchObject({
      members: {
        CancellationReasons: [
          { Code: 'None' },
          {
            Code: 'ConditionalCheckFailed',
            Message: 'The conditional request failed',
            Item: { ...id('a'), n: { N: '5' } },
          },
        ],
      },
    })
    expect(await things.get('b')).toBeUndefined()
  })

  test('100 items, 4 MB, none twice', async () => {
    const puts = (count: number, letters = 1) => ({
      TransactItems: Array.from({ length: count }, (_, at) => ({
        Put: put(`k${at}`, { text: { S: 'x'.repeat(letters) } }),
      })),
    })
    expect(await things.codeOf('TransactWriteItems', puts(100))).toBe('ok')
    expect(await things.codeOf('TransactWriteItems', puts(101))).toBe('ValidationException')
    expect(await things.codeOf('TransactWriteItems', puts(10, 409_000))).toBe('ok')
    expect(await things.codeOf('TransactWriteItems', puts(11, 409_000))).toBe('ValidationException')
    const twice = { TransactItems: [{ Put: put('a') }, { Delete: { TableName, Key: id('a') } }] }
    expect(await things.codeOf('TransactWriteItems', twice)).toBe('ValidationException')
  })

  test('the same token acts once within ten minutes, and only for the same request', async () => {
    const request = { ClientRequestToken: 'once', TransactItems: [{ Update: count('a') }] }
    await Promise.all([
      things.call('TransactWriteItems', request),
      things.call('TransactWriteItems', request),
    ])
    await things.reopen()
    await things.call('TransactWriteItems', request)
    expect(await things.get('a')).toMatchObject({ n: { N: '1' } })
    const other = { ...request, TransactItems: [{ Update: count('a', 2) }] }
    expect(await things.codeOf('TransactWriteItems', other)).toBe('IdempotentParameterMismatchException')
    things.now += 10 * 60 * 1000
    await things.database.sweep()
    await things.call('TransactWriteItems', request)
    expect(await things.get('a')).toMatchObject({ n: { N: '2' } })
  })

  test('a canceled transaction does not use up its token', async () => {
    const request = {
      ClientRequestToken: 'later',
      TransactItems: [{ Update: { ...count('a'), ConditionExpression: 'attribute_exists(id)' } }],
    }
    expect(await things.codeOf('TransactWriteItems', request)).toBe('TransactionCanceledException')
    await things.call('PutItem', put('a'))
    expect(await things.codeOf('TransactWriteItems', request)).toBe('ok')
    expect(await things.get('a')).toMatchObject({ n: { N: '1' } })
  })

  test('a transactional read never sees half of a transactional write', async () => {
    const both = { TransactItems: [{ Update: count('a') }, { Update: count('b') }] }
    const read = { TransactItems: ['a', 'b'].map(name => ({ Get: { TableName, Key: id(name) } })) }
    const writes = Array.from({ length: 40 }, () => things.call('TransactWriteItems', both))
    for (let attempt = 0; attempt < 40; attempt++) {
      const { Responses } = await things.call('TransactGetItems', read)
      const [a, b] = Array.isArray(Responses) ? Responses : []
      expect(a.Item?.n).toEqual(b.Item?.n)
    }
    await Promise.all(writes)
  })
})
