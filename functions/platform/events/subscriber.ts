import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { logUnexpected, measure, within } from '#functions/platform/log.ts'
import { Envelope, type EventBody, type EventSpec } from '#shared/kernel/event.ts'

/** What a subscriber is told: the event's body, its id (the effect's natural key) and when it happened. */
export interface Told<E extends EventSpec> {
  /** Which of the events that it hears. */
  readonly event: E
  readonly id: string
  /** ISO 8601: use this, never the clock, for what the effect records. */
  readonly at: string
  readonly body: EventBody<E>
}

/** What EventBridge puts on a queue. */
const Delivered = z.object({ detail: Envelope })

/**
 * The Lambda function of one subscriber, of one event or of several. Each message succeeds or fails alone: the failed
 * ones, and only those, are delivered again. What it does must act once however often it is told, in whatever order.
 */
export function subscriber<E extends EventSpec>(
  events: E | readonly E[],
  hear: (told: Told<E>) => Promise<void>,
) {
  const byName = new Map([events].flat().map(event => [event.name as string, event as E]))
  return async (batch: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(batch.Records.map(record => failure(byName, hear, record)))
    return { batchItemFailures: failed.flatMap(id => (id ? [{ itemIdentifier: id }] : [])) }
  }
}

/** What a subscriber does with one of the events that it hears. */
export interface Ear {
  readonly event: EventSpec
  readonly hear: (told: Told<EventSpec>) => Promise<void>
}

/** `hears(readingFinished, async ({ body }) => …)`: for a subscriber that does something else with each event. */
export const hears = <E extends EventSpec>(event: E, hear: (told: Told<E>) => Promise<void>): Ear => ({
  event,
  hear: hear as Ear['hear'],
})

/** The Lambda function of a subscriber of several events, each with what it does with it. */
export const subscriberOf = (...ears: readonly Ear[]) =>
  subscriber(
    ears.map(({ event }) => event),
    async told => {
      for (const { event, hear } of ears) if (event.name === told.event.name) await hear(told)
    },
  )

async function failure<E extends EventSpec>(
  byName: ReadonlyMap<string, E>,
  hear: (told: Told<E>) => Promise<void>,
  record: SQSRecord,
) {
  const requestId = record.messageId
  const started = performance.now()
  let name = [...byName.keys()].join(' ')
  try {
    const { detail } = Delivered.parse(JSON.parse(record.body))
    const event = byName.get(detail.name)
    if (!event) throw new Error(`'${detail.name}' is not heard here`)
    name = event.name
    const body = event.body.parse(detail.body) as EventBody<E>
    await within({ trace: detail.trace, requestId }, async () => {
      await hear({ event, id: detail.id, at: detail.at, body })
      measure(
        'heard',
        {
          duration: [performance.now() - started, 'Milliseconds'],
          age: [Date.now() - Date.parse(detail.at), 'Milliseconds'],
        },
        { event: name, eventId: detail.id },
      )
    })
    return
  } catch (error) {
    within({ trace: '', requestId }, () => logUnexpected('not heard', error, { event: name }))
    return record.messageId
  }
}
