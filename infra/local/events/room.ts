import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { type Clock, systemClock } from '../clock.ts'
import type { Queues } from '../queues/queues.ts'
import type { Permissions, ResourceDeclaration } from '../resource.ts'
import { propertiesOf, type Room, transaction } from '../room.ts'
import type { Timetable } from '../schedules/timetable.ts'
import { ArchiveProperties, archiveOf } from './archives.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import { archiveArn, type Bus, busName, DEFAULT_BUS, eventTime, HERE, newBus, ruleArn } from './bus.ts'
import { deliver, serviceOf } from './delivery.ts'
import { eventBridge } from './event-bridge.ts'
import { type Rule, RuleProperties, ruleOf } from './rule.ts'

const BusProperties = z.strictObject({
  Name: z.string(),
  Description: z.optional(z.string()),
  KmsKeyIdentifier: z.optional(z.string()),
  Tags: z.optional(z.array(z.unknown())),
})

export interface EventsOptions {
  readonly store: DatabaseSync
  readonly queues: Queues
  readonly invocations: AsyncInvocations
  readonly timetable: Timetable
  readonly permissions: Permissions
  readonly report: (problem: string) => void
  readonly clock?: Clock
}

/** Amazon EventBridge on this machine: buses, rules on patterns or schedules, archives. */
export function eventsRoom({ store, timetable, clock = systemClock, ...deliveries }: EventsOptions) {
  const buses = new Map<string, Bus>([[DEFAULT_BUS, newBus(DEFAULT_BUS)]])
  const existing = (name: string): Bus => {
    const bus = buses.get(busName(name))
    if (!bus) throw new Error(`There is no event bus ${name}`)
    return bus
  }
  const fire = (rule: Rule, time: number) =>
    transaction(store, () =>
      deliver(deliveries, rule, {
        ...HERE,
        id: randomUUID(),
        'detail-type': 'Scheduled Event',
        source: 'aws.events',
        time: eventTime(time),
        resources: [rule.arn],
        detail: {},
      }),
    )

  return {
    service: eventBridge({ store, clock, buses, ...deliveries }),
    kinds: {
      async 'AWS::Events::EventBus'(declaration) {
        const { Name } = propertiesOf(BusProperties, declaration)
        const bus = buses.get(Name) ?? newBus(Name)
        buses.set(Name, bus)
        return { ref: Name, attributes: { Arn: bus.arn, Name } }
      },
      async 'AWS::Events::Rule'(declaration) {
        const properties = propertiesOf(RuleProperties, declaration)
        const bus = existing(properties.EventBusName ?? DEFAULT_BUS)
        const name = properties.Name ?? generatedName(declaration)
        const rule = ruleOf(ruleArn(bus.name, name), name, properties)
        const strange = rule.targets.find(({ arn }) => !['sqs', 'lambda'].includes(serviceOf(arn)))
        if (strange) throw new Error(`${rule.arn}: the embedded event bus cannot target ${strange.arn}`)
        bus.rules.set(rule.arn, rule)
        const { ScheduleExpression, State } = properties
        if (ScheduleExpression && State === 'ENABLED') {
          timetable.add({ arn: rule.arn, expression: ScheduleExpression, fire: time => fire(rule, time) })
        }
        const ref = bus.name === DEFAULT_BUS ? name : `${bus.name}|${name}`
        return { ref, attributes: { Arn: rule.arn } }
      },
      async 'AWS::Events::Archive'(declaration) {
        const properties = propertiesOf(ArchiveProperties, declaration)
        const name = properties.ArchiveName ?? generatedName(declaration)
        const archive = archiveOf(archiveArn(name), properties)
        existing(properties.SourceArn).archives.set(archive.arn, archive)
        return { ref: name, attributes: { Arn: archive.arn, ArchiveName: name } }
      },
    },
    close: async () => undefined,
  } satisfies Room
}

const generatedName = ({ stack, logicalId }: ResourceDeclaration) => `${stack}-${logicalId}`.slice(0, 64)
