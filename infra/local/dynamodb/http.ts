/** A front for this one service alone, without credentials: for tests, benches and comparisons. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { AwsError, type JsonService } from '../service.ts'

const MAX_BODY_BYTES = 16 * 1024 * 1024

/** Serves on the loopback address; port 0 takes a free one. */
export async function serveDatabase(
  service: JsonService,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // A client sets its clock by an answer's date and asks again: the clock of a test is its own.
    response.sendDate = false
    answer(service, request)
      .then(body => send(response, 200, body))
      .catch(error => sendError(response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(service: JsonService, request: IncomingMessage): Promise<unknown> {
  const [, action = ''] = String(request.headers['x-amz-target'] ?? '').split('.')
  return service.handle(action, parsed(await bodyOf(request)))
}

function bodyOf(request: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  let bytes = 0
  request
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
    })
    .on('end', () => {
      if (bytes <= MAX_BODY_BYTES) resolve(Buffer.concat(chunks).toString())
      else reject(new AwsError('RequestEntityTooLarge', 'The request is too large', 413))
    })
    .on('error', reject)
  return promise
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON')
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (!(error instanceof AwsError)) console.error(error)
  const { code, message, status, members } =
    error instanceof AwsError ? error : new AwsError('InternalServerError', 'Internal server error', 500)
  send(response, status, { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...members })
}

/** The SDK refuses a body whose checksum differs. */
function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
    'x-amz-crc32': crc32(text),
  })
  response.end(text)
}
