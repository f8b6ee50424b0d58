/** The callback side of a WebSocket API: what functions post to connections, and which they end. For handlers in this process. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { LiveFrame } from '#shared/kernel/live.ts'

export interface Posted {
  readonly connectionId: string
  readonly frame: LiveFrame
}

export async function gatewayStage() {
  const posted: Posted[] = []
  const ended: string[] = []
  /** Connections that are gone; and how often each of all others is still refused with a 429. */
  const gone = new Set<string>()
  const throttled = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const connectionId = decodeURIComponent(request.url?.split('/').at(-1) ?? '')
    let text = ''
    for await (const part of request) text += part
    const answer = (status: number, code?: string) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          ...(code && { 'x-amzn-errortype': code }),
        })
        .end('{}')
    if (gone.has(connectionId)) return answer(410, 'GoneException')
    const left = throttled.get(connectionId) ?? 0
    if (left > 0) {
      throttled.set(connectionId, left - 1)
      return answer(429, 'LimitExceededException')
    }
    if (request.method === 'DELETE') {
      ended.push(connectionId)
      gone.add(connectionId)
      return answer(204)
    }
    posted.push({ connectionId, frame: LiveFrame.parse(JSON.parse(text)) })
    return answer(200)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, posted, ended, gone, throttled }
}
