import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#shared/identity/routes.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'

let house: TestCloud

beforeAll(async () => {
  house = await startCloud()
})
afterAll(() => house.close())

test('a new account has a profile', async () => {
  const ana = await house.newStudent('Ana Rivera')
  expect(await ana.ask(getProfile)).toMatchObject({ fullName: 'Ana Rivera', role: 'student' })
})

test('nobody reads a table without a key', async () => {
  const stranger = new DynamoDBClient({
    ...house.operator.aws,
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  })
  await expect(stranger.send(new ListTablesCommand())).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  })
})
