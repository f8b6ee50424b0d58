import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { call, carryOut, inputOf, transaction } from '../room.ts'
import { AwsError, type JsonService } from '../service.ts'
import { archived } from './archives.ts'
import { type Bus, busArn, busName, DEFAULT_BUS, eventTime, HERE } from './bus.ts'
import type { BusEvent } from './bus-event.ts'
import { type Deliveries, deliver } from './delivery.ts'
import {
  entryBytes,
  MAX_ENTRIES,
  MAX_REQUEST_BYTES,
  PutEvents,
  type PutEventsEntry,
  problemOf,
} from './put-events.ts'
import { matching } from './rule.ts'

const StartReplay = z.strictObject({
  ReplayName: z.string(),
  EventSourceArn: z.string(),
  /** Epoch seconds. */
  EventStartTime: z.number(),
  EventEndTime: z.number(),
  Destination: z.strictObject({ Arn: z.string(), FilterArns: z.optional(z.array(z.string())) }),
  Description: z.optional(z.string()),
})

const DescribeEventBus = z.strictObject({ Name: z.optional(z.string()) })

interface Parts extends Deliveries {
  readonly store: DatabaseSync
  readonly clock: Clock
  readonly buses: ReadonlyMap<string, Bus>
}

/** EventBridge: what an entry is answered for is matched, queued and on disk. */
export function eventBridge({ store, clock, buses, ...deliveries }: Parts): JsonService {
  const archive = archived(store)

  const publish = (bus: Bus, event: BusEvent, trace: string | undefined) => {
    for (const each of bus.archives.values()) archive.keep(each, event, clock.now())
    for (const rule of matching(bus.rules.values(), event)) deliver(deliveries, rule, event, trace)
  }

  const put = (entry: PutEventsEntry) => {
    const bus = buses.get(busName(entry.EventBusName ?? DEFAULT_BUS))
    if (!bus) return failed('ResourceNotFoundException', `Event bus ${entry.EventBusName} does not exist.`)
    const problem = problemOf(entry)
    if (problem) return failed(...problem)
    const event: BusEvent = {
      ...HERE,
      id: randomUUID(),
      'detail-type': entry.DetailType ?? '',
      source: entry.Source ?? '',
      time: eventTime(entry.Time === undefined ? clock.now() : entry.Time * 1000),
      resources: entry.Resources ?? [],
      detail: JSON.parse(entry.Detail ?? '{}'),
    }
    publish(bus, event, entry.TraceHeader)
    return { EventId: event.id }
  }

  const calls = {
    PutEvents: call(PutEvents, ({ Entries }) => {
      if (Entries.length === 0 || Entries.length > MAX_ENTRIES) {
        throw new AwsError('ValidationException', `A request holds 1 to ${MAX_ENTRIES} entries.`)
      }
      if (Entries.reduce((sum, entry) => sum + entryBytes(entry), 0) > MAX_REQUEST_BYTES) {
        throw new AwsError(
          'ValidationException',
          'Total size of the entries in the request is over the limit.',
        )
      }
      const answers = transaction(store, () => Entries.map(put))
      deliveries.meter?.count('events', Entries.length)
      return { FailedEntryCount: answers.filter(answer => 'ErrorCode' in answer).length, Entries: answers }
    }),
    DescribeEventBus: call(DescribeEventBus, ({ Name = DEFAULT_BUS }) => {
      const bus = buses.get(busName(Name))
      if (!bus) throw new AwsError('ResourceNotFoundException', `Event bus ${Name} does not exist.`)
      return { Name: bus.name, Arn: bus.arn }
    }),
    StartReplay: call(
      StartReplay,
      ({ ReplayName, EventSourceArn, EventStartTime, EventEndTime, Destination }) => {
        const bus = buses.get(busName(Destination.Arn))
        if (!bus?.archives.has(EventSourceArn)) {
          throw new AwsError(
            'ResourceNotFoundException',
            `${EventSourceArn} is no archive of ${Destination.Arn}.`,
          )
        }
        const chosen = [...bus.rules.values()].filter(
          ({ arn }) => Destination.FilterArns?.includes(arn) ?? true,
        )
        transaction(store, () => {
          for (const event of archive.between(EventSourceArn, EventStartTime * 1000, EventEndTime * 1000)) {
            const again = { ...event, 'replay-name': ReplayName }
            for (const rule of matching(chosen, again)) deliver(deliveries, rule, again)
          }
        })
        return { State: 'COMPLETED' }
      },
    ),
  }

  return {
    signingName: 'events',
    needs(action, input) {
      if (action === 'StartReplay') {
        return [{ action: 'events:StartReplay', resource: inputOf(Replayed, input).EventSourceArn }]
      }
      if (action === 'DescribeEventBus') {
        const { Name = DEFAULT_BUS } = inputOf(DescribeEventBus, input)
        return [{ action: 'events:DescribeEventBus', resource: busArn(Name) }]
      }
      const names = inputOf(Addressed, input).Entries.map(({ EventBusName }) =>
        busArn(EventBusName ?? DEFAULT_BUS),
      )
      return [...new Set(names)].map(resource => ({ action: `events:${action}`, resource }))
    },
    handle: (action, input) => carryOut('EventBridge', calls, action, input),
  }
}

const Replayed = z.object({ EventSourceArn: z.string() })
const Addressed = z.object({
  Entries: z._default(z.array(z.object({ EventBusName: z.optional(z.string()) })), []),
})

const failed = (ErrorCode: string, ErrorMessage: string) => ({ ErrorCode, ErrorMessage })
