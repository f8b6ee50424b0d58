import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { apiHost } from './api.ts'

/** Who is connected, since when, to what. */
export interface Caller {
  readonly connectionId: string
  readonly apiId: string
  readonly stage: string
  /** Epoch milliseconds. */
  readonly connectedAt: number
  readonly identity: { readonly sourceIp: string; readonly userAgent?: string }
}

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT'

function requestContext(
  caller: Caller,
  eventType: EventType,
  routeKey: string,
  now: number,
  more: object = {},
) {
  const requestId = randomUUID()
  return {
    routeKey,
    eventType,
    ...more,
    extendedRequestId: requestId,
    requestTime: clfTime(now),
    messageDirection: 'IN',
    stage: caller.stage,
    connectedAt: caller.connectedAt,
    requestTimeEpoch: now,
    identity: caller.identity,
    requestId,
    domainName: apiHost(caller.apiId),
    connectionId: caller.connectionId,
    apiId: caller.apiId,
  }
}

export function connectEvent(caller: Caller, request: IncomingMessage, query: URLSearchParams, now: number) {
  const multiValueHeaders = { ...headersOf(request), 'X-Amzn-Trace-Id': [newTrace(now)] }
  const names = [...new Set(query.keys())]
  return {
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    ...(names.length > 0 && {
      queryStringParameters: lastOf(Object.fromEntries(names.map(name => [name, query.getAll(name)]))),
      multiValueQueryStringParameters: Object.fromEntries(names.map(name => [name, query.getAll(name)])),
    }),
    requestContext: requestContext(caller, 'CONNECT', '$connect', now),
    isBase64Encoded: false,
  }
}

export function messageEvent(caller: Caller, routeKey: string, body: string, now: number) {
  const messageId = newConnectionId()
  return {
    requestContext: requestContext(caller, 'MESSAGE', routeKey, now, { messageId }),
    body,
    isBase64Encoded: false,
  }
}

export function disconnectEvent(caller: Caller, code: number, reason: string, now: number) {
  const headers = { Host: apiHost(caller.apiId), 'x-api-key': '', 'X-Forwarded-For': '', 'x-restapi': '' }
  const more = { disconnectStatusCode: code, disconnectReason: reason }
  return {
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    requestContext: requestContext(caller, 'DISCONNECT', '$disconnect', now, more),
    isBase64Encoded: false,
  }
}

/** In API Gateway's shape, which ends in `=`. */
export const newConnectionId = () => `${randomBytes(11).toString('base64url')}=`

const newTrace = (now: number) =>
  `Root=1-${Math.floor(now / 1000).toString(16)}-${randomBytes(12).toString('hex')}`

/** By the names that the client wrote. */
function headersOf({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    headers[name] = [...(headers[name] ?? []), value]
  }
  return headers
}

const lastOf = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']))

/** `10/Aug/2026:12:00:00 +0000`. */
function clfTime(now: number): string {
  const [, day, month, year, time] = new Date(now).toUTCString().split(/[ ,]+/)
  return `${day}/${month}/${year}:${time} +0000`
}
