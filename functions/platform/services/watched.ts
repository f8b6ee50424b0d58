import * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { queueName } from '#functions/platform/wiring.ts'
import { jsonService } from './json-service.ts'
import { endpointOf, signer } from './signed.ts'

// Every part of the house, found by the wirings: infrastructure gives them to a function whose wiring says `watches`,
// and nobody lists them. What is asked are states and numbers, never a row or a message. Each rejects with an error whose
// name is the service's code.

/**
 * The table's name, or nothing; how others read its stream (2: a relay does, 1: it is told, 0: nobody); functions that hear
 * events; that read streams, beside the relay. The `on` before a hyphen is left out of a function's name.
 */
const WatchedNoun = z.tuple([z.string(), z.literal([0, 1, 2]), z.string(), z.string()])

const taken = ([table, streams, hears, reads]: z.output<typeof WatchedNoun>) => ({
  table,
  streams: streams > 0,
  hears: names(hears),
  reads: [...names(reads), ...(streams === 2 ? ['relay'] : [])],
})
const names = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map(name => name.replace(/^-/, 'on-'))

/** Told in few characters: a function's whole environment is 4 KB. */
const Watched = z.object({
  account: z.string(),
  /** How names of this stage begin. */
  prefix: z.string(),
  release: z.string(),
  bus: z.string(),
  userPool: z.string(),
  siteBucket: z.string(),
  /** As `wss://…/stage`. */
  live: z.string(),
  nouns: z.record(z.string(), z.pipe(WatchedNoun, z.transform(taken))),
})
export type Watched = z.output<typeof Watched>

export const watched = (): Watched => Watched.parse(JSON.parse(environment('watched')))

const dynamodb = jsonService('dynamodb')
const sqs = jsonService('sqs')
const events = jsonService('events')
const pools = jsonService('cognito-idp')
const s3 = signer('s3')

const Described = z.object({
  Table: z.object({
    TableStatus: z.string(),
    ItemCount: z._default(z.int(), 0),
    StreamSpecification: z.optional(z.object({ StreamEnabled: z.boolean() })),
  }),
})

/** What a table says of itself; its rows are counted anew about every six hours. */
export async function askTable(name: string) {
  const { Table } = Described.parse(await dynamodb('DescribeTable', { TableName: name }))
  return {
    status: Table.TableStatus,
    rows: Table.ItemCount,
    hasStream: Table.StreamSpecification?.StreamEnabled === true,
  }
}

const COUNTED = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const
const Attributes = z.object({ Attributes: z.record(z.string(), z.coerce.number()) })

/** How many messages a function's queue holds, those that are being worked on too. */
export async function askQueue(
  { account, prefix }: Watched,
  of: Parameters<typeof queueName>[1],
): Promise<number> {
  const name = queueName(prefix, of)
  const QueueUrl = `${endpointOf('sqs', 'SQS')}/${account}/${name}`
  const answer = Attributes.parse(await sqs('GetQueueAttributes', { QueueUrl, AttributeNames: COUNTED }))
  return COUNTED.reduce((sum, counted) => sum + (answer.Attributes[counted] ?? 0), 0)
}

export async function askBus(name: string): Promise<void> {
  await events('DescribeEventBus', { Name: name })
}

export async function askUserPool(id: string): Promise<void> {
  await pools('DescribeUserPool', { UserPoolId: id })
}

/** When a file of the site was published, ISO 8601. */
export async function askPublished(bucket: string, key: string): Promise<string> {
  const answer = await s3.ask(`${endpointOf('s3', 'S3')}/${bucket}/${key}`, { method: 'HEAD' })
  if (!answer.ok) throw named(`S3Answered${answer.status}`)
  return new Date(answer.headers['last-modified'] ?? '').toISOString()
}

/** Knocks at the live API without a ticket: that it refuses is an answer. */
export async function askLive(address: string): Promise<void> {
  const response = await fetch(address.replace(/^ws/, 'http'))
  await response.body?.cancel()
  if (response.status >= 500) throw named(`LiveAnswered${response.status}`)
}

function named(name: string): Error {
  const error = new Error(name)
  error.name = name
  return error
}
