import { Duration, Validations } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { cronOf, type RoundTime } from '#shared/kernel/round-time.ts'
import type { NounFunction } from './functions.ts'

/** Every so many minutes. */
export const every = (minutes: number): Schedule => Schedule.rate(Duration.minutes(minutes))

/** Whenever a round may have something to do. */
export const onRound = (time: RoundTime): Schedule => Schedule.expression(`cron(${cronOf(time)})`)

/** Calls a function by the clock. */
export function addSchedule(scope: Construct, name: string, fn: NounFunction, when: Schedule): void {
  const rule = new Rule(scope, `${name}-schedule`, {
    schedule: when,
    targets: [new LambdaFunction(fn)],
  })
  Validations.of(rule).acknowledge({
    id: 'Serverless-EventBusDLQ',
    reason: 'A tick carries nothing: the next one computes the same again, and errors raise an alarm.',
  })
}
