import { randomUUID } from 'node:crypto'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import { json, tooLong } from '../endpoint/http.ts'
import type { GatewayQuota } from '../gateway-quota.ts'
import { newTraceId } from '../lambda/lambda.ts'
import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import type { Lambdas, Permissions, ResourceKinds } from '../resource.ts'
import { AwsError, LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalId, physicalName } from '../template/name.ts'
import { type JwtConfiguration, judge, type KeysOf } from './authorizer.ts'
import { corsHeaders, preflight } from './cors.ts'
import { eventOf, responseOf } from './event.ts'
import {
  ApiProperties,
  AuthorizerProperties,
  type Cors,
  IntegrationProperties,
  RouteProperties,
  StageProperties,
} from './properties.ts'
import { matchRoute } from './routes.ts'
import { type StageThrottle, stageThrottle } from './throttle.ts'

/** API Gateway's limit on a request. */
const REQUEST_BYTES = 10 * 1024 * 1024

interface Route {
  readonly routeKey: string
  readonly functionArn: string
  readonly timeoutMs: number
  readonly authorizer: JwtConfiguration | undefined
  readonly scopes: readonly string[]
}

interface Api {
  readonly id: string
  readonly cors: Cors | undefined
  /** By stage, what it lets through. */
  readonly stages: Map<string, StageThrottle>
  readonly routes: Map<string, Route>
}

export interface HttpApiSurroundings {
  readonly lambdas: Lambdas
  readonly permissions: Permissions
  readonly log: Log
  readonly meter?: Meter
  readonly keysOf: KeysOf
  readonly localize: (text: string) => string
  /** The account’s, which all gateways share. */
  readonly quota?: GatewayQuota
}

export interface HttpApiRoom {
  readonly kinds: ResourceKinds
  readonly has: (apiId: string) => boolean
  /** Answers a request to an API's own host name; the path begins with the stage. */
  handle(apiId: string, request: HttpRequest): Promise<HttpResponse>
}

const message = (status: number, text: string, headers: HttpResponse['headers'] = {}) =>
  json(status, { message: text }, headers)

export function createHttpApi({
  lambdas,
  permissions,
  log,
  meter,
  keysOf,
  localize,
  quota,
}: HttpApiSurroundings): HttpApiRoom {
  const apis = new Map<string, Api>()
  const integrations = new Map<string, { readonly functionArn: string; readonly timeoutMs: number }>()
  const authorizers = new Map<string, JwtConfiguration>()

  const kinds: ResourceKinds = {
    'AWS::ApiGatewayV2::Api': kind(ApiProperties, ({ CorsConfiguration: cors }, { stack, logicalId }) => {
      const id = physicalId(stack, logicalId)
      const localCors = cors && { ...cors, AllowOrigins: cors.AllowOrigins.map(localize) }
      apis.set(id, { id, cors: localCors, stages: new Map(), routes: new Map() })
      const ApiEndpoint = `https://${id}.execute-api.${LOCAL_REGION}.amazonaws.com`
      return { ref: id, attributes: { ApiId: id, ApiEndpoint } }
    }),
    'AWS::ApiGatewayV2::Stage': kind(StageProperties, properties => {
      const { ApiId, StageName } = properties
      const api = apis.get(ApiId)
      api?.stages.set(StageName, stageThrottle(properties, [...api.routes.keys()]))
      return { ref: StageName, attributes: {} }
    }),
    'AWS::ApiGatewayV2::Integration': kind(IntegrationProperties, (properties, { stack, logicalId }) => {
      const ref = physicalId(stack, logicalId, 7)
      const functionArn = /arn:aws:lambda:[^/]+:function:[^/:]+/.exec(properties.IntegrationUri)?.[0] ?? ''
      integrations.set(ref, { functionArn, timeoutMs: properties.TimeoutInMillis })
      return { ref, attributes: { IntegrationId: ref } }
    }),
    'AWS::ApiGatewayV2::Authorizer': kind(
      AuthorizerProperties,
      ({ JwtConfiguration }, { stack, logicalId }) => {
        const ref = physicalId(stack, logicalId, 6)
        authorizers.set(ref, { audience: JwtConfiguration.Audience, issuer: JwtConfiguration.Issuer })
        return { ref, attributes: { AuthorizerId: ref } }
      },
    ),
    'AWS::ApiGatewayV2::Route': kind(RouteProperties, (properties, declaration) => {
      const integration = integrations.get(properties.Target.replace('integrations/', ''))
      if (!integration) throw misdeclared(declaration, 'Target', `there is no ${properties.Target}`)
      const authorizer = authorizers.get(properties.AuthorizerId ?? '')
      if (properties.AuthorizationType === 'JWT' && !authorizer)
        throw misdeclared(declaration, 'AuthorizerId', 'there is no such authorizer')
      apis.get(properties.ApiId)?.routes.set(properties.RouteKey, {
        ...integration,
        authorizer,
        routeKey: properties.RouteKey,
        scopes: properties.AuthorizationScopes,
      })
      const ref = physicalName(declaration.stack, declaration.logicalId)
      return { ref, attributes: { RouteId: ref } }
    }),
  }

  /** Runs the route's function and makes a response of what it returns, or of its failure. */
  async function integrate(
    api: Api,
    stage: string,
    path: string,
    route: Route,
    event: object,
  ): Promise<HttpResponse> {
    const place = `${api.id}/${stage}/${route.routeKey.replace(' ', '')}`
    const sourceArn = `arn:aws:execute-api:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${place}`
    try {
      permissions.demand(
        { kind: 'service', service: 'apigateway.amazonaws.com', sourceArn },
        { action: 'lambda:InvokeFunction', resource: route.functionArn },
      )
      const response = responseOf(await within(route.timeoutMs, lambdas.invoke(route.functionArn, event)))
      return response ?? message(500, 'Internal Server Error')
    } catch (error) {
      log.write('http-api', `ERROR ${path} ${error instanceof Error ? error.message : String(error)}`)
      if (error instanceof TimedOut) return message(503, 'Service Unavailable')
      if (error instanceof AwsError && error.code === 'TooManyRequestsException')
        return message(503, 'Service Unavailable')
      if (error instanceof AwsError && error.code === 'RequestTooLargeException')
        return message(413, 'Request Too Long')
      return message(500, 'Internal Server Error')
    }
  }

  async function answer(
    api: Api,
    request: HttpRequest,
    now: number,
    requestId: string,
  ): Promise<HttpResponse> {
    const stage = stageOf(api, request.path)
    if (stage === undefined) return message(404, 'Not Found')
    const path = stage === '$default' ? request.path : request.path.slice(stage.length + 1) || '/'
    const match = matchRoute([...api.routes.values()], request.method, path)
    const isTooFast = quota?.takesCall() === false || !api.stages.get(stage)?.take(match?.route.routeKey, now)
    if (isTooFast) return message(429, 'Too Many Requests')
    if (!match) return message(404, 'Not Found')
    if (request.body.length > REQUEST_BYTES) return tooLong(REQUEST_BYTES)
    const { route, parameters } = match
    const verdict =
      route.authorizer && judge(request.headers.authorization, route.authorizer, route.scopes, keysOf)
    if (verdict && 'refused' in verdict)
      return verdict.refused === 'insufficient scope'
        ? message(403, 'Forbidden', { 'www-authenticate': 'Bearer scope="" error="insufficient_scope"' })
        : message(401, 'Unauthorized', {
            'www-authenticate':
              verdict.refused === 'absent' ? 'Bearer' : 'Bearer scope="" error="invalid_token"',
          })
    const traced = { ...request, headers: { 'x-amzn-trace-id': newTraceId(), ...request.headers } }
    const scopes = route.scopes.length > 0 ? route.scopes : null
    const claims = verdict?.claims
    const occasion = {
      apiId: api.id,
      stage,
      requestId,
      parameters,
      claims,
      scopes,
      now,
      routeKey: route.routeKey,
    }
    return integrate(api, stage, request.path, route, eventOf({ ...occasion, request: traced }))
  }

  return {
    kinds,
    has: apiId => apis.has(apiId),
    async handle(apiId, request) {
      const api = apis.get(apiId)
      if (!api) return message(404, 'Not Found')
      const requestId = randomUUID()
      meter?.count('api calls')
      const response = preflight(api.cors, request) ?? (await answer(api, request, Date.now(), requestId))
      const headers = { ...response.headers, ...corsHeaders(api.cors, request), 'apigw-requestid': requestId }
      return { ...response, headers }
    },
  }
}

function stageOf(api: Api, path: string): string | undefined {
  const named = path.split('/')[1] ?? ''
  if (api.stages.has(named)) return named
  return api.stages.has('$default') ? '$default' : undefined
}

class TimedOut extends Error {}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TimedOut('the integration timed out')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
