// `npm run redrive -- --stage prod [noun…] [--go]`: sends failed work again. Without --go it only says what it would send.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { DynamoDBDocumentClient, GetCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { queueName, type Wiring } from '#functions/platform/wiring.ts'
import { queueUrls } from './queue-urls.ts'

/** What a relay puts aside by itself: where the row is that it could not send. */
const SetAside = z.object({ outboxRow: z.object({ table: z.string(), pk: z.string(), sk: z.string() }) })
/** What Lambda tells of records that a stream's reader was not given in time. Source: "Retain discarded records". */
const Discarded = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    approximateArrivalOfFirstRecord: z.string(),
    approximateArrivalOfLastRecord: z.string(),
  }),
})
/** Rows are written a moment before the stream has them. */
const AROUND_MS = 60_000
/** Out of sight while it is looked at: long enough to send all of a batch. */
const HELD_SECONDS = 120

export interface Redrive {
  readonly sqs: SQSClient
  readonly documents: DynamoDBDocumentClient
  /** How all names of the stage begin. */
  readonly prefix: string
  readonly wirings: readonly Wiring[]
  /** Sends; else it only counts. */
  readonly go: boolean
}

export interface Redriven {
  readonly queue: string
  readonly messages: number
  /** What becomes of them. */
  readonly to: string
}

/** Sends every failed message of these nouns on its way again, and says how many of each queue. Effects act once. */
export async function redrive(job: Redrive): Promise<readonly Redriven[]> {
  const done: Redriven[] = []
  for (const { noun, functions, emits } of job.wirings) {
    const named = (name: string, kind: 'queue' | 'dead' | 'failures') =>
      queueName(job.prefix, { noun, name, kind })
    for (const [name, spec] of Object.entries(functions)) {
      if ('hears' in spec) {
        const to = named(name, 'queue')
        const again = async (
          { Body, MessageAttributes }: Message,
          urlOf: (name: string) => Promise<string>,
        ) => {
          await job.sqs.send(
            new SendMessageCommand({ QueueUrl: await urlOf(to), MessageBody: Body, MessageAttributes }),
          )
        }
        done.push(await emptied(job, named(name, 'dead'), to, again))
      }
      // A page fetches the truth when it returns: nothing is told late.
      if ('reads' in spec)
        done.push(await emptied(job, named(name, 'failures'), 'nobody', async () => undefined))
    }
    if (emits.length > 0)
      done.push(
        await emptied(job, named('relay', 'failures'), `${noun}’s outbox`, message =>
          emitAgain(job.documents, message),
        ),
      )
  }
  return done.filter(({ messages }) => messages > 0)
}

/** Takes messages out of a queue one batch after the other, each once it was dealt with. */
async function emptied(
  { sqs, go }: Redrive,
  queue: string,
  to: string,
  again: (message: Message, urlOf: (name: string) => Promise<string>) => Promise<void>,
): Promise<Redriven> {
  const urlOf = queueUrls(sqs)
  const QueueUrl = await urlOf(queue)
  if (!go) return { queue, to, messages: await urlOf.count(queue) }
  let messages = 0
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: HELD_SECONDS,
        MessageAttributeNames: ['All'],
      }),
    )
    if (Messages.length === 0) return { queue, to, messages }
    for (const message of Messages) {
      await again(message, urlOf)
      await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }))
      messages++
    }
  }
}

/** Puts outbox rows in their table once more, under another key: a relay knows an event by its id, not by its row. */
async function emitAgain(documents: DynamoDBDocumentClient, { Body = '' }: Message): Promise<void> {
  const told: unknown = JSON.parse(Body)
  const aside = SetAside.safeParse(told)
  if (aside.success) {
    const { table, ...Key } = aside.data.outboxRow
    const { Item } = await documents.send(new GetCommand({ TableName: table, Key }))
    if (Item) await emit(documents, table, Item)
    return
  }
  const { streamArn, ...span } = Discarded.parse(told).DDBStreamBatchInfo
  const table = streamArn.split('/')[1] ?? ''
  const around = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString()
  const pages = paginateScan(
    { client: documents },
    {
      TableName: table,
      FilterExpression: 'begins_with(pk, :outbox) AND #at BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: {
        ':outbox': 'OUTBOX#',
        ':from': around(span.approximateArrivalOfFirstRecord, -AROUND_MS),
        ':to': around(span.approximateArrivalOfLastRecord, AROUND_MS),
      },
    },
  )
  for await (const { Items = [] } of pages) for (const item of Items) await emit(documents, table, item)
}

async function emit(
  documents: DynamoDBDocumentClient,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  await documents.send(
    new PutCommand({ TableName: table, Item: { ...row, pk: `OUTBOX#${row.id}-again-${randomUUID()}` } }),
  )
}

if (import.meta.main) {
  const { wirings } = await import('#infra/wirings.ts')
  const { values, positionals } = parseArgs({
    options: { stage: { type: 'string', default: 'dev' }, go: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const all = await wirings()
  const unknown = positionals.filter(name => !all.some(({ noun }) => noun === name))
  if (unknown.length > 0) throw new Error(`no noun is called ${unknown.join(', ')}`)
  const done = await redrive({
    sqs: new SQSClient(),
    documents: DynamoDBDocumentClient.from(new DynamoDBClient()),
    prefix: `coqui-${values.stage}`,
    wirings: positionals.length > 0 ? all.filter(({ noun }) => positionals.includes(noun)) : all,
    go: values.go,
  })
  for (const { queue, messages, to } of done)
    console.log(`${values.go ? 'sent' : 'would send'} ${messages} of ${queue} to ${to}`)
  if (done.length === 0) console.log('nothing failed')
  else if (!values.go)
    console.log('Nothing was sent. Mend the cause and deploy; then run it again with --go.')
}
