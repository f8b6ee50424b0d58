import { Stack, Validations } from 'aws-cdk-lib'
import { CfnApi, CfnIntegration, CfnRoute, CfnRouteResponse } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { FunctionSpec } from '#functions/platform/wiring.ts'
import { type Alarms, failureRate, gatewayMetric } from './alarms.ts'
import type { NounFunction } from './functions.ts'
import { type Island, nameOf } from './stages.ts'

export const LIVE_STAGE = 'live'

/** The WebSocket API. Its routes are made where their functions are, its stage after them. */
export class LiveApi extends Construct {
  readonly apiId: string
  /** `wss://…`, without the stage. */
  readonly endpoint: string
  /** Where functions post to open connections. */
  readonly callbackUrl: string

  constructor(scope: Construct, island: Island, alarms: Alarms) {
    super(scope, 'LiveApi')
    const api = new CfnApi(this, 'Api', {
      name: nameOf(island, 'live'),
      protocolType: 'WEBSOCKET',
      routeSelectionExpression: '$request.body.type',
    })
    const { region, urlSuffix } = Stack.of(this)
    this.apiId = api.ref
    this.endpoint = api.attrApiEndpoint
    this.callbackUrl = `https://${api.ref}.execute-api.${region}.${urlSuffix}/${LIVE_STAGE}`
    const dimensions = { ApiId: api.ref, Stage: LIVE_STAGE }
    // What a handler answers with 4xx or 5xx is an IntegrationError, also a ticket that is refused; what could not be asked,
    // an ExecutionError.
    alarms.add(this, 'people', 'live', 'errors', {
      metric: failureRate('failed + unasked', 'messages', {
        failed: gatewayMetric('IntegrationError', 'Sum', dimensions),
        unasked: gatewayMetric('ExecutionError', 'Sum', dimensions),
        messages: gatewayMetric('MessageCount', 'Sum', dimensions),
      }),
      above: 5,
      periods: 2,
      what: 'One live message in twenty failed.',
    })
  }
}

type Answers = Extract<FunctionSpec, { answers: unknown }>['answers']

/** The routes that one function answers: a step of a connection's life, or upward messages by their type. */
export function addLiveRoutes(scope: Construct, api: LiveApi, fn: NounFunction, answers: Answers): void {
  const { region, account, partition } = Stack.of(scope)
  const integration = new CfnIntegration(fn, 'Live', {
    apiId: api.apiId,
    integrationType: 'AWS_PROXY',
    integrationMethod: 'POST',
    integrationUri: `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${fn.functionArn}/invocations`,
  })
  new CfnPermission(fn, 'LivePermission', {
    action: 'lambda:InvokeFunction',
    functionName: fn.functionArn,
    principal: 'apigateway.amazonaws.com',
    sourceArn: `arn:${partition}:execute-api:${region}:${account}:${api.apiId}/${LIVE_STAGE}/*`,
  })
  for (const routeKey of typeof answers === 'string' ? [answers] : answers.map(({ name }) => name)) {
    // What a function returns to a message goes back on its connection.
    const replies = routeKey !== '$connect' && routeKey !== '$disconnect'
    const route = new CfnRoute(scope, `live ${routeKey}`, {
      apiId: api.apiId,
      routeKey,
      authorizationType: 'NONE',
      target: `integrations/${integration.ref}`,
      ...(replies && { routeResponseSelectionExpression: '$default' }),
    })
    if (replies)
      new CfnRouteResponse(route, 'Reply', {
        apiId: api.apiId,
        routeId: route.ref,
        routeResponseKey: '$default',
      })
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        'The function that answers $connect redeems a single-use ticket of 30 seconds, which only a signed-in call can open; without it there is no connection for any later message.',
    })
  }
}
