import { Duration, Validations } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import type { NounFunction } from './functions.ts'

/** Calls a function every so many minutes. */
export function addSchedule(scope: Construct, name: string, fn: NounFunction, everyMinutes: number): void {
  const rule = new Rule(scope, `${name}-schedule`, {
    schedule: Schedule.rate(Duration.minutes(everyMinutes)),
    targets: [new LambdaFunction(fn)],
  })
  Validations.of(rule).acknowledge({
    id: 'Serverless-EventBusDLQ',
    reason: 'A tick carries nothing: the next one computes the same again, and errors raise an alarm.',
  })
}
