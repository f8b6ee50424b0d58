import { type Actor, actorOf } from './actor.ts'
import type { HttpHandler } from './handler.ts'
import type { HttpEvent, Middleware } from './middleware.ts'
import { Refusal } from './refusal.ts'
import { pathOf } from './request.ts'

/** A request whose handler is found: who asks by their token, and what the path names. */
export type Routed = HttpEvent & {
  handler: HttpHandler
  actor: Actor
  path: Readonly<Record<string, string>>
}

/** Finds the handler by the gateway's word. Throws a `Refusal` where there is none, or the token does not do. */
export function routing(handlers: readonly HttpHandler[]): Middleware<Routed> {
  const byRouteKey = new Map(handlers.map(handler => [handler.route.on as string, handler]))
  return {
    before({ event }) {
      const handler = byRouteKey.get(event.routeKey)
      if (!handler) throw new Refusal('kernel.notFound')
      const actor = actorOf(handler.route, event.requestContext.authorizer?.jwt.claims)
      Object.assign(event, { handler, actor, path: pathOf(event) })
    },
  }
}
