import { beforeEach, describe, expect, test } from 'vitest'
import { count, freshDatabase, id, put, TableName, THINGS } from './fixture.ts'

const things = freshDatabase()

describe('needs', () => {
  const arn = `arn:aws:dynamodb:us-east-1:000000000000:table/${TableName}`
  beforeEach(() => things.database.deployTable(THINGS))

  test('each transacted operation needs its own action', () => {
    const TransactItems = [
      { Put: put('a') },
      { Update: count('b') },
      { Delete: { TableName, Key: id('c') } },
      { ConditionCheck: { TableName, Key: id('d') } },
    ]
    const context = (name: string) => ({
      'dynamodb:LeadingKeys': [name],
      'dynamodb:EnclosingOperation': 'TransactWriteItems',
    })
    expect(things.database.needs('TransactWriteItems', { TransactItems })).toEqual([
      { action: 'dynamodb:PutItem', resource: arn, context: context('a') },
      { action: 'dynamodb:UpdateItem', resource: arn, context: context('b') },
      { action: 'dynamodb:DeleteItem', resource: arn, context: context('c') },
      { action: 'dynamodb:ConditionCheckItem', resource: arn, context: context('d') },
    ])
  })

  test('a query needs its table or index, and names its partition', () => {
    const query = {
      TableName,
      KeyConditionExpression: '#id = :id',
      ExpressionAttributeNames: { '#id': 'id' },
      ExpressionAttributeValues: { ':id': { S: 'a' } },
    }
    expect(things.database.needs('Query', query)).toEqual([
      { action: 'dynamodb:Query', resource: arn, context: { 'dynamodb:LeadingKeys': ['a'] } },
    ])
    expect(things.database.needs('Query', { ...query, IndexName: 'by-g' })).toEqual([
      { action: 'dynamodb:Query', resource: `${arn}/index/by-g` },
    ])
    expect(things.database.needs('Query', { TableName, KeyConditionExpression: 'nonsense (' })).toEqual([
      { action: 'dynamodb:Query', resource: arn },
    ])
  })

  test.each([
    '#id = :id',
    ' #id=:id and g > :g ',
    'id = :id AND g > :g',
    '(#id = :id)',
    'g > :g AND #id = :id',
    ':id = #id',
  ])('a partition is named however the query says it: %s', KeyConditionExpression => {
    const query = {
      TableName,
      KeyConditionExpression,
      ...(KeyConditionExpression.includes('#') && { ExpressionAttributeNames: { '#id': 'id' } }),
      ExpressionAttributeValues: {
        ':id': { S: 'a' },
        ...(KeyConditionExpression.includes(':g') && { ':g': { S: 'b' } }),
      },
    }
    const [need] = things.database.needs('Query', query)
    expect(need?.context).toEqual({ 'dynamodb:LeadingKeys': ['a'] })
  })

  test('a query that names two partitions, or another’s with its own, is refused whatever it was taken for', async () => {
    for (const KeyConditionExpression of [
      'id = :a AND id = :b',
      'id = :a OR id = :b',
      'id = :a ANDid = :b',
    ]) {
      const query = {
        TableName,
        KeyConditionExpression,
        ExpressionAttributeValues: { ':a': { S: 'a' }, ':b': { S: 'b' } },
      }
      await expect(things.database.handle('Query', query)).rejects.toThrow()
    }
  })

  test('a batch needs each of its tables with all partitions', () => {
    const RequestItems = {
      [TableName]: [{ PutRequest: { Item: id('a') } }, { DeleteRequest: { Key: id('b') } }],
    }
    expect(things.database.needs('BatchWriteItem', { RequestItems })).toEqual([
      { action: 'dynamodb:BatchWriteItem', resource: arn, context: { 'dynamodb:LeadingKeys': ['a', 'b'] } },
    ])
  })
})
