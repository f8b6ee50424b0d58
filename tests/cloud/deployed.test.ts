import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshAll } from '#infra/build/refresh.ts'
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

test('what a template does not grant is denied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-denied-'))
  const cdkOut = join(folder, 'cdk.out')
  await cp(await refreshAll(), cdkOut, { recursive: true })
  const template = join(cdkOut, 'coqui-dev-identity.template.json')
  const granted = await readFile(template, 'utf8')
  await writeFile(template, granted.replaceAll('dynamodb:GetItem', 'dynamodb:DescribeTable'))
  const denied = await startCloud({ cdkOut, folder: join(folder, 'state') })
  const ana = await denied.newStudent()
  expect((await ana.tryTo(getProfile)).status).toBe(500)
  await denied.close()
  expect(await readFile(join(folder, 'state/cloud.log'), 'utf8')).toMatch(
    /identity-http.* is not authorized to perform: dynamodb:GetItem on resource: .*identitytable/,
  )
  await rm(folder, { recursive: true })
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
