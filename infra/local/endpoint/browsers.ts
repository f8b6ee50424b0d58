import type { HttpRequest, HttpResponse } from './http.ts'

/**
 * The endpoint trusts whoever is at this machine, and any web page open there can send requests to it. So only pages
 * of this machine may, and only under its own name: a foreign name may have been made to point here.
 */

const OWN_NAMES = ['localhost', '127.0.0.1']

const isOwn = (origin: string) => URL.canParse(origin) && OWN_NAMES.includes(new URL(origin).hostname)

const refusal: HttpResponse = { status: 403, headers: {}, body: 'Only for this machine' }

/** Answers preflights, refuses foreign pages, and lets own pages read the answers. */
export async function forOwnPages(
  request: HttpRequest,
  answer: (request: HttpRequest) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { origin, host = '' } = request.headers
  if (!isOwn(`http://${host}`) || (origin !== undefined && !isOwn(origin))) return refusal
  if (origin === undefined) return answer(request)
  const allowed = { 'access-control-allow-origin': origin, vary: 'Origin' }
  if (request.method === 'OPTIONS')
    return {
      status: 204,
      body: '',
      headers: {
        ...allowed,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, HEAD',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '7200',
      },
    }
  const { status, headers, body } = await answer(request)
  return { status, body, headers: { ...headers, ...allowed, 'access-control-expose-headers': '*' } }
}
