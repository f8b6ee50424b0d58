import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce'
import { AlarmRule, CompositeAlarm, MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53'
import { CfnSubscription } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { CONCERNS, type Concern, failureRate, measureOf } from './alarms.ts'
import type { State } from './data.ts'
import type { Edge } from './edge.ts'
import { HTTP_STAGE } from './http-api.ts'
import { type Island, nameOf } from './stages.ts'

/** What rings, and what is spent: the last stack, as it stands on the alarms of all others. */
export class Watch extends Stack {
  constructor(scope: Construct, island: Island, state: State, edge: Edge) {
    super(scope, nameOf(island, 'watch'))
    addCapacity(this, island, state)
    if (island.canary) addCanary(this, state, edge)
    for (const concern of Object.keys(CONCERNS) as Concern[])
      new CompositeAlarm(this, `${concern}-page`, {
        compositeAlarmName: nameOf(island, 'page', concern),
        alarmDescription: `${CONCERNS[concern]} See docs/runbook.md, "${concern}".`,
        alarmRule: AlarmRule.fromString(
          state.alarms
            .of(concern)
            .map(name => `ALARM("${name}")`)
            .join(' OR '),
        ),
      }).addAlarmAction(new SnsAction(state.alarmTopic))
    if (island.alarmsTo) {
      const told = new CfnSubscription(this, 'AlarmsTo', {
        topicArn: state.alarmTopic.topicArn,
        protocol: 'email',
        endpoint: island.alarmsTo,
      })
      Validations.of(told).acknowledge({
        id: 'Serverless-SNSRedrivePolicy',
        reason:
          'SNS tries mail for an hour; who watches the queue of what it could not send would watch the alarms.',
      })
      addSpend(this, island, island.alarmsTo)
    }
  }
}

/** Figures of the whole account and region, so of every stage in it. */
function addCapacity(scope: Watch, island: Island, state: State): void {
  const quota = island.concurrency ?? 1000
  state.alarms.add(scope, 'capacity', 'account', 'concurrency', {
    metric: measureOf('AWS/Lambda', 'ConcurrentExecutions', 'Maximum'),
    above: 0.8 * quota,
    what: `Four fifths of the account’s ${quota} concurrent executions are in use.`,
  })
  state.alarms.add(scope, 'capacity', 'account', 'throttles', {
    metric: failureRate('throttled', 'calls', {
      throttled: measureOf('AWS/Lambda', 'Throttles', 'Sum'),
      calls: measureOf('AWS/Lambda', 'Invocations', 'Sum'),
    }),
    above: 1,
    periods: 2,
    what: 'One call of a function in a hundred is refused.',
  })
}

/**
 * Asks the API through the site, from three places, every half minute: one call that passes CloudFront, the gateway, a
 * function and a table. Its figures, like CloudFront's, are kept in us-east-1 only.
 */
function addCanary(scope: Watch, state: State, edge: Edge): void {
  const check = new CfnHealthCheck(scope, 'FrontDoor', {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: edge.host,
      resourcePath: `/${HTTP_STAGE}/schools?region=Ponce`,
      requestInterval: 30,
      failureThreshold: 3,
      regions: ['us-east-1', 'us-west-2', 'sa-east-1'],
    },
  })
  state.alarms.add(scope, 'people', 'account', 'front-door', {
    metric: new MathExpression({
      expression: '100 - healthy',
      usingMetrics: {
        healthy: measureOf('AWS/Route53', 'HealthCheckPercentageHealthy', 'Minimum', {
          HealthCheckId: check.attrHealthCheckId,
        }),
      },
      period: Duration.minutes(5),
    }),
    above: 50,
    what: 'The front door does not open from outside.',
  })
}

/** By the tag `stage`, which must be activated as a cost allocation tag of the account. */
function addSpend(scope: Watch, island: Island, address: string): void {
  const { name } = island.stage
  if (island.budget)
    new CfnBudget(scope, 'Budget', {
      budget: {
        budgetName: nameOf(island, 'month'),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: island.budget, unit: 'USD' },
        costFilters: { TagKeyValue: [`user:stage$${name}`] },
      },
      notificationsWithSubscribers: (['ACTUAL', 'FORECASTED'] as const).map(notificationType => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: notificationType === 'ACTUAL' ? 80 : 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'EMAIL', address }],
      })),
    })
  const monitor = new CfnAnomalyMonitor(scope, 'Spend', {
    monitorName: nameOf(island, 'spend'),
    monitorType: 'CUSTOM',
    monitorSpecification: JSON.stringify({ Tags: { Key: 'stage', Values: [name] } }),
  })
  new CfnAnomalySubscription(scope, 'SpendTold', {
    subscriptionName: nameOf(island, 'spend'),
    frequency: 'DAILY',
    monitorArnList: [monitor.ref],
    subscribers: [{ type: 'EMAIL', address }],
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: ['25'],
      },
    }),
  })
}
