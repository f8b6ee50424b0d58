import { signOutUser } from '#functions/platform/services/users.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { putPersonStanding, readStandingRow } from './person-store.ts'
import { endSessions } from './session-store.ts'

/**
 * Ends all of a person's sessions on their next request: those of before this instant by the standing, those of this second
 * by their rows. Last the pool, which gives no new tokens for them.
 */
export async function signOutEverywhere(personId: string, at: string): Promise<void> {
  await retryOnConflict(async () => {
    const found = await readStandingRow(personId)
    if (!found) return 'nobody'
    const standing = { ...found.standing, signedOutAt: at }
    const failed = await commit({ writes: { person: putPersonStanding(standing, found.version) } })
    return failed.size === 0 ? 'done' : undefined
  })
  await endSessions(personId, at)
  await signOutUser(personId)
}
