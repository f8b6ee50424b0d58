import { pathToFileURL } from 'node:url'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { heardBy, type Wiring } from '#functions/platform/wiring.ts'
import { handlerFile } from '#infra/build/handler-file.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import type { Item } from '#infra/local/dynamodb/item.ts'
import type { Envelope } from '#shared/kernel/event.ts'
import { withoutWire } from './without-wire.ts'

type Subscriber = (batch: SQSEvent) => Promise<SQSBatchResponse>

const keySchema = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
]

/** A noun's table by its declaration, without stream or expiry: nobody waits here. */
function definitionOf({ noun, table }: Wiring) {
  const indexes = Object.entries(table?.indexes ?? {})
  const names = new Set(['pk', 'sk', ...indexes.flatMap(([, { pk, sk }]) => [pk, sk])])
  return {
    TableName: noun,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...names].map(AttributeName => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema,
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([IndexName, { pk, sk }]) => ({
        IndexName,
        KeySchema: [
          { AttributeName: pk, KeyType: 'HASH' },
          { AttributeName: sk, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  }
}

/**
 * Some nouns in this thread: their own handlers and subscribers on an embedded database, each told at once of what the
 * others emit. What is done here leaves the rows that the deployed house would have, in seconds.
 */
export async function openStage(wirings: readonly Wiring[]) {
  const database = await openDatabase({})
  for (const wiring of wirings) if (wiring.table) await database.deployTable(definitionOf(wiring))
  const told: Envelope[] = []
  withoutWire(database, envelope => void told.push(envelope))
  const subscribers = await subscribersOf(wirings)

  /** Runs something as a function of a noun would run. */
  const as = <T>(noun: string, run: () => Promise<T>): Promise<T> => {
    process.env.TABLE = noun
    return run()
  }

  return {
    as,
    /** Tells an event that somebody else emitted. */
    tell: (envelope: Envelope) => void told.push(envelope),
    /** Has everything heard that was told, and what that tells. */
    async settle(): Promise<void> {
      for (let next = told.shift(); next; next = told.shift())
        for (const { noun, hear } of subscribers.get(next.name) ?? []) {
          const record = { messageId: next.id, body: JSON.stringify({ detail: next }) }
          const { batchItemFailures } = await as(noun, () => hear({ Records: [record] } as SQSEvent))
          if (batchItemFailures.length > 0) throw new Error(`${noun} could not hear ${next.name}`)
        }
    },
    /** All rows of a noun's table. */
    async rowsOf(noun: string): Promise<readonly Item[]> {
      const rows: Item[] = []
      let ExclusiveStartKey: unknown
      do {
        const page = Object(
          await database.handle('Scan', {
            TableName: noun,
            ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
          }),
        )
        rows.push(...page.Items)
        ExclusiveStartKey = page.LastEvaluatedKey
      } while (ExclusiveStartKey)
      return rows
    },
    close: () => database.close(),
  }
}

async function subscribersOf(wirings: readonly Wiring[]) {
  const found = new Map<string, { noun: string; hear: Subscriber }[]>()
  for (const { noun, functions } of wirings)
    for (const [name, spec] of Object.entries(functions)) {
      const heard = heardBy(spec)
      if (heard.length === 0) continue
      const { handler } = await import(pathToFileURL(handlerFile(`${noun}/${name}`)).href)
      for (const event of heard)
        found.set(event.name, [...(found.get(event.name) ?? []), { noun, hear: handler }])
    }
  return found
}
