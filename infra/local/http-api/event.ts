import * as z from 'zod/mini'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../service.ts'

export interface Occasion {
  readonly request: HttpRequest
  readonly apiId: string
  readonly stage: string
  readonly routeKey: string
  readonly requestId: string
  readonly parameters: Readonly<Record<string, string>>
  readonly claims?: Readonly<Record<string, string>> | undefined
  readonly scopes: readonly string[] | null
  /** Epoch milliseconds. */
  readonly now: number
}

const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|[^;]*\+(json|xml))/

const orNothing = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined

/** Repeated query parameters are joined with commas. */
function queryOf(query: string): Record<string, string> {
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query))
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value
  return parameters
}

/** `10/Aug/2026:12:00:00 +0000`, as API Gateway writes it. */
function clfTime(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(/[ ,]+/)
  return `${day}/${month}/${year}:${time} +0000`
}

/** The event of payload format 2.0. */
export function eventOf({
  request,
  apiId,
  stage,
  routeKey,
  requestId,
  parameters,
  claims,
  scopes,
  now,
}: Occasion) {
  const { cookie, ...headers } = request.headers
  const cookies = cookie?.split('; ')
  const isText = TEXT.test(headers['content-type'] ?? '') && !headers['content-encoding']
  const hasBody = request.body.length > 0
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookies && { cookies }),
    headers,
    ...(request.query && { queryStringParameters: queryOf(request.query) }),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId,
      ...(claims && { authorizer: { jwt: { claims, scopes } } }),
      domainName: `${apiId}.execute-api.${LOCAL_REGION}.amazonaws.com`,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage,
      time: clfTime(now),
      timeEpoch: now,
    },
    ...(orNothing(parameters) && { pathParameters: parameters }),
    ...(hasBody && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: hasBody && !isText,
  }
}

const Result = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), {}),
  multiValueHeaders: z.optional(z.unknown()),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
})

/** What a function's result means as a response; nothing when the gateway cannot read it. */
export function responseOf(result: unknown): HttpResponse | undefined {
  if (typeof result !== 'object' || result === null || !('statusCode' in result))
    // A result without a status is itself the body.
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: typeof result === 'string' ? result : JSON.stringify(result),
    }
  const parsed = Result.safeParse(result)
  if (!parsed.success) return undefined
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(named),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: isBase64Encoded ? Buffer.from(body, 'base64') : body,
  }
}
