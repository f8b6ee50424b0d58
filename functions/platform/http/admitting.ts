import type { RouteSpec } from '#shared/kernel/route.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { Actor } from './actor.ts'
import type { Middleware } from './middleware.ts'
import type { Routed } from './routing.ts'

/** Asks the stored standing whether the actor reaches what the path names, and gives it; throws a `Refusal` when not. */
export type Admission = (
  route: RouteSpec,
  actor: Actor,
  path: Readonly<Record<string, string>>,
) => Promise<PersonStanding>

/** A request that is admitted: by the actor's stored standing, where the route reaches beyond oneself. */
export type Admitted = Routed & { standing: PersonStanding | undefined }

/** Whoever may not ask is told so before anything is said about what they sent. */
export const admitting = (admit: Admission | undefined): Middleware<Admitted> => ({
  async before({ event }) {
    const { route } = event.handler
    if (route.may.scope === 'public' || route.may.scope === 'self') return
    if (!admit)
      throw new Error(`${route.name} reaches beyond oneself, but this function cannot read standings`)
    event.standing = await admit(route, event.actor, event.path)
  },
})
