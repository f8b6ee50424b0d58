import { now } from '#functions/platform/clock.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { Actor } from './actor.ts'
import type { Middleware } from './middleware.ts'
import type { Routed } from './routing.ts'

interface Entering {
  readonly route: RouteSpec
  readonly actor: Actor
  readonly path: Readonly<Record<string, string>>
  /** ISO 8601. */
  readonly at: string
  /** What the browser says of itself. */
  readonly agent: string | undefined
}

/**
 * Asks whether the actor's session goes on, and the stored standing whether they reach what the path names. Gives that
 * standing, undefined where they are known to nobody and the route reaches no further than oneself; throws a `Refusal`.
 */
export type Admission = (entering: Entering) => Promise<PersonStanding | undefined>

/** A request that is admitted: by the actor's session and stored standing, where the route is not public. */
export type Admitted = Routed & { standing: PersonStanding | undefined }

/** Whoever may not ask is told so before anything is said about what they sent. */
export const admitting = (admit: Admission | undefined): Middleware<Admitted> => ({
  async before({ event }) {
    const { actor, path, requestContext } = event
    const { route } = event.handler
    if (route.may.scope === 'public') return
    if (!admit) throw new Error(`${route.name} is not public, but this function cannot read standings`)
    const entering = { route, actor, path, at: now(), agent: requestContext.http?.userAgent }
    event.standing = await admit(entering)
  },
})
