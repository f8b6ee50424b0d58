import { revokeIssued } from '#functions/identity/codes/issuer.ts'
import { tellOfLink } from '#functions/identity/families/tell-of-link.ts'
import { subscriber } from '#functions/platform/events/subscriber.ts'
import { getUser, signOutUser } from '#functions/platform/services/users.ts'
import { standingAudited } from '#shared/identity/events.ts'

/** Deeds after which someone signs in anew: a role that their token names is gone, or others know their pictures. */
const SIGN_OUT: readonly string[] = ['roleEnded', 'picturesSet']

/**
 * Ends the sessions that were begun before, so that no refresh token outlasts what it was given for, and the open codes of
 * whoever lost a role. Tells those around a child of a new link.
 */
export const handler = subscriber(standingAudited, async ({ at, body: { deed, actorId, subjectId } }) => {
  if (deed === 'childClaimed') await tellOfLink(subjectId, actorId, at)
  if (deed === 'roleEnded') await revokeIssued(subjectId)
  if (SIGN_OUT.includes(deed) && (await getUser(subjectId))) await signOutUser(subjectId)
})
