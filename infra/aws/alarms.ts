import { Duration, Stack } from 'aws-cdk-lib'
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

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

interface Watched {
  readonly metric: IMetric
  /** The alarm rings above this. */
  readonly above: number
  readonly periods?: number
  readonly what: string
}

export function alarm(scope: Construct, id: string, topic: Topic, watched: Watched): void {
  new Alarm(scope, id, {
    metric: watched.metric,
    threshold: watched.above,
    evaluationPeriods: watched.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: watched.what,
  }).addAlarmAction(new SnsAction(topic))
}

const everyFiveMinutes = { period: Duration.minutes(5) }

export function alarmOnFunction(fn: IFunction & Construct, topic: Topic): void {
  alarm(fn, 'Errors', topic, {
    metric: fn.metricErrors(everyFiveMinutes),
    above: 0,
    what: `${fn.node.id} threw, timed out or died.`,
  })
  alarm(fn, 'Throttles', topic, {
    metric: fn.metricThrottles(everyFiveMinutes),
    above: 0,
    what: `${fn.node.id} was refused: the account’s concurrency is used up.`,
  })
}

/** A stream's reader that falls behind delays effects, and after a day loses them. */
export function alarmOnStreamReader(fn: IFunction & Construct, topic: Topic): void {
  alarm(fn, 'IteratorAge', topic, {
    metric: fn.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
    above: Duration.minutes(1).toMilliseconds(),
    periods: 3,
    what: `${fn.node.id} is more than a minute behind its table.`,
  })
}

export function alarmOnDeadLetters(queue: IQueue & Construct, topic: Topic): void {
  alarm(queue, 'Depth', topic, {
    metric: queue.metricApproximateNumberOfMessagesVisible(everyFiveMinutes),
    above: 0,
    what: `${queue.node.id} holds what could not be done: see the operations guide on redriving.`,
  })
}

/** A measure of one stage of an API. */
export const gatewayMetric = (metricName: string, statistic: string, dimensions: Record<string, string>) =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    statistic,
    dimensionsMap: dimensions,
    ...everyFiveMinutes,
  })
