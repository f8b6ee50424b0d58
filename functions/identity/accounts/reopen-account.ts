import { randomBytes } from 'node:crypto'
import { hashOfEmail } from '#functions/identity/rules/access-code.ts'
import { addressOfPerson } from '#functions/identity/rules/no-mail.ts'
import { isOf, mayReset, newPassword } from '#functions/identity/rules/password-reset.ts'
import { http } from '#functions/platform/http/http.ts'
import { PERSON_ATTRIBUTE } from '#functions/platform/services/person-attribute.ts'
import {
  createUser,
  getUser,
  setTemporaryPassword,
  setUserEmail,
  setUserPassword,
} from '#functions/platform/services/users.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { reopenAccount } from '#shared/identity/password-routes.ts'
import { putAddress } from './address-store.ts'
import { readForgetful } from './forgetful.ts'
import { accountAudited, profileWrites } from './lost-entry.ts'

/**
 * Not a command: its answer holds a password. The pool and the table share no transaction: first the user, who is bound to
 * the person by an attribute that only the platform writes, then the profile. Killed in between, asking again finds the
 * same user and goes on.
 */
export const handler = http(
  reopenAccount,
  async ({ actor, standing: who, path: { schoolId, personId }, body, at, refuse }) => {
    const found = await readForgetful(personId)
    if (!found || !isOf(found.forgetful, schoolId)) return refuse('identity.unknownPerson')
    const { account, forgetful } = found
    if (!mayReset(who, forgetful)) return refuse('identity.notYoursToReset')
    const { fullName, hasPictures = false } = account
    if (!body.email && !hasPictures) return refuse('identity.emailNeeded')
    const email = body.email ?? addressOfPerson(personId)
    const user = await getUser(personId)
    // Whoever asks again under the same address did not see the answer.
    const isAgain = user?.email === email && !user.emailVerified
    if (user && !account.lostEntry && !isAgain) return refuse('identity.hasEntry')

    const attributes = { name: fullName, [PERSON_ATTRIBUTE]: personId }
    const taken = user
      ? user.email !== email && !(await setUserEmail(personId, email))
      : !(await createUser(email, attributes))
    if (taken) return refuse('identity.emailTaken')
    const password = body.email ? newPassword() : randomBytes(32).toString('base64url')
    // A pool that waits for somebody's own password would not let them in by their pictures before.
    await (hasPictures ? setUserPassword : setTemporaryPassword)(personId, password)

    const made = await getUser(personId)
    const username = made?.username === personId ? undefined : made?.username
    await retryOnConflict(async () => {
      const emailHash = body.email ? hashOfEmail(body.email) : undefined
      const changed = await profileWrites(personId, ({ lostEntry: _, ...kept }) => ({
        ...kept,
        username,
        emailHash,
      }))
      if (!changed) return refuse('identity.unknownPerson')
      const emits = [
        accountAudited('accountReopened', actor.personId, changed.before, at),
        // The new user's attributes mirror nothing yet.
        emit(standingChanged, { personId }, at),
      ]
      const failed = await commit({
        writes: { ...changed.writes, ...(emailHash && { address: putAddress(emailHash, personId) }) },
        emits,
      })
      return failed.size === 0 || undefined
    })
    return body.email ? { wayIn: { fullName, email, password, temporary: !hasPictures } } : {}
  },
)
