import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { type Clock, systemClock } from '../clock.ts'
import type { AsyncInvocations } from '../events/async-invocations.ts'
import type { Queues } from '../queues/queues.ts'
import type { Permissions } from '../resource.ts'
import type { Room } from '../room.ts'
import { AwsError } from '../service.ts'
import { kind, misdeclared, tags } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
import { firingInput, groupArn, ScheduleProperties, scheduleArn } from './scheduler.ts'
import { type Timetable, timetable } from './timetable.ts'

export interface SchedulesSurroundings {
  readonly store: DatabaseSync
  readonly queues: Queues
  readonly invocations: AsyncInvocations
  readonly permissions: Permissions
  readonly report: (problem: string) => void
  readonly clock?: Clock
}

const GroupProperties = z.strictObject({ Name: z.optional(z.string()), Tags: tags() })

/** EventBridge Scheduler on this machine, and the timetable that scheduled rules share with it. */
export function createSchedules(surroundings: SchedulesSurroundings) {
  const { store, queues, invocations, permissions, report, clock = systemClock } = surroundings
  const times: Timetable = timetable(store, clock)
  const groups = new Set(['default'])

  /** The schedule acts under the role of its target. */
  const hand = (arn: string, { Arn, RoleArn, DeadLetterConfig }: Target, body: string) => {
    const principal = { kind: 'function', functionArn: arn, roleArn: RoleArn } as const
    const send = (queueArn: string) => {
      permissions.demand(principal, { action: 'sqs:SendMessage', resource: queueArn })
      queues.send(queueArn, { body }, 'scheduler.amazonaws.com')
    }
    try {
      if (Arn.startsWith('arn:aws:sqs:')) {
        send(Arn)
        return
      }
      permissions.demand(principal, { action: 'lambda:InvokeFunction', resource: Arn })
      invocations.add(Arn, body)
    } catch (error) {
      if (!(error instanceof AwsError)) throw error
      report(`${arn} cannot reach ${Arn}: ${error.message}`)
      if (DeadLetterConfig) send(DeadLetterConfig.Arn)
    }
  }

  return {
    timetable: times,
    kinds: {
      'AWS::Scheduler::ScheduleGroup': kind(GroupProperties, ({ Name }, { stack, logicalId }) => {
        const name = Name ?? physicalName(stack, logicalId)
        groups.add(name)
        return { ref: name, attributes: { Arn: groupArn(name) } }
      }),
      'AWS::Scheduler::Schedule': kind(ScheduleProperties, (properties, declaration) => {
        const { GroupName, State, Target, StartDate, EndDate } = properties
        if (!groups.has(GroupName))
          throw misdeclared(declaration, 'GroupName', `there is no group ${GroupName}`)
        if (!/^arn:aws:(lambda|sqs):/.test(Target.Arn)) {
          throw misdeclared(declaration, 'Target.Arn', `${Target.Arn} cannot be a target on this machine`)
        }
        const name = properties.Name ?? physicalName(declaration.stack, declaration.logicalId)
        const arn = scheduleArn(GroupName, name)
        if (State === 'ENABLED') {
          times.add({
            arn,
            expression: properties.ScheduleExpression,
            timezone: properties.ScheduleExpressionTimezone,
            from: StartDate === undefined ? undefined : Date.parse(StartDate),
            until: EndDate === undefined ? undefined : Date.parse(EndDate),
            fire(time) {
              const firing = { arn, id: randomUUID(), time: `${new Date(time).toISOString().slice(0, 19)}Z` }
              hand(arn, Target, firingInput(Target.Input, firing))
            },
          })
        }
        return { ref: name, attributes: { Arn: arn } }
      }),
    },
    start: () => times.start(),
    async close() {
      times.close()
    },
  } satisfies Room & { timetable: Timetable }
}

type Target = z.output<typeof ScheduleProperties>['Target']
