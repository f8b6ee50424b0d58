import * as z from 'zod/mini'
import { type Clock, systemClock } from '../clock.ts'
import type { GatewayQuota } from '../gateway-quota.ts'
import { stageThrottle } from '../http-api/throttle.ts'
import type { Meter } from '../meter.ts'
import type { Lambdas, Permissions, ResourceDeclaration, ResourceKinds } from '../resource.ts'
import { kind, misdeclared } from '../template/kind.ts'
import { physicalId, physicalName } from '../template/name.ts'
import { type Api, apiHost } from './api.ts'
import { callbackService } from './callback.ts'
import { LIFETIMES, type Lifetimes } from './connection.ts'
import { gateway } from './gateway.ts'
import {
  ApiProperties,
  DeploymentProperties,
  IntegrationProperties,
  RouteProperties,
  RouteResponseProperties,
  StageProperties,
} from './properties.ts'
import { routeRunner } from './run-route.ts'

export interface LiveApiSurroundings {
  readonly lambdas: Lambdas
  readonly permissions: Permissions
  readonly report: (problem: string) => void
  /** Hears the cloud's host name of each API, so that addresses can be made of it. */
  readonly onApi?: (host: string) => void
  readonly clock?: Clock
  readonly meter?: Meter
  /** The account’s, which all gateways share. */
  readonly quota?: GatewayQuota
  /** Shorter ones, for tests. */
  readonly lifetimes?: Lifetimes
}

/** API Gateway's WebSocket APIs on this machine. Each stage name belongs to one API, since the path names no other. */
export function createLiveApi(surroundings: LiveApiSurroundings) {
  const { clock = systemClock, lifetimes = LIFETIMES, onApi } = surroundings
  const apis = new Map<string, Api>()
  const existing = (declaration: ResourceDeclaration, id: string): Api => {
    const api = apis.get(id)
    if (!api) throw misdeclared(declaration, 'ApiId', `there is no WebSocket API ${id}`)
    return api
  }
  const apiOfStage = (stage: string) => [...apis.values()].find(({ stages }) => stages.has(stage))
  const { connections, upgrade, close } = gateway({
    apiOfStage,
    clock,
    lifetimes,
    meter: surroundings.meter,
    quota: surroundings.quota,
    runRoute: routeRunner(surroundings),
  })

  const kinds = {
    'AWS::ApiGatewayV2::Api': kind(ApiProperties, ({ RouteSelectionExpression }, { stack, logicalId }) => {
      const id = physicalId(stack, logicalId)
      const selector = RouteSelectionExpression.split('.').slice(2)
      const parts = {
        stages: new Map(),
        integrations: new Map(),
        routes: new Map(),
        responses: new Set<string>(),
      }
      apis.set(id, { id, selector, ...parts })
      onApi?.(apiHost(id))
      return { ref: id, attributes: { ApiId: id, ApiEndpoint: `wss://${apiHost(id)}` } }
    }),
    'AWS::ApiGatewayV2::Stage': kind(StageProperties, (properties, declaration) => {
      const { ApiId, StageName } = properties
      const other = apiOfStage(StageName)
      if (other && other.id !== ApiId) throw misdeclared(declaration, 'StageName', `${StageName} is taken`)
      const api = existing(declaration, ApiId)
      const routeKeys = [...api.routes.values()].map(({ routeKey }) => routeKey)
      api.stages.set(StageName, stageThrottle(properties, routeKeys))
      return { ref: StageName, attributes: {} }
    }),
    'AWS::ApiGatewayV2::Integration': kind(
      IntegrationProperties,
      ({ ApiId, IntegrationUri }, declaration) => {
        const functionArn = /arn:aws:lambda:[^/]+:function:[^/:]+/.exec(IntegrationUri)?.[0]
        if (!functionArn) throw misdeclared(declaration, 'IntegrationUri', 'names no function')
        const ref = physicalId(declaration.stack, declaration.logicalId, 7)
        existing(declaration, ApiId).integrations.set(ref, functionArn)
        return { ref, attributes: { IntegrationId: ref } }
      },
    ),
    'AWS::ApiGatewayV2::Route': kind(RouteProperties, (properties, declaration) => {
      const api = existing(declaration, properties.ApiId)
      const functionArn = api.integrations.get(properties.Target.replace('integrations/', ''))
      if (!functionArn) throw misdeclared(declaration, 'Target', `there is no ${properties.Target}`)
      const ref = physicalId(declaration.stack, declaration.logicalId, 7)
      const selectsResponse = properties.RouteResponseSelectionExpression !== undefined
      api.routes.set(ref, { routeKey: properties.RouteKey, functionArn, selectsResponse })
      return { ref, attributes: { RouteId: ref } }
    }),
    'AWS::ApiGatewayV2::RouteResponse': kind(RouteResponseProperties, ({ ApiId, RouteId }, declaration) => {
      existing(declaration, ApiId).responses.add(RouteId)
      const ref = physicalName(declaration.stack, declaration.logicalId)
      return { ref, attributes: { RouteResponseId: ref } }
    }),
    'AWS::ApiGatewayV2::Deployment': kind(DeploymentProperties, ({ ApiId }, declaration) => {
      existing(declaration, ApiId)
      const ref = physicalId(declaration.stack, declaration.logicalId, 6)
      return { ref, attributes: { DeploymentId: ref } }
    }),
  } satisfies ResourceKinds

  return {
    kinds,
    /** Answers `/{stage}/@connections/{connectionId}` at the AWS endpoint. */
    callback: callbackService(connections, stage => apiOfStage(stage)?.id, surroundings.quota),
    /** For the `upgrade` event of the server at the live address. */
    upgrade,
    /** The kinds of both protocols: each declaration goes to the one that it belongs to. */
    sharing: (http: ResourceKinds): ResourceKinds => {
      const types = new Set([...Object.keys(http), ...Object.keys(kinds)])
      return Object.fromEntries(
        [...types].map(type => [
          type,
          async declaration => {
            const deploy = isLive(declaration, apis) ? (kinds as ResourceKinds)[type] : http[type]
            if (!deploy) throw misdeclared(declaration, '', 'not known on this machine')
            return deploy(declaration)
          },
        ]),
      )
    },
    close,
  }
}

const Addressed = z.object({ ProtocolType: z.optional(z.string()), ApiId: z.optional(z.string()) })

function isLive({ properties }: ResourceDeclaration, apis: ReadonlyMap<string, Api>): boolean {
  const addressed = z.safeParse(Addressed, properties)
  if (!addressed.success) return false
  return addressed.data.ProtocolType === 'WEBSOCKET' || apis.has(addressed.data.ApiId ?? '')
}
