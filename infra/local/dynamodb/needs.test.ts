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

  test('a batch needs each of its tables with all partitions', () => {
    const RequestItems = {
      [TableName]: [{ PutRequest: { Item: id('a') } }, { DeleteRequest: { Key: id('b') } }],
    }
    expect(things.database.needs('BatchWriteItem', { RequestItems })).toEqual([
      { action: 'dynamodb:BatchWriteItem', resource: arn, context: { 'dynamodb:LeadingKeys': ['a', 'b'] } },
    ])
  })
})
