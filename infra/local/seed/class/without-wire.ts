import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { documents } from '#functions/platform/store/rows.ts'
import type { Database } from '#infra/local/dynamodb/database.ts'
import type { Item } from '#infra/local/dynamodb/item.ts'
import { AwsError } from '#infra/local/service.ts'
import type { Envelope } from '#shared/kernel/event.ts'
import { itemOf, type Members, rowOf } from './items.ts'

/** A command of the document client, as far as it is looked at: the command that it stands for, and what it asks. */
interface Command {
  readonly clientCommand: { readonly constructor: { readonly name: string } }
  readonly input: Members
}

/**
 * Has what the nouns' stores send answered by a database of this thread: nothing is signed, sent or read back, which takes
 * longer than the answers do. Each event that a transaction leaves in an outbox is told.
 */
export function withoutWire(database: Pick<Database, 'handle'>, tell: (envelope: Envelope) => void): void {
  const send = async ({ clientCommand, input }: Command): Promise<Members> => {
    const action = clientCommand.constructor.name.replace(/Command$/, '')
    try {
      const answer = plain(Object(await database.handle(action, typed(input))))
      for (const event of eventsOf(input)) tell(event)
      return answer
    } catch (error) {
      throw error instanceof AwsError ? asTheClientSays(error) : error
    }
  }
  Object.assign(documents, { send })
}

function asTheClientSays({ code, message, members }: AwsError): Error {
  if (code !== 'TransactionCanceledException') return Object.assign(new Error(message), { name: code })
  return new TransactionCanceledException({ message, $metadata: {}, ...members })
}

/** The events among a transaction's writes: the rows of its outbox. */
function eventsOf({ TransactItems = [] }: Members): Envelope[] {
  return (TransactItems as readonly { readonly Put?: { readonly Item: Members } }[]).flatMap(({ Put }) => {
    if (!String(Put?.Item.pk).startsWith('OUTBOX#')) return []
    return [OutboxEvent.parse(Put?.Item)]
  })
}

/** The members of requests and answers that are rows or parts of them; all others are as they are. */
const ROWS = [
  'Item',
  'Key',
  'Attributes',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'LastEvaluatedKey',
]
const LISTS = ['Items', 'Keys']

function typed(members: Members): object {
  return mapped(members, row => itemOf(Object(row)))
}

function plain(members: object): Members {
  return mapped(members as Members, row => rowOf(row as Item))
}

/** The same members, with each row among them made another; what is undefined is left out. */
function mapped(members: Members, make: (row: unknown) => unknown, areRows = false): Members {
  const made: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue
    if (ROWS.includes(name)) made[name] = make(value)
    else if (LISTS.includes(name)) made[name] = (value as unknown[]).map(make)
    else if (Array.isArray(value)) made[name] = areRows ? value.map(make) : value.map(inner)
    else made[name] = inner(value)
    function inner(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(inner)
      // What a batch found stands under its table’s name.
      return value !== null && typeof value === 'object'
        ? mapped(value as Members, make, name === 'Responses')
        : value
    }
  }
  return made
}
