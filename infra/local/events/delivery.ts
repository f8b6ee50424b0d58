import type { Meter } from '../meter.ts'
import type { Queues } from '../queues/queues.ts'
import type { Permissions, Principal } from '../resource.ts'
import { AwsError } from '../service.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import type { BusEvent } from './bus-event.ts'
import type { Rule, RuleTarget } from './rule.ts'

export interface Deliveries {
  readonly queues: Queues
  readonly invocations: AsyncInvocations
  readonly permissions: Permissions
  readonly meter?: Meter
  /** Hears of what could not be delivered and had no dead-letter queue. */
  readonly report: (problem: string) => void
}

/**
 * Hands an event to all targets of a rule, within the open transaction. The rule acts as the events service, so
 * a queue's or function's own policy must let it; what is refused goes to the target's dead-letter queue.
 */
export function deliver(to: Deliveries, rule: Rule, event: BusEvent, trace?: string): void {
  const principal = { kind: 'service', service: 'events.amazonaws.com', sourceArn: rule.arn } as const
  for (const target of rule.targets) {
    const body = target.shape(event)
    try {
      hand(to, principal, target.arn, body, trace)
    } catch (error) {
      if (!(error instanceof AwsError)) throw error
      bury(to, principal, { rule, target, body, error })
    }
  }
}

function hand(
  to: Deliveries,
  principal: Principal,
  arn: string,
  body: string,
  trace: string | undefined,
): void {
  if (serviceOf(arn) === 'sqs') {
    to.permissions.demand(principal, { action: 'sqs:SendMessage', resource: arn })
    to.queues.send(arn, { body, trace }, 'events.amazonaws.com')
  } else {
    to.permissions.demand(principal, { action: 'lambda:InvokeFunction', resource: arn })
    to.invocations.add(arn, body)
  }
}

interface Undelivered {
  readonly rule: Rule
  readonly target: RuleTarget
  readonly body: string
  readonly error: AwsError
}

function bury(to: Deliveries, principal: Principal, { rule, target, body, error }: Undelivered): void {
  const problem = `${rule.arn} cannot deliver to ${target.arn}: ${error.code}: ${error.message}`
  if (!target.deadLetterArn) {
    to.report(problem)
    return
  }
  try {
    to.permissions.demand(principal, { action: 'sqs:SendMessage', resource: target.deadLetterArn })
    const text = (StringValue: string) => ({ DataType: 'String', StringValue })
    const attributes = {
      RULE_ARN: text(rule.arn),
      TARGET_ARN: text(target.arn),
      ERROR_CODE: text(error.code),
      ERROR_MESSAGE: text(error.message || error.code),
    }
    to.queues.send(target.deadLetterArn, { body, attributes }, 'events.amazonaws.com')
  } catch (second) {
    if (!(second instanceof AwsError)) throw second
    to.report(`${problem}; nor to its dead-letter queue: ${second.code}: ${second.message}`)
  }
}

export const serviceOf = (arn: string) => arn.split(':')[2] ?? ''
