import { DEPLOYMENT } from '#functions/identity/codes/issuer.ts'
import { addressOfPerson } from '#functions/identity/rules/no-mail.ts'
import { type PoolUser, setUserEmail, usersByEmail } from '#functions/platform/services/users.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { addressGiven } from '#shared/identity/events.ts'
import { accountAudited, profileWrites } from './lost-entry.ts'

/** Who signs in with an address: whoever comes by Google with it stands in nobody's way. */
export const holdersOf = async (email: string): Promise<readonly PoolUser[]> =>
  (await usersByEmail(email)).filter(({ status }) => status !== 'EXTERNAL_PROVIDER')

/**
 * Takes an unproven address from the account that has it. The account keeps all its records and its open sessions; to sign in
 * anew it needs another address, which the school gives it. First the pool, so that the address is free when all is told;
 * done again it does the same.
 */
export async function giveWay(personId: string, at: string): Promise<void> {
  await setUserEmail(personId, addressOfPerson(personId))
  await retryOnConflict(async () => {
    const changed = await profileWrites(personId, ({ emailHash: _, ...account }) => ({
      ...account,
      // Pictures open it as before.
      ...(!account.hasPictures && { lostEntry: 'addressGiven' as const }),
    }))
    // A half-made sign-up has no profile.
    if (!changed) return 'done'
    const emits = [
      accountAudited('entryLost', DEPLOYMENT, changed.before, at),
      emit(addressGiven, { personId }, at),
    ]
    const failed = await commit({ writes: changed.writes, emits })
    return failed.size === 0 ? 'done' : undefined
  })
}
