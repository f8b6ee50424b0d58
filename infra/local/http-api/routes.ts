/** A route that matches a request, with the values of its path parameters. */
export interface Match<R> {
  readonly route: R
  readonly parameters: Readonly<Record<string, string>>
}

interface Keyed {
  /** `GET /readings/{readingId}`, `ANY /files/{path+}` or `$default`. */
  readonly routeKey: string
}

const isGreedy = (segment: string) => segment.endsWith('+}')
const isParameter = (segment: string) => segment.startsWith('{')
const nameOf = (segment: string) => segment.slice(1, isGreedy(segment) ? -2 : -1)

const segmentsOf = (path: string) => path.split('/').slice(1)

/** The values of a pattern's parameters, or nothing when the path is not of that form. */
function parametersOf(
  pattern: readonly string[],
  path: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {}
  for (const [place, segment] of pattern.entries()) {
    const value = path[place]
    if (value === undefined) return undefined
    if (isGreedy(segment)) {
      parameters[nameOf(segment)] = path.slice(place).map(decode).join('/')
      return parameters
    }
    if (!isParameter(segment)) {
      if (segment !== value) return undefined
    } else if (value === '') return undefined
    else parameters[nameOf(segment)] = decode(value)
  }
  return pattern.length === path.length ? parameters : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Literal before parameter before greedy, segment by segment; then a named method before `ANY`. */
const rank = (pattern: readonly string[], method: string) =>
  pattern.map(segment => (isGreedy(segment) ? 2 : isParameter(segment) ? 1 : 0)).join('') +
  (method === 'ANY' ? 1 : 0)

/**
 * The route that API Gateway chooses: the most specific path wins, `$default` takes what nothing else matches.
 * `path` is without the stage and percent-encoded; the parameters are decoded.
 */
export function matchRoute<R extends Keyed>(
  routes: readonly R[],
  method: string,
  path: string,
): Match<R> | undefined {
  const segments = segmentsOf(path)
  const candidates = routes.flatMap(route => {
    const [routeMethod = '', pattern] = route.routeKey.split(' ')
    if (pattern === undefined || (routeMethod !== 'ANY' && routeMethod !== method)) return []
    const parts = segmentsOf(pattern)
    const parameters = parametersOf(parts, segments)
    return parameters ? [{ route, parameters, rank: rank(parts, routeMethod) }] : []
  })
  const [best] = candidates.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  if (best) return { route: best.route, parameters: best.parameters }
  const fallback = routes.find(({ routeKey }) => routeKey === '$default')
  return fallback && { route: fallback, parameters: {} }
}
