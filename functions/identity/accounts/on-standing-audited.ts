import { revokeIssued } from '#functions/identity/codes/issuer.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { getUser, signOutUser } from '#functions/platform/services/users.ts'
import { standingAudited } from '#shared/identity/events.ts'

/** Deeds after which someone signs in anew: a role that their token names is gone, or others know their pictures. */
const SIGN_OUT: readonly string[] = ['roleEnded', 'picturesSet']

/**
 * Ends the sessions that were begun before, so that no refresh token outlasts what it was given for, and the open codes of
 * whoever lost a role.
 */
export const handler = subscriber(standingAudited, async ({ body: { deed, subjectId } }) => {
  if (deed === 'roleEnded') await revokeIssued(subjectId)
  if (SIGN_OUT.includes(deed) && (await getUser(subjectId))) await signOutUser(subjectId)
})
