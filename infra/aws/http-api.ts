import { Stack, Validations } from 'aws-cdk-lib'
import { CfnApi, CfnAuthorizer, CfnIntegration, CfnRoute } from 'aws-cdk-lib/aws-apigatewayv2'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { CfnPermission } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { type Alarms, failureRate, gatewayMetric } from './alarms.ts'
import type { NounFunction } from './functions.ts'
import { type Island, nameOf } from './stages.ts'

/** The stage's name is the first step of every path, so that CloudFront passes paths on as they are. */
export const HTTP_STAGE = 'api'

/** The HTTP API and its authorizer. Its routes are made where their functions are, its stage after them. */
export class HttpApi extends Construct {
  readonly apiId: string
  readonly host: string
  readonly authorizerId: string

  constructor(
    scope: Construct,
    island: Island,
    pool: UserPool,
    clients: readonly UserPoolClient[],
    alarms: Alarms,
  ) {
    super(scope, 'HttpApi')
    const api = new CfnApi(this, 'Api', { name: nameOf(island, 'http'), protocolType: 'HTTP' })
    this.apiId = api.ref
    this.host = `${api.ref}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`
    this.authorizerId = new CfnAuthorizer(this, 'SignedIn', {
      apiId: api.ref,
      name: 'signed-in',
      authorizerType: 'JWT',
      identitySource: ['$request.header.Authorization'],
      jwtConfiguration: {
        issuer: pool.userPoolProviderUrl,
        audience: clients.map(({ userPoolClientId }) => userPoolClientId),
      },
    }).ref
    const dimensions = { ApiId: api.ref, Stage: HTTP_STAGE }
    alarms.add(this, 'people', 'http', 'errors', {
      metric: failureRate('failed', 'calls', {
        failed: gatewayMetric('5xx', 'Sum', dimensions),
        calls: gatewayMetric('Count', 'Sum', dimensions),
      }),
      above: 1,
      what: 'One call in a hundred ended with a server error.',
    })
    alarms.add(this, 'people', 'http', 'latency', {
      metric: gatewayMetric('Latency', 'p95', dimensions),
      above: 1000,
      periods: 3,
      what: 'One call in twenty took more than a second for a quarter of an hour.',
    })
  }
}

/** The routes of one of a noun's functions: one integration with it, a route each. */
export function addRoutes(
  scope: Construct,
  api: HttpApi,
  name: string,
  fn: NounFunction,
  routes: readonly RouteSpec[],
): void {
  const { region, account, partition } = Stack.of(scope)
  const integration = new CfnIntegration(scope, `${name}Integration`, {
    apiId: api.apiId,
    integrationType: 'AWS_PROXY',
    integrationUri: fn.functionArn,
    payloadFormatVersion: '2.0',
  })
  new CfnPermission(scope, `${name}Permission`, {
    action: 'lambda:InvokeFunction',
    functionName: fn.functionArn,
    principal: 'apigateway.amazonaws.com',
    sourceArn: `arn:${partition}:execute-api:${region}:${account}:${api.apiId}/${HTTP_STAGE}/*`,
  })
  for (const route of routes) {
    const isPublic = route.may.scope === 'public'
    const made = new CfnRoute(scope, route.name, {
      apiId: api.apiId,
      // The stage is taken off the path before routes are matched.
      routeKey: route.on,
      target: `integrations/${integration.ref}`,
      ...(isPublic
        ? { authorizationType: 'NONE' }
        : { authorizationType: 'JWT', authorizerId: api.authorizerId }),
    })
    if (isPublic)
      Validations.of(made).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: `Its contract declares it public: ${route.about}`,
      })
  }
}
