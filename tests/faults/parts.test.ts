/** How the house is: every part answers for itself, and what fails takes no other with it. */
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listParts } from '#shared/health/routes.ts'
import type { HealthPart } from '#shared/health/schema.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import type { Person } from '#tests/support/person.ts'

let house: TestCloud
let admin: Person
beforeAll(async () => {
  house = await startCloud({ seeds: true })
  admin = await house.signIn('admin@demo.test')
})
afterAll(() => house.close())

const parts = async (): Promise<readonly HealthPart[]> => (await admin.ask(listParts)).parts
const notOk = async () =>
  (await parts())
    .filter(({ state }) => state !== 'ok')
    .map(({ noun, name, state, finding, count, error }) => ({
      what: `${noun ?? 'all'}/${name}`,
      state,
      finding,
      ...(count !== undefined && { count }),
      ...(error && { error }),
    }))

/** Calls SQS as an operator. */
async function sqs(action: string, input: object): Promise<unknown> {
  const { endpoint, region, credentials } = house.operator.aws
  const aws = new AwsClient({ ...credentials, region, service: 'sqs' })
  const headers = { 'x-amz-target': `AmazonSQS.${action}`, 'content-type': 'application/x-amz-json-1.0' }
  const response = await aws.fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(input) })
  expect(response.status).toBe(200)
  return response.json()
}

test('in a fresh house all is well, and every noun has its parts', async () => {
  expect(await notOk()).toEqual([])
  const all = await parts()
  expect(all.filter(({ noun }) => !noun).map(({ kind }) => kind)).toEqual([
    'api',
    'live',
    'users',
    'bus',
    'content',
    'client',
  ])
  const ofReading = all.filter(({ noun }) => noun === 'reading').map(({ kind, name }) => `${kind} ${name}`)
  expect(ofReading).toEqual([
    'table table',
    'subscriber on-reading-finished',
    'subscriber on-word-overridden',
    'subscriber on-student-placed',
    'subscriber on-level-moved',
    'subscriber on-text-written',
    'subscriber on-practice-finished',
    'reader relay',
  ])
  expect(all.find(({ noun, kind }) => noun === 'identity' && kind === 'table')?.count).toBeGreaterThan(10)
  expect(all.find(({ kind }) => kind === 'client')?.publishedAt).toMatch(/^20\d\d-/)
})

test('a dead letter is its subscriber’s warning, a table that is gone is down, and the rest is well', async () => {
  const { QueueUrl } = (await sqs('GetQueueUrl', {
    QueueName: 'coqui-dev-coins-on-work-finished-dead',
  })) as { QueueUrl: string }
  await sqs('SendMessage', { QueueUrl, MessageBody: 'no envelope at all' })
  const dead = {
    what: 'coins/on-work-finished',
    state: 'warning',
    finding: 'deadLetters',
    count: 1,
  }
  expect(await notOk()).toEqual([dead])

  await house.cloud.database.deleteTable(house.cloud.tableOf('support'))
  const gone = {
    what: 'support/table',
    state: 'down',
    finding: 'noAnswer',
    error: 'ResourceNotFoundException',
  }
  expect(await notOk()).toEqual([dead, gone])

  await sqs('PurgeQueue', { QueueUrl })
  expect(await notOk()).toEqual([gone])
})
