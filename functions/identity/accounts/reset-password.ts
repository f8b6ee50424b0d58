import { isOfChild } from '#functions/identity/rules/no-mail.ts'
import { isOf, mayReset, newPassword } from '#functions/identity/rules/password-reset.ts'
import { http } from '#functions/platform/http/http.ts'
import { getUser, setTemporaryPassword, setUserPassword } from '#functions/platform/services/users.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { resetPassword } from '#shared/identity/password-routes.ts'
import { readForgetful } from './forgetful.ts'
import { readStanding } from './person-store.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Not a command: its answer must not be stored, for it holds a password. Sent again it sets another. The audit comes
 * first: killed in between, it tells of a password that was not set, never the other way round.
 */
export const handler = http(resetPassword, async ({ actor, path: { schoolId, personId }, at, refuse }) => {
  const [who, found] = await Promise.all([readStanding(actor.personId), readForgetful(personId)])
  if (!who || !found || !isOf(found.forgetful, schoolId)) return refuse('identity.unknownPerson')
  const { account, forgetful } = found
  if (!mayReset(who, forgetful)) return refuse('identity.notYoursToReset')
  const user = await getUser(personId)
  if (!user?.email || user.status === 'EXTERNAL_PROVIDER' || isOfChild(user.email))
    return refuse('identity.noPassword')
  if (user.emailVerified) return refuse('identity.emailProven')

  const { region } = forgetful.school ?? {}
  const audited = { deed: 'passwordReset', actorId: actor.personId, subjectId: personId } as const
  await commit({ writes: {}, emits: [emit(standingAudited, { ...audited, schoolId, region }, at)] })
  const password = newPassword()
  // A pool that waits for somebody's own password would not let them in by their pictures before.
  const temporary = !account.hasPictures
  await (temporary ? setTemporaryPassword : setUserPassword)(personId, password)
  await signOutEverywhere(personId, at)
  return { fullName: account.fullName, email: user.email, password, temporary }
})
