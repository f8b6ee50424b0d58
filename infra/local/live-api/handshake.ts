import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Outcome } from './run-route.ts'

/** Answers a handshake with a status instead of a connection. */
export function deny(socket: Duplex, status: number): void {
  if (socket.destroyed) return
  const text = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ message: text })
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** What the outcome of `$connect` means: the function's own status, 502 where it failed, 500 where it may not run. */
export function statusOf(outcome: Outcome): number {
  if ('failed' in outcome) return outcome.failed === 'forbidden' ? 500 : 502
  return outcome.statusCode ?? 502
}
