import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { defaultEndpointResolver } from './dynamodb-endpoint.ts'

const { endpointProvider } = new DynamoDBClient({ region: 'us-east-1' }).config

test.each([
  { Region: 'us-east-1' },
  { Region: 'us-gov-west-1' },
  { Region: 'us-east-1', Endpoint: 'http://127.0.0.1:4567/' },
])('DynamoDB answers where the SDK says: $Region $Endpoint', asked => {
  expect(defaultEndpointResolver(asked).url).toEqual(endpointProvider(asked).url)
})
