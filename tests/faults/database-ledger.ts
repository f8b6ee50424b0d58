/** What the database writer writes, and what must hold of it whenever the writer is stopped. */
import { type Database, openDatabase } from '#infra/local/dynamodb/database.ts'
import type { Item } from '#infra/local/dynamodb/item.ts'

export const LEDGER = {
  TableName: 'ledger',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
}
const TableName = LEDGER.TableName
const PARTS = 3

export const written = (kind: string, number: number, part: number): Item => ({
  id: { S: `${kind} ${number} ${part}` },
  padding: { S: 'x'.repeat(number % 200) },
})

/** Three items, the outbox row, and a count of all transactions. */
export const transaction = (number: number) => ({
  TransactItems: [
    ...Array.from({ length: PARTS }, (_, part) => ({
      Put: {
        TableName,
        Item: written('part', number, part),
        ConditionExpression: 'attribute_not_exists(id)',
      },
    })),
    { Put: { TableName, Item: written('outbox', number, 0) } },
    {
      Update: {
        TableName,
        Key: { id: { S: 'count' } },
        UpdateExpression: 'ADD transactions :one',
        ExpressionAttributeValues: { ':one': { N: '1' } },
      },
    },
  ],
})

export interface Verdict {
  /** Acknowledged writes that are not there. */
  readonly lost: readonly string[]
  /** Transactions of which some is there and some is not. */
  readonly torn: readonly number[]
  /** Whether the stream, replayed, gives the table. */
  readonly streamComplete: boolean
  readonly items: number
}

/** Opens what a writer left and compares it with what the writer had acknowledged. */
export async function judge(folder: string, acknowledged: readonly string[]): Promise<Verdict> {
  const database = await openDatabase({ path: folder })
  try {
    const { streamArn = '' } = await database.deployTable(LEDGER)
    const table = await contents(database)
    const transactions = new Map<number, number>()
    for (const id of table.keys()) {
      const [kind, number] = id.split(' ')
      if (kind !== 'part' && kind !== 'outbox') continue
      transactions.set(Number(number), (transactions.get(Number(number)) ?? 0) + 1)
    }
    const torn = [...transactions].filter(([, parts]) => parts !== PARTS + 1).map(([number]) => number)
    const counted = Number(table.get('count')?.transactions?.N ?? 0)
    const lost = acknowledged.filter(line => {
      const [kind, number] = line.split(' ')
      return kind === 'put' ? !table.has(`put ${number} 0`) : !transactions.has(Number(number))
    })
    return {
      lost,
      torn: counted === transactions.size ? torn : [...torn, -counted],
      streamComplete: same(await replayed(database, streamArn), table),
      items: table.size,
    }
  } finally {
    await database.close()
  }
}

async function contents(database: Database): Promise<Map<string, Item>> {
  const table = new Map<string, Item>()
  let ExclusiveStartKey: unknown
  do {
    const input = { TableName, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) }
    const page: { Items?: Item[]; LastEvaluatedKey?: Item } = Object(await database.handle('Scan', input))
    for (const item of page.Items ?? []) table.set(item.id?.S ?? '', item)
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return table
}

async function replayed(database: Database, streamArn: string): Promise<Map<string, Item>> {
  const table = new Map<string, Item>()
  let after: string | undefined
  for (;;) {
    const records = await database.readStream(streamArn, after, 1000)
    for (const { dynamodb } of records) {
      const id = dynamodb.Keys.id?.S ?? ''
      if (dynamodb.NewImage) table.set(id, dynamodb.NewImage)
      else table.delete(id)
      after = dynamodb.SequenceNumber
    }
    if (records.length === 0) return table
  }
}

function same(one: ReadonlyMap<string, Item>, other: ReadonlyMap<string, Item>): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([id, item]) => JSON.stringify(item) === JSON.stringify(other.get(id)))
}
