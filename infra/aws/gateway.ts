import { Stack } from 'aws-cdk-lib'
import { CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import type { Wiring } from '#functions/platform/wiring.ts'
import type { Rate } from '#shared/kernel/route.ts'
import type { Edge } from './edge.ts'
import { HTTP_STAGE } from './http-api.ts'
import { LIVE_STAGE } from './live-api.ts'
import { type Island, nameOf } from './stages.ts'

/** What each API lets through of a route that says nothing else. */
export const STAGE_RATE: Rate = { perSecond: 5000, burst: 5000 }

/**
 * As many connections as the account opens a second; and messages that no page of ours sends: each connection has a budget
 * of its own, so that here one alone does not take what all together have.
 */
const LIVE_RATES: Readonly<Record<string, Rate>> = {
  $connect: { perSecond: 500, burst: 500 },
  $default: { perSecond: 500, burst: 500 },
}

/** The rates that routes declare, by route key. */
export const routeRates = (wirings: readonly Wiring[]): Readonly<Record<string, Rate>> =>
  Object.fromEntries(
    wirings
      .flatMap(({ functions }) => Object.values(functions))
      .flatMap(spec => ('serves' in spec ? spec.serves : []))
      .flatMap(({ on, rate }) => (rate ? [[on, rate] as const] : [])),
  )

/**
 * The stages of both APIs: what is let through, and what is logged of it. They come after the nouns, because a stage’s
 * settings may name a route only once it is there (`Unable to find Route by key … within the provided RouteSettings`).
 */
export class Gateway extends Stack {
  constructor(scope: Construct, island: Island, { httpApi, liveApi }: Edge) {
    super(scope, nameOf(island, 'gateway'))
    new CfnStage(this, 'Http', {
      apiId: httpApi.apiId,
      stageName: HTTP_STAGE,
      autoDeploy: true,
      defaultRouteSettings: throttled(STAGE_RATE),
      routeSettings: settingsOf(routeRates(island.wirings)),
      accessLogSettings: accessLog(this, island, 'http', {
        requestId: '$context.requestId',
        route: '$context.routeKey',
        status: '$context.status',
        milliseconds: '$context.responseLatency',
        integrationMilliseconds: '$context.integrationLatency',
        error: '$context.error.message',
        integrationError: '$context.integrationErrorMessage',
      }),
    })
    new CfnStage(this, 'Live', {
      apiId: liveApi.apiId,
      stageName: LIVE_STAGE,
      autoDeploy: true,
      defaultRouteSettings: throttled(STAGE_RATE),
      routeSettings: settingsOf(LIVE_RATES),
      accessLogSettings: accessLog(this, island, 'live', {
        requestId: '$context.requestId',
        route: '$context.routeKey',
        event: '$context.eventType',
        status: '$context.status',
        milliseconds: '$context.integrationLatency',
        error: '$context.error.message',
        integrationError: '$context.integrationErrorMessage',
      }),
    })
  }
}

const throttled = ({ perSecond, burst }: Rate) => ({
  throttlingBurstLimit: burst,
  throttlingRateLimit: perSecond,
  // A metric for each route is paid for each route; the access log has the same.
  detailedMetricsEnabled: false,
})

/** In the template’s own spelling, as CloudFormation takes them for any JSON. */
const settingsOf = (rates: Readonly<Record<string, Rate>>) =>
  Object.fromEntries(
    Object.entries(rates).map(([route, { perSecond, burst }]) => [
      route,
      // Each replaces all of the stage’s own settings.
      { ThrottlingRateLimit: perSecond, ThrottlingBurstLimit: burst, DetailedMetricsEnabled: false },
    ]),
  )

/** Access logs name the route, never the path or the caller: neither an id nor an address of a child is kept. */
function accessLog(scope: Construct, island: Island, name: string, fields: Readonly<Record<string, string>>) {
  const group = new LogGroup(scope, `${name}-log`, {
    logGroupName: `/aws/vendedlogs/${nameOf(island, name)}`,
    retention: island.stage.logs,
    removalPolicy: island.stage.removal,
  })
  const { region, account, partition } = Stack.of(scope)
  // Not the group's own ARN, which ends in a wildcard that the gateway would not keep.
  const destinationArn = `arn:${partition}:logs:${region}:${account}:log-group:${group.logGroupName}`
  return { destinationArn, format: JSON.stringify(fields) }
}
