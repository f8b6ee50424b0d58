import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request, its body read. */
export interface HttpRequest {
  readonly method: string
  /** As sent: percent-encoded, without the query. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  /** Lower-case names; repeated ones joined with commas, cookies with semicolons. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The address that it came from; a request made within this machine has none. */
  readonly from?: string
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: Buffer | string
}

/** The body is longer than the reader takes. */
export class TooLong extends Error {}

/** Reads a request to its end. Throws `TooLong`, having read on so that an answer can be sent. */
export async function readRequest(incoming: IncomingMessage, longest: number): Promise<HttpRequest> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    length += chunk.length
    if (length <= longest) chunks.push(chunk)
    else chunks.length = 0
    if (length > longest * 4) break
  }
  if (length > longest) throw new TooLong()
  const [path = '/', ...query] = (incoming.url ?? '/').split('?')
  const headers = Object.fromEntries(
    Object.entries(incoming.headersDistinct).map(([name, values]) => [
      name,
      (values ?? []).join(name === 'cookie' ? '; ' : ','),
    ]),
  )
  return {
    method: incoming.method ?? 'GET',
    path,
    query: query.join('?'),
    headers,
    body: Buffer.concat(chunks),
    from: incoming.socket.remoteAddress ?? '',
  }
}

export function respond(outgoing: ServerResponse, { status, headers, body }: HttpResponse): void {
  outgoing.statusCode = status
  for (const [name, value] of Object.entries(headers))
    outgoing.setHeader(name, typeof value === 'string' ? value : [...value])
  if (!outgoing.hasHeader('content-length') && status !== 204 && status !== 304)
    outgoing.setHeader('content-length', Buffer.byteLength(body))
  outgoing.end(body)
}

/**
 * What API Gateway answers to a body beyond its limit: plain text, as recorded from deployed APIs in
 * koki-develop/lgtm-generator#10 and by a parity probe that printed the same sentence and length.
 */
export const tooLong = (longest: number): HttpResponse => ({
  status: 413,
  headers: { 'content-type': 'text; charset=utf-8' },
  body: `HTTP content length exceeded ${longest} bytes.`,
})

export const json = (status: number, body: unknown, headers: HttpResponse['headers'] = {}): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
