import { ServiceError } from '#functions/platform/services/json-service.ts'
import { database, mapRows } from '#functions/platform/store/database.ts'
import { itemOf, type Members, rowOf } from '#functions/platform/store/item.ts'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import type { Database } from '#infra/local/dynamodb/database.ts'
import { AwsError } from '#infra/local/service.ts'
import type { Envelope } from '#shared/kernel/event.ts'

/**
 * Has what the nouns' stores ask answered by a database of this thread: nothing is signed, sent or read back, which takes
 * longer than the answers do. Each event that a transaction leaves in an outbox is told.
 */
export function withoutWire(asked: Pick<Database, 'handle'>, tell: (envelope: Envelope) => void): void {
  const ask = async (action: string, input: Members): Promise<Members> => {
    try {
      const answer = await asked.handle(action, Object(mapRows(input, itemOf)))
      for (const event of eventsOf(input)) tell(event)
      return Object(mapRows(answer, rowOf))
    } catch (error) {
      throw error instanceof AwsError ? asTheServiceSays(error) : error
    }
  }
  Object.assign(database, { ask })
}

const asTheServiceSays = ({ code, message, members }: AwsError): ServiceError =>
  new ServiceError(400, { __type: code, message, ...members })

/** The events among a transaction's writes: the rows of its outbox. */
function eventsOf({ TransactItems = [] }: Members): Envelope[] {
  return (TransactItems as readonly { readonly Put?: { readonly Item: Members } }[]).flatMap(({ Put }) => {
    if (!String(Put?.Item.pk).startsWith('OUTBOX#')) return []
    return [OutboxEvent.parse(Put?.Item)]
  })
}
