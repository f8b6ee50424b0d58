import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge'
import * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { log, measure } from '#functions/platform/log.ts'
import { type Envelope, nounOf } from '#shared/kernel/event.ts'
import { type StreamedRow, stream } from './stream.ts'

const OutboxRow = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  trace: z.string(),
  body: z.unknown(),
})

const bus = new EventBridgeClient({})
/** The most entries that one PutEvents takes. */
const ENTRIES = 10
/** Entries that the bus refused are sent again so often before the stream delivers them again. */
const TRIES = 3

/** Puts the outbox rows of one noun's table on the bus. The same bundle serves every noun that emits. */
export const handler = stream(async rows => {
  const failed: StreamedRow[] = []
  for (let start = 0; start < rows.length; start += ENTRIES) {
    failed.push(...(await relay(rows.slice(start, start + ENTRIES))))
  }
  measure('relayed', { events: [rows.length - failed.length, 'Count'], failed: [failed.length, 'Count'] })
  return failed
})

async function relay(rows: readonly StreamedRow[]): Promise<readonly StreamedRow[]> {
  let remaining = rows
  for (let tried = 0; tried < TRIES && remaining.length > 0; tried++) {
    const { Entries = [] } = await bus.send(new PutEventsCommand({ Entries: remaining.map(toEntry) }))
    remaining = remaining.filter((_, i) => Entries[i]?.ErrorCode)
  }
  for (const { row } of remaining)
    log('warn', 'not relayed', { event: String(row.name), eventId: String(row.id) })
  return remaining
}

function toEntry({ row }: StreamedRow): PutEventsRequestEntry {
  const { id, name, at, trace, body } = OutboxRow.parse(row)
  const envelope: Envelope = { id, name, at, trace, body }
  return {
    EventBusName: environment('bus'),
    Source: `coqui.${nounOf(name)}`,
    DetailType: name,
    Detail: JSON.stringify(envelope),
    Time: new Date(at),
  }
}
