import { Duration, Stack } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { type Island, nameOf } from './stages.ts'

/** Where every alarm is sent; people subscribe to it after deployment. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string) {
    super(scope, id, { enforceSSL: true })
    // A topic with a policy of its own no longer lets the account's alarms in by itself.
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    )
  }
}

/** Whom something troubles. Each is one page to whoever is on call, and one chapter of docs/runbook.md. */
export const CONCERNS = {
  people: 'People see errors or wait.',
  'sign-in': 'People cannot come in.',
  work: 'What follows from people’s deeds comes late or not at all.',
  capacity: 'The account’s limits are near.',
} as const
export type Concern = keyof typeof CONCERNS

interface Watched {
  readonly metric: IMetric
  /** The alarm is on above this. */
  readonly above: number
  /** For so many periods out of one more. */
  readonly periods?: number
  readonly what: string
}

/** The alarms of a deployment. None rings by itself: each stands behind the page of its concern. */
export class Alarms {
  readonly #island: Island
  readonly #names: { readonly concern: Concern; readonly name: string }[] = []

  constructor(island: Island) {
    this.#island = island
  }

  of(concern: Concern): readonly string[] {
    return this.#names.filter(one => one.concern === concern).map(({ name }) => name)
  }

  add(scope: Construct, concern: Concern, of: string, id: string, watched: Watched): void {
    const name = nameOf(this.#island, of, id)
    const periods = watched.periods ?? 1
    new Alarm(scope, `${id}-alarm`, {
      alarmName: name,
      metric: watched.metric,
      threshold: watched.above,
      evaluationPeriods: periods === 1 ? 1 : periods + 1,
      datapointsToAlarm: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${watched.what} See docs/runbook.md, "${concern}".`,
    })
    this.#names.push({ concern, name })
  }
}

const EVERY = Duration.minutes(5)

/** A measure of one thing over five minutes. */
export const measureOf = (
  namespace: string,
  metricName: string,
  statistic: string,
  dimensionsMap: Record<string, string> = {},
): Metric => new Metric({ namespace, metricName, statistic, dimensionsMap, period: EVERY })

/** A measure of one stage of an API. */
export const gatewayMetric = (metricName: string, statistic: string, dimensions: Record<string, string>) =>
  measureOf('AWS/ApiGateway', metricName, statistic, dimensions)

/** How a failure is told from bad luck: by its share where many ask, by its count where few do. */
const FEW = 100
const FAILURES_OF_FEW = 5

/** Failures in a hundred; where fewer than a hundred asked, 100 as soon as more than five failed. */
export const failureRate = (
  failed: string,
  asked: string,
  usingMetrics: Record<string, IMetric>,
): MathExpression =>
  new MathExpression({
    expression: `IF(${asked} > ${FEW}, 100 * (${failed}) / ${asked}, IF((${failed}) > ${FAILURES_OF_FEW}, 100, 0))`,
    usingMetrics,
    period: EVERY,
  })

/** CloudWatch takes so many metrics in the expression of an alarm. */
const METRICS_OF_AN_ALARM = 10

/** The most of several measures, in as few expressions as they fit; what reports nothing counts as none. */
export function mostOf(metrics: readonly IMetric[]): readonly MathExpression[] {
  const expressions: MathExpression[] = []
  for (let from = 0; from < metrics.length; from += METRICS_OF_AN_ALARM) {
    const named = metrics
      .slice(from, from + METRICS_OF_AN_ALARM)
      .map((metric, at) => [`m${at}`, metric] as const)
    expressions.push(
      new MathExpression({
        expression: `MAX([${named.map(([id]) => `FILL(${id}, 0)`).join(', ')}])`,
        usingMetrics: Object.fromEntries(named),
        period: EVERY,
      }),
    )
  }
  return expressions
}
