/** A WebSocket API of one function, deployed and reachable by real clients, for the tests of its room. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { type ManualClock, manualClock } from '../clock.ts'
import { createGatewayQuota, type GatewayQuota } from '../gateway-quota.ts'
import type { Deploy } from '../resource.ts'
import { AwsError, type Need } from '../service.ts'
import { createLiveApi } from './room.ts'

const Event = z.object({
  body: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  queryStringParameters: z.optional(z.record(z.string(), z.string())),
  requestContext: z.looseObject({ routeKey: z.string(), eventType: z.string(), connectionId: z.string() }),
})
export type Event = z.output<typeof Event>

const uri = (name: string) =>
  `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:aws:lambda:us-east-1:000000000000:function:${name}/invocations`

export interface House {
  readonly clock: ManualClock
  readonly quota: GatewayQuota
  readonly live: ReturnType<typeof createLiveApi>
  readonly ApiId: string
  readonly deploy: (
    type: keyof House['live']['kinds'],
    properties: object,
    logicalId: string,
  ) => ReturnType<Deploy>
  /** What the function was called with, and what is asked of permissions. */
  readonly events: Event[]
  readonly demanded: Need[]
  /** The function. */
  handler: (event: Event) => unknown
  /** An action that is refused. */
  forbidden: string | undefined
  connect(path?: string): WebSocket
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const clock = manualClock()
  const permissions = {
    demand(_: unknown, need: Need) {
      house.demanded.push(need)
      if (need.action === house.forbidden) throw new AwsError('AccessDeniedException', 'no')
    },
  }
  const lambdas = {
    invoke: async (_: string, event: unknown) => {
      const parsed = Event.parse(event)
      house.events.push(parsed)
      return house.handler(parsed)
    },
  }
  const quota = createGatewayQuota(clock)
  const live = createLiveApi({ lambdas, permissions, clock, quota, report: () => undefined })
  const server = createServer().on('upgrade', live.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const deploy: House['deploy'] = (type, properties, logicalId) => {
    const kind: Deploy = live.kinds[type]
    return kind({ stack: 's', logicalId, type, properties })
  }
  const { ref: ApiId } = await deploy(
    'AWS::ApiGatewayV2::Api',
    { Name: 'live', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.type' },
    'Api',
  )
  await deploy('AWS::ApiGatewayV2::Stage', { ApiId, StageName: 'live', AutoDeploy: true }, 'Stage')
  const IntegrationUri = uri('f')
  const { ref } = await deploy(
    'AWS::ApiGatewayV2::Integration',
    { ApiId, IntegrationType: 'AWS_PROXY', IntegrationUri },
    'I',
  )
  for (const RouteKey of ['$connect', '$disconnect', '$default', 'live/presence', 'one-way']) {
    const replies = !['$connect', '$disconnect', 'one-way'].includes(RouteKey)
    const { ref: RouteId } = await deploy(
      'AWS::ApiGatewayV2::Route',
      {
        ApiId,
        RouteKey,
        Target: `integrations/${ref}`,
        ...(replies && { RouteResponseSelectionExpression: '$default' }),
      },
      RouteKey,
    )
    if (replies) {
      const response = { ApiId, RouteId, RouteResponseKey: '$default' }
      await deploy('AWS::ApiGatewayV2::RouteResponse', response, `${RouteKey} response`)
    }
  }
  const { port } = server.address() as AddressInfo
  const house: House = {
    clock,
    quota,
    live,
    ApiId,
    deploy,
    events: [],
    demanded: [],
    handler: () => ({ statusCode: 200 }),
    forbidden: undefined,
    connect: (path = '/live?ticket=t1') =>
      new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { 'User-Agent': 'test' } }),
    async close() {
      await live.close()
      server.close()
    },
  }
  return house
}

/** An open connection and its id. */
export async function opened(house: House) {
  const socket = house.connect()
  await once(socket, 'open')
  const id = house.events.findLast(({ requestContext }) => requestContext.eventType === 'CONNECT')
  return { socket, id: id?.requestContext.connectionId ?? '' }
}

export const next = async (socket: WebSocket) => String((await once(socket, 'message'))[0])

export async function statusOf(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response')
  socket.on('error', () => undefined).terminate()
  return response.statusCode
}

/** The first event of a route, once there is one. */
export const called = (house: House, routeKey: string) =>
  vi.waitFor(() => {
    const found = house.events.find(({ requestContext }) => requestContext.routeKey === routeKey)
    if (!found) throw new Error(`${routeKey} was not called`)
    return found
  })

/** A call of `@connections`, as an operator. */
export const callback = ({ live, demanded }: House, method: string, id: string, body = '') =>
  live.callback.handle(
    { method, path: `/live/@connections/${encodeURIComponent(id)}`, body: Buffer.from(body) },
    need => void demanded.push(need),
  )
