import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { type Clock, systemClock } from '../clock.ts'
import type { Meter } from '../meter.ts'
import type { Queues } from '../queues/queues.ts'
import type { Permissions } from '../resource.ts'
import { type Room, transaction } from '../room.ts'
import type { Timetable } from '../schedules/timetable.ts'
import { kind, misdeclared, tags } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
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
  Tags: tags(),
})

export interface EventsSurroundings {
  readonly store: DatabaseSync
  readonly queues: Queues
  readonly invocations: AsyncInvocations
  readonly timetable: Timetable
  readonly permissions: Permissions
  readonly report: (problem: string) => void
  readonly clock?: Clock
  readonly meter?: Meter
}

/** Amazon EventBridge on this machine: buses, rules on patterns or schedules, archives. */
export function createEvents({ store, timetable, clock = systemClock, ...deliveries }: EventsSurroundings) {
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
      'AWS::Events::EventBus': kind(BusProperties, ({ Name }) => {
        const bus = buses.get(Name) ?? newBus(Name)
        buses.set(Name, bus)
        return { ref: Name, attributes: { Arn: bus.arn, Name } }
      }),
      'AWS::Events::Rule': kind(RuleProperties, (properties, declaration) => {
        const bus = existing(properties.EventBusName ?? DEFAULT_BUS)
        const name = properties.Name ?? physicalName(declaration.stack, declaration.logicalId)
        const rule = ruleOf(ruleArn(bus.name, name), name, properties)
        const strange = rule.targets.find(({ arn }) => !['sqs', 'lambda'].includes(serviceOf(arn)))
        if (strange)
          throw misdeclared(declaration, 'Targets', `${strange.arn} cannot be a target on this machine`)
        bus.rules.set(rule.arn, rule)
        const { ScheduleExpression, State } = properties
        if (ScheduleExpression && State === 'ENABLED') {
          timetable.add({ arn: rule.arn, expression: ScheduleExpression, fire: time => fire(rule, time) })
        }
        const ref = bus.name === DEFAULT_BUS ? name : `${bus.name}|${name}`
        return { ref, attributes: { Arn: rule.arn } }
      }),
      'AWS::Events::Archive': kind(ArchiveProperties, (properties, declaration) => {
        const name = properties.ArchiveName ?? physicalName(declaration.stack, declaration.logicalId, 48)
        const archive = archiveOf(archiveArn(name), properties)
        existing(properties.SourceArn).archives.set(archive.arn, archive)
        return { ref: name, attributes: { Arn: archive.arn, ArchiveName: name } }
      }),
    },
    close: async () => undefined,
  } satisfies Room
}
