import { subscriber } from '#functions/platform/subscriber.ts'
import { getUser, signOutUser } from '#functions/platform/users.ts'
import { standingAudited } from '#shared/identity/events.ts'

/** Whoever lost a role signs in anew, so that no token of theirs goes on saying it for longer than it lives. */
export const handler = subscriber(standingAudited, async ({ body: { deed, subjectId } }) => {
  if (deed === 'roleEnded' && (await getUser(subjectId))) await signOutUser(subjectId)
})
