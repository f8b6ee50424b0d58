import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpRequest, type HttpResponse, json, readRequest, respond, TooLong, tooLong } from './http.ts'

/** The loopback address; nothing else of this machine is reachable from outside. */
export const LOOPBACK = '127.0.0.1'

export interface Listener {
  readonly port: number
  readonly server: Server
  close(): Promise<void>
}

/** Binds a server to a port of this machine; 0 takes a free one. Rejects with the system's error. */
export async function listen(server: Server, port: number): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    server,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A server whose bodies are read before they are answered; longer ones than `longest` bytes are refused. */
export function httpServer(
  longest: number,
  answer: (request: HttpRequest) => Promise<HttpResponse>,
  report: (error: unknown) => void,
): Server {
  const server = createServer(async (incoming, outgoing) => {
    try {
      respond(outgoing, await answer(await readRequest(incoming, longest)))
    } catch (error) {
      if (outgoing.headersSent || outgoing.destroyed) return
      if (error instanceof TooLong) return respond(outgoing, tooLong(longest))
      report(error)
      respond(outgoing, json(500, { message: 'Internal Server Error' }))
    }
  })
  // Browsers and SDKs keep connections open; none should be cut while the next request is on its way.
  server.keepAliveTimeout = 60_000
  return server
}
