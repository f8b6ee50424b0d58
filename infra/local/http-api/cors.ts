import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import type { Cors } from './properties.ts'

const covers = (allowed: readonly string[], value: string) =>
  allowed.some(pattern => pattern === '*' || pattern.toLowerCase() === value.toLowerCase())

/** The headers that let a page of an allowed origin read the answer. */
export function corsHeaders(cors: Cors | undefined, { headers }: HttpRequest): HttpResponse['headers'] {
  const origin = headers.origin
  if (!cors || origin === undefined || !covers(cors.AllowOrigins, origin)) return {}
  return {
    'access-control-allow-origin': cors.AllowOrigins.includes('*') ? '*' : origin,
    vary: 'Origin',
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders.length > 0 && { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  }
}

/** The gateway answers preflights itself, where cross-origin calls are configured. */
export function preflight(cors: Cors | undefined, request: HttpRequest): HttpResponse | undefined {
  if (!cors || request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
    return undefined
  const allowed = corsHeaders(cors, request)
  if (!('access-control-allow-origin' in allowed)) return { status: 204, headers: {}, body: '' }
  return {
    status: 204,
    body: '',
    headers: {
      ...allowed,
      'access-control-allow-methods': cors.AllowMethods.join(','),
      'access-control-allow-headers': cors.AllowHeaders.join(','),
      ...(cors.MaxAge !== undefined && { 'access-control-max-age': String(cors.MaxAge) }),
    },
  }
}
