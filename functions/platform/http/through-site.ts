import { createHash, timingSafeEqual } from 'node:crypto'
import { environment } from '#functions/platform/environment.ts'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import type { Middleware } from './middleware.ts'
import { Refusal } from './refusal.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets through only what came through the site, which adds a secret that nobody else knows: whoever asks the API at its own
 * address would go around the firewall. Throws a `Refusal` (403). Two secrets are accepted, so that one can take the other's
 * place.
 */
export function throughSite(): Middleware {
  let accepted: readonly Buffer[] | undefined
  return {
    before({ event }) {
      accepted ??= environment('originSecrets').split(' ').map(digest)
      const told = digest(event.headers[ORIGIN_HEADER] ?? '')
      if (!accepted.some(one => timingSafeEqual(one, told))) throw new Refusal('kernel.notAllowed')
    },
  }
}
