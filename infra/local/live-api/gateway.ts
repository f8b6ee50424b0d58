import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock.ts'
import type { GatewayQuota } from '../gateway-quota.ts'
import type { Meter } from '../meter.ts'
import type { Api } from './api.ts'
import { routeOf, routeOfMessage } from './api.ts'
import { Connection, type Lifetimes } from './connection.ts'
import { deny, statusOf } from './handshake.ts'
import { Inbox } from './inbox.ts'
import { type Caller, connectEvent, disconnectEvent, messageEvent, newConnectionId } from './live-events.ts'
import type { RunRoute } from './run-route.ts'

/** API Gateway's quota for a frame; a browser sends a message as one frame. */
const MAX_FRAME_BYTES = 32 * 1024
const UNSUPPORTED = 1003
const ABNORMAL = 1006
const RESTART = 1012

interface Surroundings {
  readonly apiOfStage: (stage: string) => Api | undefined
  readonly runRoute: RunRoute
  readonly clock: Clock
  readonly lifetimes: Lifetimes
  readonly meter?: Meter | undefined
  readonly quota?: GatewayQuota | undefined
}

/** The life of every connection: handshake, messages, end. */
export function gateway({ apiOfStage, runRoute, clock, lifetimes, meter, quota }: Surroundings) {
  const connections = new Map<string, Connection>()
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    handleProtocols: () => false,
  })
  let closing = false

  const throttled = (api: Api, stage: string, routeKey: string | undefined) =>
    api.stages.get(stage)?.take(routeKey, clock.now()) === false

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // A client that goes away during the handshake is noticed below.
    socket.on('error', () => socket.destroy())
    const url = new URL(request.url ?? '/', 'ws://localhost')
    const stage = url.pathname.split('/')[1] ?? ''
    const api = apiOfStage(stage)
    if (closing || !api) return deny(socket, 403)
    if (quota?.takesConnection() === false || throttled(api, stage, '$connect')) return deny(socket, 429)
    const caller = callerOf(request, api, stage)
    const route = routeOf(api, '$connect')
    if (route) {
      const status = statusOf(
        await runRoute(route, caller, connectEvent(caller, request, url.searchParams, clock.now())),
      )
      if (status < 200 || status > 299) return deny(socket, status)
    }
    if (socket.destroyed) return ended(api, caller, ABNORMAL, '')
    server.handleUpgrade(request, socket, head, webSocket => accept(api, caller, webSocket))
  }

  const callerOf = (request: IncomingMessage, api: Api, stage: string): Caller => {
    const userAgent = request.headers['user-agent']
    return {
      stage,
      connectionId: newConnectionId(),
      apiId: api.id,
      connectedAt: clock.now(),
      identity: { ...(userAgent && { userAgent }), sourceIp: request.socket.remoteAddress ?? '' },
    }
  }

  function accept(api: Api, caller: Caller, socket: WebSocket): void {
    const connection = new Connection(caller, socket, clock, lifetimes, () => meter?.count('live messages'))
    meter?.count('live connections')
    connections.set(caller.connectionId, connection)
    const inbox = new Inbox(socket, text => receive(api, connection, text))
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => {
      connection.touch()
      meter?.count('live messages')
      if (isBinary) socket.close(UNSUPPORTED, 'Binary messages are not supported')
      else inbox.add(String(data))
    })
    socket.once('close', (code, reason) => {
      connections.delete(caller.connectionId)
      void ended(api, caller, code, String(reason))
    })
  }

  async function receive(api: Api, connection: Connection, text: string): Promise<void> {
    const { caller } = connection
    const problem = (message: string) =>
      connection.send(JSON.stringify({ message, connectionId: caller.connectionId, requestId: randomUUID() }))
    const route = routeOfMessage(api, text)
    if (quota?.takesCall() === false || throttled(api, caller.stage, route?.routeKey))
      return void (await problem('Too Many Requests'))
    if (!route) return void (await problem('Forbidden'))
    const outcome = await runRoute(route, caller, messageEvent(caller, route.routeKey, text, clock.now()))
    if ('failed' in outcome) await problem('Internal server error')
    else if (route.replies && outcome.body) await connection.send(outcome.body)
  }

  async function ended(api: Api, caller: Caller, code: number, reason: string): Promise<void> {
    const route = routeOf(api, '$disconnect')
    if (route && !closing) await runRoute(route, caller, disconnectEvent(caller, code, reason, clock.now()))
  }

  return {
    connections,
    /** For a server's `upgrade` event. */
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void =>
      void upgrade(request, socket, head).catch(() => deny(socket, 500)),
    /** Ends every connection; pages connect again after the restart. */
    async close() {
      closing = true
      for (const connection of connections.values()) connection.close(RESTART, 'Service restart')
      server.close()
    },
  }
}
