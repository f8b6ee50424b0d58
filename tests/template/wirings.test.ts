import { expect, test } from 'vitest'
import { heardBy, isScheduled, queueName, type ScheduledSpec } from '#functions/platform/wiring.ts'
import { SUBSCRIBER_AT_ONCE } from '#infra/aws/concurrency.ts'
import { events, liveMessages, routes } from '#shared/contract.ts'
import { nounOf } from '#shared/kernel/event.ts'
import { cronOf } from '#shared/kernel/round-time.ts'
import { type Placed, synthesize } from './synthesized.ts'

const { functionOf, island, ofType, wirings, written } = await synthesize('dev')

const functions = wirings.flatMap(({ noun, functions }) =>
  Object.entries(functions).map(([name, spec]) => ({ noun, name, spec })),
)
const [http, live] = ['HTTP', 'WEBSOCKET'].map(protocol => {
  const api = ofType('AWS::ApiGatewayV2::Api').find(({ Properties }) => Properties.ProtocolType === protocol)
  return `${api?.stack}/${api?.id}`
})
const routesOf = (api: string | undefined) =>
  ofType('AWS::ApiGatewayV2::Route').filter(
    ({ stack, Properties }) => written(stack, Properties.ApiId) === api,
  )
const address = (fn: Placed) => `${fn.stack}/${fn.id}.Arn`

/** The function behind a route. */
function behind(route: Placed): string {
  const target = written(route.stack, route.Properties.Target).replace('integrations/', '')
  const integration = ofType('AWS::ApiGatewayV2::Integration').find(
    ({ stack, id }) => `${stack}/${id}` === target,
  )
  expect(integration?.Properties.IntegrationType).toBe('AWS_PROXY')
  return integration ? written(integration.stack, integration.Properties.IntegrationUri) : 'none'
}

function mayInvoke(service: string, fn: Placed, source: string): boolean {
  return ofType('AWS::Lambda::Permission').some(
    ({ stack, Properties }) =>
      Properties.Principal === service &&
      Properties.Action === 'lambda:InvokeFunction' &&
      written(stack, Properties.FunctionName) === address(fn) &&
      written(stack, Properties.SourceArn).includes(source),
  )
}

test('the gateway has the routes of the contract and no other', () => {
  const declared = routes.map(({ on }) => on)
  expect(declared.length).toBeGreaterThan(0)
  expect(
    routesOf(http)
      .map(({ Properties }) => Properties.RouteKey)
      .toSorted(),
  ).toEqual(declared.toSorted())
})

test.each(routes)(
  '$on is behind the authorizer its contract asks for, and before its noun’s function',
  route => {
    const made = routesOf(http).find(({ Properties }) => Properties.RouteKey === route.on)
    if (!made) throw new Error(`${route.on} is missing`)
    const [authorizer] = ofType('AWS::ApiGatewayV2::Authorizer')
    const { AuthorizationType, AuthorizerId } = made.Properties
    const scope: string = route.may.scope
    expect(AuthorizationType).toBe(scope === 'public' ? 'NONE' : 'JWT')
    if (scope !== 'public')
      expect(written(made.stack, AuthorizerId)).toBe(`${authorizer?.stack}/${authorizer?.id}`)
    const serving = functions.filter(
      ({ spec }) => 'serves' in spec && spec.serves.some(({ on }) => on === route.on),
    )
    expect(serving).toHaveLength(1)
    const fn = functionOf(serving[0]?.noun ?? '', serving[0]?.name ?? '')
    expect(behind(made)).toBe(address(fn))
    expect(mayInvoke('apigateway.amazonaws.com', fn, `${http}/api/`)).toBe(true)
  },
)

test('the authorizer takes the pool’s tokens for the browser’s clients', () => {
  const [{ stack, Properties } = { stack: '', Properties: {} }] = ofType('AWS::ApiGatewayV2::Authorizer')
  expect(Properties.IdentitySource).toEqual(['$request.header.Authorization'])
  const [pool] = ofType('AWS::Cognito::UserPool')
  const clients = ofType('AWS::Cognito::UserPoolClient')
  expect(clients).toHaveLength(3)
  expect(written(stack, Properties.JwtConfiguration.Issuer)).toBe(`${pool?.stack}/${pool?.id}.ProviderURL`)
  expect(Properties.JwtConfiguration.Audience.map((one: unknown) => written(stack, one))).toEqual(
    clients.map(client => `${client.stack}/${client.id}`),
  )
})

test('the live API answers a connection’s life and every upward message, each by its function', () => {
  const upward = liveMessages.filter(({ way }) => way === 'up').map(({ name }) => name)
  expect(upward.length).toBeGreaterThan(0)
  const made = routesOf(live)
  expect(made.map(({ Properties }) => Properties.RouteKey).toSorted()).toEqual(
    ['$connect', '$disconnect', '$default', ...upward].toSorted(),
  )
  for (const route of made) {
    const { RouteKey } = route.Properties
    const answering = functions.find(
      ({ spec }) =>
        'answers' in spec &&
        (spec.answers === RouteKey ||
          (typeof spec.answers !== 'string' && spec.answers.some(({ name }) => name === RouteKey))),
    )
    const fn = functionOf(answering?.noun ?? '', answering?.name ?? '')
    expect(behind(route)).toContain(`functions/${address(fn)}/invocations`)
    expect(mayInvoke('apigateway.amazonaws.com', fn, `${live}/live/`)).toBe(true)
    const replies = ofType('AWS::ApiGatewayV2::RouteResponse').some(
      ({ stack, Properties }) => written(stack, Properties.RouteId) === `${route.stack}/${route.id}`,
    )
    expect(replies, RouteKey).toBe(!['$connect', '$disconnect'].includes(RouteKey))
  }
})

const queueAt = (arn: string) =>
  ofType('AWS::SQS::Queue').find(({ stack, id }) => `${stack}/${id}.Arn` === arn)?.Properties
const mappingsOf = (fn: Placed) =>
  ofType('AWS::Lambda::EventSourceMapping').filter(
    ({ stack, Properties }) => written(stack, Properties.FunctionName) === `${fn.stack}/${fn.id}`,
  )

const subscribers = functions.flatMap(({ noun, name, spec }) =>
  'hears' in spec ? [{ noun, name, spec, heard: heardBy(spec).map(event => event.name) }] : [],
)
test.each(subscribers)(
  '$noun/$name hears $heard through one queue with dead letters',
  ({ noun, name, spec, heard }) => {
    const fn = functionOf(noun, name)
    const [mapping, ...more] = mappingsOf(fn)
    expect(more).toEqual([])
    const source = mapping?.Properties
    expect(source.FunctionResponseTypes).toEqual(['ReportBatchItemFailures'])
    expect(source.ScalingConfig.MaximumConcurrency).toBe(spec.atOnce ?? SUBSCRIBER_AT_ONCE)
    const arn = written(fn.stack, source.EventSourceArn)
    const queue = queueAt(arn)
    expect(queue.VisibilityTimeout).toBe(6 * fn.Properties.Timeout)
    expect(queue.SqsManagedSseEnabled).toBe(true)
    // What is older would go without a dead letter.
    expect(queue.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60)
    expect(queue.RedrivePolicy.maxReceiveCount).toBe(5)
    const dead = written(fn.stack, queue.RedrivePolicy.deadLetterTargetArn)
    expect(queueAt(dead)?.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60)

    const rules = ofType('AWS::Events::Rule').filter(
      ({ stack, Properties }) => written(stack, Properties.Targets[0].Arn) === arn,
    )
    expect(rules).toHaveLength(1)
    const rule = rules[0]?.Properties
    expect(rule.EventPattern).toEqual({
      source: [...new Set(heard.map(event => `coqui.${nounOf(event)}`))],
      'detail-type': heard,
    })
    expect(written(fn.stack, rule.EventBusName)).toBe(bus())
    expect(rule.Targets).toHaveLength(1)
    expect(written(fn.stack, rule.Targets[0].DeadLetterConfig.Arn)).toBe(dead)
  },
)
const bus = () => ofType('AWS::Events::EventBus').map(({ stack, id }) => `${stack}/${id}`)[0]

test('every event of the contract is emitted by its noun and heard by someone, or a fact', () => {
  for (const event of events) {
    expect(wirings.filter(({ emits }) => emits.includes(event)).map(({ noun }) => noun)).toEqual([
      nounOf(event.name),
    ])
    expect(
      subscribers.some(({ spec }) => heardBy(spec).includes(event)),
      event.name,
    ).toBe(true)
  }
})

const stream = (noun: string) =>
  written('coqui-dev-state', island.state.resolve(island.state.table(noun).tableStreamArn))
const outbox = { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } } }
const told = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: { NewImage: { tell: { M: { to: { S: [{ exists: true }] } } } } },
}
const readers = [
  ...wirings
    .filter(({ emits }) => emits.length > 0)
    .map(({ noun }) => ({ noun, name: 'relay', reads: [noun], filter: outbox })),
  ...functions.flatMap(({ noun, name, spec }) =>
    'reads' in spec
      ? [
          {
            noun,
            name,
            reads: wirings.filter(({ tells }) => tells.length > 0).map(({ noun }) => noun),
            filter: told,
          },
        ]
      : [],
  ),
]
test.each(readers)('$noun/$name reads the streams of $reads', ({ noun, name, reads, filter }) => {
  const fn = functionOf(noun, name)
  const mappings = mappingsOf(fn)
  expect(
    mappings.map(({ stack, Properties }) => written(stack, Properties.EventSourceArn)).toSorted(),
  ).toEqual(reads.map(stream).toSorted())
  for (const { stack, Properties } of mappings) {
    expect(Properties).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    // An event is late rather than lost; what is not told within a minute is asked for.
    expect([Properties.MaximumRetryAttempts, Properties.MaximumRecordAgeInSeconds]).toEqual(
      name === 'relay' ? [-1, 24 * 60 * 60] : [3, 300],
    )
    expect(JSON.parse(Properties.FilterCriteria.Filters[0].Pattern)).toEqual(filter)
    const failures = written(stack, Properties.DestinationConfig.OnFailure.Destination)
    expect(queueAt(failures)?.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60)
  }
})

test('every table has a stream, and never more than two readers', () => {
  const read = readers.flatMap(({ reads }) => reads)
  for (const { noun } of wirings.filter(({ table }) => table)) {
    const times = read.filter(one => one === noun).length
    expect(times, noun).toBeLessThanOrEqual(2)
    expect(island.state.table(noun).tableStreamArn, noun).toBeDefined()
  }
})

function expressionOf(spec: ScheduledSpec): string {
  if ('rounds' in spec) return `cron(${cronOf(spec.rounds)})`
  const { everyMinutes } = spec
  const [count, unit] = everyMinutes % 1440 === 0 ? [everyMinutes / 1440, 'day'] : [everyMinutes, 'minute']
  return `rate(${count} ${unit}${count === 1 ? '' : 's'})`
}

test('schedules tick as their wiring says', () => {
  const scheduled = functions.flatMap(({ noun, name, spec }) =>
    isScheduled(spec) ? [{ noun, name, spec }] : [],
  )
  expect(scheduled.length).toBeGreaterThan(0)
  for (const { noun, name, spec } of scheduled) {
    const fn = functionOf(noun, name)
    const [rule] = ofType('AWS::Events::Rule').filter(
      ({ stack, Properties }) => written(stack, Properties.Targets[0].Arn) === address(fn),
    )
    expect(rule?.Properties.ScheduleExpression).toBe(expressionOf(spec))
    expect(mayInvoke('events.amazonaws.com', fn, `${rule?.stack}/${rule?.id}`)).toBe(true)
  }
})

test('the user pool asks the functions that are triggered, and may', () => {
  const [pool] = ofType('AWS::Cognito::UserPool')
  if (!pool) throw new Error('no user pool')
  const triggered = functions.flatMap(({ noun, name, spec }) =>
    'triggered' in spec ? [{ noun, name, spec }] : [],
  )
  expect(Object.keys(pool.Properties.LambdaConfig).toSorted()).toEqual(
    triggered.map(({ spec }) => spec.triggered).toSorted(),
  )
  for (const { noun, name, spec } of triggered) {
    const fn = functionOf(noun, name)
    expect(written(pool.stack, pool.Properties.LambdaConfig[spec.triggered])).toBe(address(fn))
    expect(mayInvoke('cognito-idp.amazonaws.com', fn, `${pool.stack}/${pool.id}`)).toBe(true)
  }
})

test('every queue bears the name by which whoever watches the house finds it', () => {
  const made = ofType('AWS::SQS::Queue').map(({ Properties }) => Properties.QueueName)
  const hearing = functions.flatMap(({ noun, name, spec }) =>
    spec && 'hears' in spec
      ? (['queue', 'dead'] as const).map(kind => queueName('coqui-dev', { noun, name, kind }))
      : [],
  )
  const reading = readers.map(({ noun, name }) => queueName('coqui-dev', { noun, name, kind: 'failures' }))
  expect(made.toSorted()).toEqual([...hearing, ...reading].toSorted())
  for (const name of made) expect(name).toMatch(/^[\w-]{1,80}$/)
})
