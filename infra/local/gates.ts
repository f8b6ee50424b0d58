import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HttpRequest, HttpResponse } from './endpoint/http.ts'
import { httpServer, type Listener, listen } from './endpoint/listen.ts'
import type { Log } from './log.ts'

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** An address of this machine, and who answers there. */
export interface Gate {
  readonly port: number
  /** Until this is set, it answers that it is starting. */
  answer: (request: HttpRequest) => Promise<HttpResponse>
  /** Takes WebSocket handshakes; until this is set, they are cut. */
  upgrade: Upgrade
  /** Hears of what went wrong here. */
  report: Log['write']
  close(): Promise<void>
}

const starting = async (): Promise<HttpResponse> => ({
  status: 503,
  headers: { 'content-type': 'text/plain', 'retry-after': '1' },
  body: 'Starting',
})

/**
 * Binds a gate before there is anything behind it, because its address is part of what is deployed. `longest` is what
 * it takes of a body, in bytes. Rejects with the system's error.
 */
export async function openGate(port: number, longest: number): Promise<Gate> {
  const replaceable: Pick<Gate, 'answer' | 'upgrade' | 'report'> = {
    answer: starting,
    upgrade: (_, socket) => socket.destroy(),
    report: () => {},
  }
  const server = httpServer(
    longest,
    request => replaceable.answer(request),
    error => replaceable.report('gate', `ERROR ${error instanceof Error ? error.stack : error}`),
  )
  server.on('upgrade', (request, socket, head) => replaceable.upgrade(request, socket, head))
  const { port: taken, close }: Listener = await listen(server, port)
  return Object.assign(replaceable, { port: taken, close })
}
