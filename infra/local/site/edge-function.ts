import { Script } from 'node:vm'
import * as z from 'zod/mini'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'

const Values = z.record(z.string(), z.object({ value: z.string() }))

const Request = z.object({ method: z.string(), uri: z.string(), querystring: Values, headers: Values })
const Response = z.object({
  statusCode: z.number(),
  headers: z._default(Values, {}),
  body: z._default(z.union([z.string(), z.object({ data: z.string() })]), ''),
})

/** Far beyond the millisecond that CloudFront gives, as this machine also does other things. */
const LONGEST_MS = 1000

/** A CloudFront Function at the viewer's request: it gives the request that goes on, or an answer. */
export type EdgeFunction = (request: HttpRequest) => HttpRequest | HttpResponse

const wrapped = (entries: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...entries].map(([name, value]) => [name, { value }]))

const unwrapped = (values: z.output<typeof Values>) =>
  Object.entries(values).map(([name, { value }]) => [name, value] as const)

export function edgeFunction(name: string, code: string): EdgeFunction {
  // What goes in and out is JSON, so that nothing of this program is within the function's reach.
  const script = new Script(`${code}\n;JSON.stringify(handler(JSON.parse(input)))`, { filename: name })
  return request => {
    const event = {
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '127.0.0.1' },
      request: {
        method: request.method,
        uri: request.path,
        querystring: wrapped(new URLSearchParams(request.query)),
        headers: wrapped(Object.entries(request.headers)),
        cookies: {},
      },
    }
    const output: unknown = script.runInNewContext({ input: JSON.stringify(event) }, { timeout: LONGEST_MS })
    const result: unknown = JSON.parse(String(output))
    const answer = z.safeParse(Response, result)
    if (answer.success) {
      const { statusCode, headers, body } = answer.data
      const text = typeof body === 'string' ? body : body.data
      return { status: statusCode, headers: Object.fromEntries(unwrapped(headers)), body: text }
    }
    const { uri, querystring, headers } = Request.parse(result)
    const query = new URLSearchParams(unwrapped(querystring).map(([key, value]) => [key, value])).toString()
    return { ...request, path: uri, query, headers: Object.fromEntries(unwrapped(headers)) }
  }
}
