import * as z from 'zod/mini'
import { number, tags } from '../template/kind.ts'
import type { BusEvent } from './bus-event.ts'
import { compilePattern, type Matcher } from './pattern.ts'
import { compileInput, type Shaper, TargetInput } from './target-input.ts'

const Target = z.strictObject({
  Id: z.string(),
  Arn: z.string(),
  ...TargetInput,
  DeadLetterConfig: z.optional(z.strictObject({ Arn: z.string() })),
  // A delivery on this machine succeeds or is refused at once: nothing is left to retry.
  RetryPolicy: z.optional(
    z.strictObject({
      MaximumEventAgeInSeconds: z.optional(number()),
      MaximumRetryAttempts: z.optional(number()),
    }),
  ),
})

/** `AWS::Events::Rule`. */
export const RuleProperties = z.strictObject({
  Name: z.optional(z.string()),
  Description: z.optional(z.string()),
  EventBusName: z.optional(z.string()),
  EventPattern: z.optional(z.unknown()),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  Targets: z._default(z.array(Target).check(z.maxLength(5)), []),
  Tags: tags(),
})
export type RuleProperties = z.output<typeof RuleProperties>

export interface RuleTarget {
  readonly arn: string
  readonly shape: Shaper
  readonly deadLetterArn: string | undefined
}

/** A deployed rule. */
export interface Rule {
  readonly arn: string
  readonly name: string
  readonly matches: Matcher
  readonly targets: readonly RuleTarget[]
}

export function ruleOf(arn: string, name: string, { EventPattern, State, Targets }: RuleProperties): Rule {
  return {
    arn,
    name,
    matches: State === 'ENABLED' && EventPattern !== undefined ? compilePattern(EventPattern) : () => false,
    targets: Targets.map(({ Arn, DeadLetterConfig, ...input }) => ({
      arn: Arn,
      shape: compileInput(input, { arn, name }),
      deadLetterArn: DeadLetterConfig?.Arn,
    })),
  }
}

export const matching = (rules: Iterable<Rule>, event: BusEvent) =>
  [...rules].filter(rule => rule.matches(event))
