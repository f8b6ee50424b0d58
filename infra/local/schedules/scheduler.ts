import * as z from 'zod/mini'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { number } from '../template/kind.ts'

/** `AWS::Scheduler::Schedule`. */
export const ScheduleProperties = z.strictObject({
  Name: z.optional(z.string()),
  GroupName: z._default(z.string(), 'default'),
  Description: z.optional(z.string()),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.optional(z.string()),
  // On one machine nobody else needs the moment: a window begins at its beginning.
  FlexibleTimeWindow: z.strictObject({
    Mode: z.enum(['OFF', 'FLEXIBLE']),
    MaximumWindowInMinutes: z.optional(number()),
  }),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  StartDate: z.optional(z.string()),
  EndDate: z.optional(z.string()),
  Target: z.strictObject({
    Arn: z.string(),
    RoleArn: z.string(),
    Input: z.optional(z.string()),
    DeadLetterConfig: z.optional(z.strictObject({ Arn: z.string() })),
    // A hand-over on this machine succeeds or is refused at once: nothing is left to retry.
    RetryPolicy: z.optional(
      z.strictObject({
        MaximumEventAgeInSeconds: z.optional(number()),
        MaximumRetryAttempts: z.optional(number()),
      }),
    ),
  }),
})

export const scheduleArn = (group: string, name: string) =>
  `arn:aws:scheduler:${LOCAL_REGION}:${LOCAL_ACCOUNT}:schedule/${group}/${name}`
export const groupArn = (name: string) =>
  `arn:aws:scheduler:${LOCAL_REGION}:${LOCAL_ACCOUNT}:schedule-group/${name}`

export interface Firing {
  readonly arn: string
  readonly id: string
  /** ISO 8601, whole seconds, UTC. */
  readonly time: string
}

/** What the target receives: its input with Scheduler's context attributes filled in, or a scheduled event. */
export function firingInput(input: string | undefined, { arn, id, time }: Firing): string {
  if (input === undefined) {
    const source = { source: 'aws.scheduler', account: LOCAL_ACCOUNT, region: LOCAL_REGION, resources: [arn] }
    return JSON.stringify({
      version: '0',
      id,
      'detail-type': 'Scheduled Event',
      ...source,
      time,
      detail: '{}',
    })
  }
  const context: Readonly<Record<string, string>> = {
    'schedule-arn': arn,
    'scheduled-time': time,
    'execution-id': id,
    'attempt-number': '1',
  }
  return input.replace(/<aws\.scheduler\.([\w-]+)>/g, (text, name: string) => context[name] ?? text)
}
