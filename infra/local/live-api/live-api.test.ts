import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { manualClock } from '../clock.ts'
import type { Deploy } from '../resource.ts'
import { AwsError, type Need } from '../service.ts'
import { createLiveApi } from './room.ts'

const Event = z.object({
  body: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  queryStringParameters: z.optional(z.record(z.string(), z.string())),
  requestContext: z.looseObject({ routeKey: z.string(), eventType: z.string(), connectionId: z.string() }),
})
type Event = z.output<typeof Event>

const uri = (name: string) =>
  `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:aws:lambda:us-east-1:000000000000:function:${name}/invocations`

let server: Server
let clock: ReturnType<typeof manualClock>
let live: ReturnType<typeof createLiveApi>
let handler: (event: Event) => unknown
let events: Event[]
let demanded: Need[]
let forbidden: string | undefined
let arrivals: (() => void)[]

async function build() {
  const permissions = {
    demand(_: unknown, need: Need) {
      demanded.push(need)
      if (need.action === forbidden) throw new AwsError('AccessDeniedException', 'no')
    },
  }
  const lambdas = {
    invoke: async (_: string, event: unknown) => {
      const parsed = Event.parse(event)
      events.push(parsed)
      for (const arrival of arrivals) arrival()
      return handler(parsed)
    },
  }
  live = createLiveApi({ lambdas, permissions, clock, report: () => undefined })
  server = createServer().on('upgrade', live.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const deploy = (type: keyof typeof live.kinds, properties: object, logicalId: string) => {
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
  return { ApiId, deploy }
}

const address = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
const connect = (path = '/live?ticket=t1') =>
  new WebSocket(address() + path, { headers: { 'User-Agent': 'test' } })
async function opened(path?: string) {
  const socket = connect(path)
  await once(socket, 'open')
  const id = events.at(-1)?.requestContext.connectionId ?? ''
  return { socket, id }
}
const next = async (socket: WebSocket) => String((await once(socket, 'message'))[0])
const statusOf = async (socket: WebSocket) => {
  const [, response] = await once(socket, 'unexpected-response')
  socket.on('error', () => undefined).terminate()
  return response.statusCode
}
/** Resolves when the route's function was called. */
async function called(routeKey: string): Promise<Event> {
  for (;;) {
    const found = events.find(({ requestContext }) => requestContext.routeKey === routeKey)
    if (found) return found
    await new Promise<void>(resolve => arrivals.push(resolve))
  }
}
const callback = (method: string, id: string, body = '') =>
  live.callback.handle(
    { method, path: `/live/@connections/${encodeURIComponent(id)}`, body: Buffer.from(body) },
    need => {
      demanded.push(need)
    },
  )

let ApiId: string
let deploy: Awaited<ReturnType<typeof build>>['deploy']
beforeEach(async () => {
  clock = manualClock()
  handler = () => ({ statusCode: 200 })
  events = []
  demanded = []
  arrivals = []
  forbidden = undefined
  ;({ ApiId, deploy } = await build())
})
afterEach(async () => {
  await live.close()
  server.close()
})

describe('the WebSocket API', () => {
  it('shows $connect who comes', async () => {
    const { socket, id } = await opened()
    expect(events[0]).toMatchObject({
      queryStringParameters: { ticket: 't1' },
      headers: { 'User-Agent': 'test', Host: expect.any(String) },
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        stage: 'live',
        apiId: ApiId,
        connectedAt: clock.now(),
        domainName: `${ApiId}.execute-api.us-east-1.amazonaws.com`,
        identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
      },
    })
    expect(id).toMatch(/^[\w-]{15}=$/)
    expect(demanded[0]).toMatchObject({ action: 'lambda:InvokeFunction' })
    socket.close()
  })

  it('lets $connect deny', async () => {
    handler = () => ({ statusCode: 401 })
    expect(await statusOf(connect())).toBe(401)
    handler = () => ({ statusCode: 403 })
    expect(await statusOf(connect())).toBe(403)
    handler = () => {
      throw new Error('no')
    }
    expect(await statusOf(connect())).toBe(502)
    forbidden = 'lambda:InvokeFunction'
    expect(await statusOf(connect())).toBe(500)
    expect(await statusOf(connect('/other'))).toBe(403)
    expect(live.callback).toBeDefined()
  })

  it('routes a message by its type and sends the reply only where a response is declared', async () => {
    const { socket } = await opened()
    handler = ({ requestContext, body }) => ({ statusCode: 200, body: `${requestContext.routeKey} ${body}` })
    const told = (text: string) => {
      const reply = next(socket)
      socket.send(text)
      return reply
    }
    expect(await told('{"type":"live/presence"}')).toBe('live/presence {"type":"live/presence"}')
    expect(await told('{"type":"unknown"}')).toBe('$default {"type":"unknown"}')
    expect(await told('not json')).toBe('$default not json')
    expect(await told('{"type":"$connect"}')).toContain('$default')
    const reply = next(socket)
    socket.send('{"type":"one-way"}')
    await called('one-way')
    socket.send('last')
    expect(await reply).toBe('$default last')
    socket.close()
  })

  it('answers for a function that failed; the connection stays', async () => {
    const { socket, id } = await opened()
    handler = () => {
      throw new Error('no')
    }
    const reply = next(socket)
    socket.send('x')
    expect(JSON.parse(await reply)).toMatchObject({ message: 'Internal server error', connectionId: id })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })

  it('tells $disconnect how a connection ended', async () => {
    const { socket, id } = await opened()
    socket.close(4000, 'bye')
    expect(await called('$disconnect')).toMatchObject({
      requestContext: {
        connectionId: id,
        eventType: 'DISCONNECT',
        disconnectStatusCode: 4000,
        disconnectReason: 'bye',
      },
    })
    const second = await opened()
    events.length = 0
    second.socket.terminate()
    expect(await called('$disconnect')).toMatchObject({ requestContext: { disconnectStatusCode: 1006 } })
  })

  it('carries messages to a connection, until it is gone', async () => {
    const { socket, id } = await opened()
    const message = next(socket)
    expect(await callback('POST', id, 'hola')).toMatchObject({ status: 200 })
    expect(await message).toBe('hola')
    expect(demanded.at(-1)).toEqual({
      action: 'execute-api:ManageConnections',
      resource: `arn:aws:execute-api:us-east-1:000000000000:${ApiId}/live/POST/@connections/${id}`,
    })
    const { body } = await callback('GET', id)
    expect(JSON.parse(body)).toMatchObject({ connectedAt: new Date(clock.now()).toISOString() })
    expect(await callback('POST', id, 'x'.repeat(128 * 1024 + 1))).toMatchObject({ status: 413 })
    const closed = once(socket, 'close')
    expect(await callback('DELETE', id)).toMatchObject({ status: 204 })
    await closed
    await called('$disconnect')
    expect(await callback('POST', id, 'x')).toMatchObject({
      status: 410,
      headers: { 'x-amzn-errortype': 'GoneException' },
    })
  })

  it('knows no connection of before a restart', async () => {
    const { socket, id } = await opened()
    const closed = once(socket, 'close')
    await live.close()
    expect((await closed)[0]).toBe(1012)
    server.close()
    await build()
    expect(await callback('POST', id, 'x')).toMatchObject({ status: 410 })
  })

  it('ends what is idle for ten minutes or two hours old', async () => {
    const MINUTE = 60_000
    const idle = await opened()
    const closed = once(idle.socket, 'close')
    await clock.advance(10 * MINUTE - 1)
    expect(idle.socket.readyState).toBe(WebSocket.OPEN)
    await clock.advance(1)
    expect((await closed)[0]).toBe(1001)

    const busy = await opened()
    const end = once(busy.socket, 'close')
    for (let minutes = 0; minutes < 115; minutes += 5) {
      await clock.advance(5 * MINUTE)
      await callback('POST', busy.id, 'beat')
    }
    expect(busy.socket.readyState).toBe(WebSocket.OPEN)
    await clock.advance(5 * MINUTE)
    expect((await end)[0]).toBe(1001)
  })

  it('closes on what is too big or binary', async () => {
    const big = await opened()
    const first = once(big.socket, 'close')
    big.socket.send('x'.repeat(32 * 1024 + 1))
    expect((await first)[0]).toBe(1009)
    const binary = await opened()
    const second = once(binary.socket, 'close')
    binary.socket.send(Buffer.from('x'))
    expect((await second)[0]).toBe(1003)
  })

  it('throttles as its stage says', async () => {
    const DefaultRouteSettings = { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 }
    await deploy(
      'AWS::ApiGatewayV2::Stage',
      { ApiId, StageName: 'live', AutoDeploy: true, DefaultRouteSettings },
      'S',
    )
    const { socket } = await opened()
    handler = () => ({ statusCode: 200, body: 'ok' })
    const first = next(socket)
    socket.send('a')
    expect(await first).toBe('ok')
    const second = next(socket)
    socket.send('b')
    expect(await second).toContain('Too Many Requests')
    expect(await statusOf(connect())).toBe(429)
  })

  it('shares the types with the HTTP API by what each declaration belongs to', async () => {
    const http: Deploy = async () => ({ ref: 'http', attributes: {} })
    const shared = live.sharing({ 'AWS::ApiGatewayV2::Route': http, 'AWS::ApiGatewayV2::Authorizer': http })
    const declared = (type: string, properties: object) =>
      shared[type]?.({ stack: 's', logicalId: 'x', type, properties })
    expect(await declared('AWS::ApiGatewayV2::Route', { ApiId: 'other' })).toEqual({
      ref: 'http',
      attributes: {},
    })
    await expect(
      declared('AWS::ApiGatewayV2::Route', { ApiId, RouteKey: 'x', Target: 'none' }),
    ).rejects.toThrow('none')
    await expect(declared('AWS::ApiGatewayV2::Authorizer', { ApiId })).rejects.toThrow('not known')
  })
})
