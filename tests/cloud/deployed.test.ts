import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'

let stage: TestCloud

beforeAll(async () => {
  stage = await startCloud()
})
afterAll(() => stage.close())

test('a new account has a profile and records its activity', async () => {
  const ana = await stage.signUp('Ana Rivera')
  const profile = await stage.call(ana, 'GET /profile')
  expect(profile).toMatchObject({ status: 200, body: { fullName: 'Ana Rivera', role: 'student' } })
})

test('the gateway answers in its own words what does not reach a function', async () => {
  expect(await stage.call(undefined, 'GET /profile')).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  })
  expect(await stage.call(undefined, 'GET /nowhere')).toMatchObject({
    status: 404,
    body: { message: 'Not Found' },
  })
})

test('nobody reads a table without a key', async () => {
  const stranger = new DynamoDBClient({
    ...stage.aws,
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  })
  await expect(stranger.send(new ListTablesCommand())).rejects.toMatchObject({
    name: 'UnrecognizedClientException',
  })
})
