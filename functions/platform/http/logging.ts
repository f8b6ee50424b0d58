import { log, logUnexpected } from '#functions/platform/log.ts'
import type { Middleware } from './middleware.ts'
import { Refusal } from './refusal.ts'

/** One line for what was refused, with its code; for what nobody expected, with its stack. */
export const logging = (): Middleware => ({
  onError({ event: { routeKey: route }, error }) {
    if (error instanceof Refusal) log('info', 'refused', { route, code: error.code })
    else logUnexpected('unexpected', error, { route })
  },
})
