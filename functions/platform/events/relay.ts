import { environment } from '#functions/platform/environment.ts'
import { log, measure } from '#functions/platform/log.ts'
import { isForNow, jsonService, ServiceError } from '#functions/platform/services/json-service.ts'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { type StreamedRow, stream } from './stream.ts'

const events = jsonService('events')
const queues = jsonService('sqs')
/** The most entries that one PutEvents takes. */
const ENTRIES = 10
/** Entries that the bus refused are sent again so often before the stream delivers them again. */
const TRIES = 3
/** What the bus says of an entry that it may take later. Source: EventBridge API reference, "PutEventsResultEntry". */
const PASSING = new Set(['ThrottlingException', 'InternalFailure', 'InternalException'])

/** A row that no try will bring on the bus, and why. */
interface Unreadable {
  readonly row: StreamedRow
  readonly why: string
}

interface Outcome {
  readonly failed: readonly StreamedRow[]
  readonly unreadable: readonly Unreadable[]
}

/**
 * Puts the outbox rows of one noun's table on the bus. The same bundle serves every noun that emits. What the bus has no
 * room for is delivered again for as long as the stream keeps it; a row that cannot be sent at all goes to the failures at
 * once, by its key, so that it holds up nobody.
 */
export const handler = stream(async rows => {
  const failed: StreamedRow[] = []
  const unreadable: Unreadable[] = []
  for (let start = 0; start < rows.length; start += ENTRIES) {
    const outcome = await relay(rows.slice(start, start + ENTRIES))
    failed.push(...outcome.failed)
    unreadable.push(...outcome.unreadable)
  }
  for (const one of unreadable) await setAside(one)
  measure('relayed', {
    events: [rows.length - failed.length - unreadable.length, 'Count'],
    failed: [failed.length, 'Count'],
    unreadable: [unreadable.length, 'Count'],
  })
  return failed
})

async function relay(rows: readonly StreamedRow[]): Promise<Outcome> {
  const unreadable: Unreadable[] = []
  let remaining = rows.flatMap(row => {
    const entry = entryOf(row)
    if (entry) return [{ row, entry }]
    unreadable.push({ row, why: 'not an outbox row' })
    return []
  })
  for (let tried = 0; tried < TRIES && remaining.length > 0; tried++) {
    const Entries = await put(remaining.map(({ entry }) => entry))
    const refused = remaining.map((one, i) => ({ ...one, code: Entries[i]?.ErrorCode }))
    for (const { row, code } of refused) if (code && !PASSING.has(code)) unreadable.push({ row, why: code })
    remaining = refused.filter(({ code }) => code && PASSING.has(code))
  }
  for (const { row } of remaining)
    log('warn', 'not relayed', { event: String(row.row.name), eventId: String(row.row.id) })
  return { failed: remaining.map(({ row }) => row), unreadable }
}

/** Source: EventBridge API reference, "PutEventsRequestEntry". */
interface Entry {
  readonly EventBusName: string
  readonly Source: string
  readonly DetailType: string
  readonly Detail: string
  /** Seconds since 1970. */
  readonly Time: number
}
interface Result {
  readonly ErrorCode?: string
}

/** What the bus says of each entry. Where it refuses a batch as such, each is put alone to find the one it is about. */
async function put(Entries: readonly Entry[]): Promise<readonly Result[]> {
  try {
    return (await events('PutEvents', { Entries })).Entries as readonly Result[]
  } catch (error) {
    if (!(error instanceof ServiceError) || isForNow(error)) throw error
    if (Entries.length === 1) return [{ ErrorCode: error.name }]
    return (await Promise.all(Entries.map(entry => put([entry])))).flat()
  }
}

function entryOf({ row }: StreamedRow): Entry | undefined {
  const { data: envelope } = OutboxEvent.safeParse(row)
  return (
    envelope && {
      EventBusName: environment('bus'),
      Source: `coqui.${nounOf(envelope.name)}`,
      DetailType: envelope.name,
      Detail: JSON.stringify(envelope),
      Time: Date.parse(envelope.at) / 1000,
    }
  )
}

/** Tells the failures where the row is; what it says stays in its table. */
async function setAside({ row: { row, table }, why }: Unreadable): Promise<void> {
  const outboxRow = { table, pk: String(row.pk), sk: String(row.sk) }
  log('error', 'cannot be relayed', { event: String(row.name), eventId: String(row.id), why })
  await queues('SendMessage', {
    QueueUrl: environment('failures'),
    MessageBody: JSON.stringify({ outboxRow, why }),
  })
}
