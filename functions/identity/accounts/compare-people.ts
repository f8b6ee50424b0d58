import * as z from 'zod/mini'
import { DEPLOYMENT } from '#functions/identity/codes/issuer.ts'
import { identityTable } from '#functions/identity/table.ts'
import { schedule } from '#functions/platform/events/schedule.ts'
import { measure } from '#functions/platform/log.ts'
import { allUsers, getUser } from '#functions/platform/services/users.ts'
import { scanRows } from '#functions/platform/store/rows.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { removeAddress } from './address-store.ts'
import { accountAudited, profileWrites } from './lost-entry.ts'

const Profile = z.object({
  personId: z.string(),
  lostEntry: z.optional(z.string()),
  told: z.optional(z.boolean()),
})

/**
 * Finds who has a profile and no user in the pool any more: whoever deleted their account, or was deleted. Nothing of theirs
 * is gone; the school sees it in its lists, and opens the account again. Tells of those of whose standing nobody was told.
 */
export const handler = schedule(async at => {
  const missing = new Set<string>()
  let people = 0
  for await (const { personId, lostEntry, told } of scanRows(Profile, identityTable.rows.profile.sk)) {
    people++
    if (!told) await tellStanding(personId, at)
    if (lostEntry !== 'deleted') missing.add(personId)
  }
  // Afterwards: whoever signs up meanwhile is in neither, or in both.
  for await (const { personId } of allUsers()) missing.delete(personId)
  let lost = 0
  for (const personId of missing) if (await noteLost(personId, at)) lost++
  measure('compared', { people: [people, 'Count'], lost: [lost, 'Count'] })
})

/** Tells of a standing that was written before all were told of; whoever is gone meanwhile is not told of. */
const tellStanding = (personId: string, at: string) =>
  commit({
    writes: {
      profile: {
        row: key(identityTable, 'profile', { personId }),
        update: 'SET told = :yes',
        condition: 'attribute_exists(pk)',
        values: { ':yes': true },
      },
    },
    emits: [emit(standingChanged, { personId }, at)],
  })

/** Notes that somebody's user is gone; false where it is there after all, or the person was erased meanwhile. */
const noteLost = (personId: string, at: string): Promise<boolean> =>
  retryOnConflict(async () => {
    if (await getUser(personId)) return false
    const changed = await profileWrites(personId, ({ emailHash: _, ...account }) => ({
      ...account,
      lostEntry: 'deleted',
    }))
    if (!changed) return false
    const { emailHash } = changed.before.account
    const emits = [accountAudited('entryLost', DEPLOYMENT, changed.before, at)]
    const failed = await commit({
      // Whoever has the address may sign up with it again.
      writes: { ...changed.writes, ...(emailHash && { address: removeAddress(emailHash) }) },
      emits,
    })
    return failed.size === 0 || undefined
  })
