import { mirrorOf } from '#functions/identity/rules/identity.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { setUserAttributes } from '#functions/platform/services/users.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { readStanding } from './person-store.ts'

/** Mirrors the highest role, school and region into the user pool, from what is stored now: order does not matter. */
export const handler = subscriber(standingChanged, async ({ body: { personId } }) => {
  const standing = await readStanding(personId)
  if (standing) await setUserAttributes(personId, mirrorOf(standing))
})
