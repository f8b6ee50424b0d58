import { measure } from '#functions/platform/log.ts'
import type { Middleware } from './middleware.ts'

/** Measures every answer, by its route and status: the outermost, so that all that is done is in it. */
export function timing(): Middleware {
  const tell: Middleware['after'] = ({ event, response, internal: { started = performance.now() } }) => {
    measure(
      'answered',
      { duration: [performance.now() - started, 'Milliseconds'] },
      { route: event.routeKey, status: response?.statusCode },
    )
  }
  return {
    before({ internal }) {
      internal.started = performance.now()
    },
    after: tell,
    onError: tell,
  }
}
