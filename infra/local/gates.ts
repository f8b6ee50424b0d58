import type { HttpRequest, HttpResponse } from './endpoint/http.ts'
import { httpServer, type Listener, listen } from './endpoint/listen.ts'
import type { Log } from './log.ts'

/** An address of this machine, and who answers there. */
export interface Gate {
  readonly port: number
  /** Until this is set, it answers that it is starting. */
  answer: (request: HttpRequest) => Promise<HttpResponse>
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
export async function openGate(port: number, longest: number): Promise<Gate & { report: Log['write'] }> {
  const report: Log['write'] = () => {}
  const gate: Pick<Gate, 'answer'> & { report: Log['write'] } = { answer: starting, report }
  const server = httpServer(
    longest,
    request => gate.answer(request),
    error => gate.report('gate', `ERROR ${error instanceof Error ? error.stack : error}`),
  )
  const listener: Listener = await listen(server, port)
  return Object.assign(gate, { port: listener.port, close: listener.close })
}
