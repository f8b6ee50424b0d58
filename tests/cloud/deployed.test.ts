import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { prepared } from '#tests/support/prepared.ts'

let stage: TestCloud

beforeAll(async () => {
  stage = await startCloud()
})
afterAll(() => stage.close())

test('a new account has a profile', async () => {
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

test('no body passes that is too large for the gateway, or for a function behind it', async () => {
  const ana = await stage.signUp()
  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024)
  for (const size of [7, 11])
    expect(await stage.call(ana, 'POST /activities', megabytes(size))).toMatchObject({
      status: 413,
      body: { message: 'Request Too Long' },
    })
})

test('what a template does not grant is denied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-denied-'))
  const cdkOut = join(folder, 'cdk.out')
  await cp(await prepared(), cdkOut, { recursive: true })
  const template = join(cdkOut, 'coqui-dev-identity.template.json')
  const granted = await readFile(template, 'utf8')
  await writeFile(template, granted.replaceAll('dynamodb:GetItem', 'dynamodb:DescribeTable'))
  const denied = await startCloud({ cdkOut, folder: join(folder, 'state') })
  const ana = await denied.signUp()
  expect((await denied.call(ana, 'GET /profile')).status).toBe(500)
  await denied.close()
  expect(await readFile(join(folder, 'state/cloud.log'), 'utf8')).toMatch(
    /identity-http.* is not authorized to perform: dynamodb:GetItem on resource: .*identitytable/,
  )
  await rm(folder, { recursive: true })
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
