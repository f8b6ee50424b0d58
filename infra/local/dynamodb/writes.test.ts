import { beforeEach, describe, expect, test } from 'vitest'
import { count, freshDatabase, id, put, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()

describe('writes', () => {
  beforeEach(() => things.database.deployTable(THINGS))

  test('one of many conditional puts of the same key wins', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        things.codeOf('PutItem', {
          ...put('race', { n: { N: String(at) } }),
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      ),
    )
    expect(outcomes.filter(code => code === 'ok')).toHaveLength(1)
    expect(outcomes.filter(code => code === 'ConditionalCheckFailedException')).toHaveLength(49)
    expect(await things.get('race')).toMatchObject({ n: { N: String(outcomes.indexOf('ok')) } })
  })

  test('concurrent counters lose nothing, alone or in transactions', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        at % 2
          ? things.call('UpdateItem', count('one'))
          : things.call('TransactWriteItems', {
              TransactItems: [{ Update: count('one') }, { Update: count('two') }],
            }),
      ),
    )
    expect(await things.get('one')).toEqual({ ...id('one'), n: { N: '100' } })
    expect(await things.get('two')).toEqual({ ...id('two'), n: { N: '50' } })
  })

  test('a failed condition shows the item when asked to', async () => {
    await things.call('PutItem', put('a', { n: { N: '1' } }))
    const refused = things.call('PutItem', {
      ...put('a'),
      ConditionExpression: 'attribute_not_exists(id)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    await expect(refused).rejects.toMatchObject({
      code: 'ConditionalCheckFailedException',
      members: { Item: { ...id('a'), n: { N: '1' } } },
    })
  })

  test('limits: items of 400 kB in UTF-8, 25 writes and 100 reads a batch', async () => {
    const text = (letters: number) => put('a', { text: { S: 'ñ'.repeat(letters) } })
    expect(await things.codeOf('PutItem', text(204_790))).toBe('ok')
    expect(await things.codeOf('PutItem', text(204_800))).toBe('ValidationException')
    const names = (count: number) => Array.from({ length: count }, (_, at) => id(`k${at}`))
    const batch = (count: number) => ({
      RequestItems: { [TableName]: names(count).map(Item => ({ PutRequest: { Item } })) },
    })
    expect(await things.codeOf('BatchWriteItem', batch(25))).toBe('ok')
    expect(await things.codeOf('BatchWriteItem', batch(26))).toBe('ValidationException')
    const gets = (count: number) => ({ RequestItems: { [TableName]: { Keys: names(count) } } })
    expect(await things.codeOf('BatchGetItem', gets(100))).toBe('ok')
    expect(await things.codeOf('BatchGetItem', gets(101))).toBe('ValidationException')
  })

  test('an unknown action and an unknown table are named', async () => {
    await expect(things.call('PartiQL', {})).rejects.toMatchObject({
      code: 'UnknownOperationException',
      message: expect.stringContaining('PartiQL'),
    })
    expect(await things.codeOf('GetItem', { TableName: 'nowhere', Key: id('a') })).toBe(
      'ResourceNotFoundException',
    )
  })
})
