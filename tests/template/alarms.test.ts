import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isScheduled, METRICS_NAMESPACE } from '#functions/platform/wiring.ts'
import { CONCERNS } from '#infra/aws/alarms.ts'
import { type Placed, synthesize } from './synthesized.ts'

const { functionOf, ofType, wirings, written } = await synthesize('prod', {
  alarmsTo: 'guard@lee.example',
  budget: 3000,
})

interface Measured {
  readonly namespace: string
  readonly name: string
  readonly dimensions: Readonly<Record<string, string>>
}
const alarms = ofType('AWS::CloudWatch::Alarm')
/** Each metric behind an alarm, whether it stands alone or in an expression. */
const measuredBy = ({ stack, Properties }: Placed): readonly Measured[] => {
  const single = Properties.MetricName ? [Properties] : []
  const several = (Properties.Metrics ?? []).flatMap((query: { MetricStat?: { Metric: unknown } }) =>
    query.MetricStat ? [query.MetricStat.Metric] : [],
  )
  return [...single, ...several].map(({ Namespace, MetricName, Dimensions = [] }) => ({
    namespace: Namespace,
    name: MetricName,
    dimensions: Object.fromEntries(
      Dimensions.map(({ Name, Value }: { Name: string; Value: unknown }) => [Name, written(stack, Value)]),
    ),
  }))
}
const measured = alarms.flatMap(measuredBy)
const isMeasured = (namespace: string, name: string, value: string) =>
  measured.some(
    one => one.namespace === namespace && one.name === name && Object.values(one.dimensions).includes(value),
  )
const at = ({ stack, id }: Placed) => `${stack}/${id}`

/**
 * What AWS measures, with the dimensions by which it can be asked. Sources: CloudWatch metrics of API Gateway (HTTP,
 * WebSocket), Lambda, SQS, DynamoDB, Cognito, CloudFront, Route 53 and EventBridge in their developer guides.
 */
const AWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'AWS/ApiGateway': {
    'ApiId Stage': [
      'Count',
      '4xx',
      '5xx',
      'Latency',
      'IntegrationLatency',
      'DataProcessed',
      'ConnectCount',
      'MessageCount',
      'IntegrationError',
      'ClientError',
      'ExecutionError',
    ],
  },
  'AWS/Lambda': {
    '': ['Invocations', 'Errors', 'Throttles', 'ConcurrentExecutions', 'UnreservedConcurrentExecutions'],
    FunctionName: ['Invocations', 'Errors', 'Throttles', 'Duration', 'IteratorAge', 'ConcurrentExecutions'],
  },
  'AWS/SQS': {
    QueueName: [
      'ApproximateNumberOfMessagesVisible',
      'ApproximateAgeOfOldestMessage',
      'NumberOfMessagesSent',
    ],
  },
  'AWS/DynamoDB': {
    TableName: [
      'ReadThrottleEvents',
      'WriteThrottleEvents',
      'ConsumedReadCapacityUnits',
      'ConsumedWriteCapacityUnits',
    ],
    'TableName Operation': ['ThrottledRequests', 'SuccessfulRequestLatency', 'SystemErrors'],
  },
  'AWS/Cognito': {
    'UserPool UserPoolClient': [
      'SignInThrottles',
      'TokenRefreshThrottles',
      'SignUpThrottles',
      'FederationThrottles',
      'SignInSuccesses',
    ],
  },
  'AWS/CloudFront': { 'DistributionId Region': ['Requests', '4xxErrorRate', '5xxErrorRate'] },
  'AWS/Route53': { HealthCheckId: ['HealthCheckStatus', 'HealthCheckPercentageHealthy'] },
  'AWS/Events': {
    '': ['FailedInvocations'],
    EventBusName: ['FailedInvocations'],
    RuleName: ['FailedInvocations'],
  },
}

/** Names given to `measure` anywhere in the functions, where an object is written out. */
const own = readdirSync(join(import.meta.dirname, '../../functions'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => readFileSync(join(import.meta.dirname, '../../functions', file), 'utf8'))
  .join('\n')

function emitted({ namespace, name, dimensions }: Measured): boolean {
  const by = Object.keys(dimensions).toSorted().join(' ')
  if (namespace === METRICS_NAMESPACE)
    return by === 'function stage' && new RegExp(`\\b${name}: \\[`).test(own)
  return Object.entries(AWS[namespace] ?? {}).some(
    ([names, metrics]) => names.split(' ').toSorted().join(' ') === by && metrics.includes(name),
  )
}

test('every alarmed metric is one that something emits', () => {
  expect(measured.length).toBeGreaterThan(50)
  expect(measured.filter(one => !emitted(one))).toEqual([])
})

test('every drawn metric is one that something emits', () => {
  const [dashboard] = ofType('AWS::CloudWatch::Dashboard')
  const body = written(dashboard?.stack ?? '', dashboard?.Properties.DashboardBody)
  const { widgets } = JSON.parse(body)
  const drawn: Measured[] = widgets.flatMap(
    ({ properties }: { properties: { metrics: readonly (readonly unknown[])[] } }) =>
      properties.metrics.map(([namespace, name, ...rest]) => {
        if (typeof namespace === 'object') {
          const { expression } = namespace as { expression: string }
          const [, space = '', dimensions = '', metric = ''] =
            /SEARCH\('\{([^,]+),([^}]+)\} MetricName="(\w+)"/.exec(expression) ?? []
          const named = Object.fromEntries(dimensions.split(',').map(one => [one, '']))
          return { namespace: space, name: metric, dimensions: named }
        }
        const dimensions = rest.filter(one => typeof one === 'string')
        const named = Object.fromEntries(
          dimensions.flatMap((one, place) => (place % 2 === 0 ? [[one, dimensions[place + 1]]] : [])),
        )
        return { namespace, name, dimensions: named }
      }),
  )
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter(one => !emitted(one))).toEqual([])
})

const functions = wirings.flatMap(({ noun, functions }) =>
  Object.entries(functions).map(([name, spec]) => ({ noun, name, spec })),
)

test('what nobody waits for is watched: dead letters, the oldest message, streams, clocks', () => {
  for (const queue of ofType('AWS::SQS::Queue')) {
    const metric = queue.Properties.RedrivePolicy
      ? 'ApproximateAgeOfOldestMessage'
      : 'ApproximateNumberOfMessagesVisible'
    expect(isMeasured('AWS/SQS', metric, `${at(queue)}.QueueName`), at(queue)).toBe(true)
  }
  const reading = ofType('AWS::Lambda::EventSourceMapping').filter(
    ({ Properties }) => Properties.StartingPosition,
  )
  expect(reading.length).toBeGreaterThan(0)
  for (const { stack, Properties } of reading)
    expect(isMeasured('AWS/Lambda', 'IteratorAge', written(stack, Properties.FunctionName))).toBe(true)
  for (const { noun, name, spec } of functions)
    if (isScheduled(spec))
      expect(isMeasured('AWS/Lambda', 'Errors', at(functionOf(noun, name))), `${noun}/${name}`).toBe(true)
})

test('what a trigger refuses is taken off its errors before anybody is woken', () => {
  const triggers = functions.filter(({ spec }) => 'triggered' in spec)
  expect(triggers.length).toBeGreaterThan(0)
  for (const { noun, name } of triggers) {
    const found = alarms.find(({ Properties }) => Properties.AlarmName === `coqui-prod-${noun}-${name}`)
    const names = found ? measuredBy(found).map(one => one.name) : []
    expect(names.toSorted()).toEqual(['Errors', 'Invocations', 'refused'])
    expect(JSON.stringify(found?.Properties.Metrics)).toContain('errors - FILL(refused, 0)')
  }
})

test('no alarm is on a single failure of what somebody waits for', () => {
  const alone = alarms.filter(({ Properties }) => ['Errors', '5xx'].includes(Properties.MetricName))
  expect(alone.map(({ Properties }) => Properties.AlarmName)).toEqual([])
})

test('both gateways, the site, the pool and the account are watched', () => {
  for (const { stack, id, Properties } of ofType('AWS::ApiGatewayV2::Api'))
    for (const metric of Properties.ProtocolType === 'HTTP'
      ? ['5xx', 'Latency']
      : ['IntegrationError', 'ExecutionError'])
      expect(isMeasured('AWS/ApiGateway', metric, `${stack}/${id}`), metric).toBe(true)
  const names = measured.map(({ name }) => name)
  for (const name of [
    '5xxErrorRate',
    'SignInThrottles',
    'ConcurrentExecutions',
    'HealthCheckPercentageHealthy',
  ])
    expect(names).toContain(name)
})

test('every alarm stands behind exactly one page, which goes to the topic and has a chapter in the runbook', () => {
  const [topic] = ofType('AWS::SNS::Topic')
  const pages = ofType('AWS::CloudWatch::CompositeAlarm')
  expect(pages.map(({ Properties }) => Properties.AlarmName).toSorted()).toEqual(
    Object.keys(CONCERNS)
      .map(concern => `coqui-prod-page-${concern}`)
      .toSorted(),
  )
  const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbook.md'), 'utf8')
  for (const { stack, Properties } of pages) {
    expect(Properties.AlarmActions.map((action: unknown) => written(stack, action))).toEqual([
      at(topic as Placed),
    ])
    expect(runbook).toMatch(new RegExp(`^## ${Properties.AlarmName.replace('coqui-prod-page-', '')}\\b`, 'm'))
    // Limits of CloudWatch.
    expect(Properties.AlarmRule.length).toBeLessThan(10_240)
    expect(Properties.AlarmRule.split(' OR ').length).toBeLessThanOrEqual(100)
  }
  for (const { Properties } of alarms) {
    const ringing = pages.filter(page =>
      page.Properties.AlarmRule.includes(`ALARM("${Properties.AlarmName}")`),
    )
    expect(ringing, Properties.AlarmName).toHaveLength(1)
    expect(Properties.AlarmActions, Properties.AlarmName).toBeUndefined()
    expect(Properties.TreatMissingData, Properties.AlarmName).toBe('notBreaching')
    expect(Properties.AlarmDescription).toContain('docs/runbook.md')
  }
  const [policy] = ofType('AWS::SNS::TopicPolicy')
  expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  )
})

test('what is spent is told of, by stage', () => {
  const [budget] = ofType('AWS::Budgets::Budget')
  expect(budget?.Properties.Budget).toMatchObject({
    BudgetLimit: { Amount: 3000, Unit: 'USD' },
    CostFilters: { TagKeyValue: ['user:stage$prod'] },
  })
  const [monitor] = ofType('AWS::CE::AnomalyMonitor')
  expect(JSON.parse(monitor?.Properties.MonitorSpecification)).toEqual({
    Tags: { Key: 'stage', Values: ['prod'] },
  })
})
