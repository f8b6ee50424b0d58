import { subscriber } from '#functions/platform/subscriber.ts'
import { setUserAttributes } from '#functions/platform/users.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { mirrorOf } from './identity.ts'
import { readStanding } from './identity-store.ts'

/** Mirrors the highest role, school and region into the user pool, from what is stored now: order does not matter. */
export const handler = subscriber(standingChanged, async ({ body: { personId } }) => {
  const standing = await readStanding(personId)
  if (standing) await setUserAttributes(personId, mirrorOf(standing))
})
