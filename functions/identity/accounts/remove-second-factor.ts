import { mayRemoveFactor } from '#functions/identity/rules/second-factor.ts'
import { http } from '#functions/platform/http/http.ts'
import { setSecondFactor } from '#functions/platform/services/users.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { secondFactorRemoved, standingAudited } from '#shared/identity/events.ts'
import { removeSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { putPersonStanding, readStandingRow } from './person-store.ts'
import { readPlace } from './school-store.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/** The standing and the audit before the pool: no factor is taken that the audit does not know of. */
export const handler = http(
  removeSecondFactor,
  async ({ actor, standing: who, path: { place, personId }, at, refuse }) => {
    await retryOnConflict(async () => {
      const [where, found] = await Promise.all([readPlace(place), readStandingRow(personId)])
      if (!where || !found) return refuse('identity.unknownPerson')
      const { secondFactorSince, ...standing } = found.standing
      const { schoolId, region } = standing
      const school = schoolId ? await readPlace(placeAt('school', schoolId)) : undefined
      if (!mayRemoveFactor(who, standing, where.standing, school?.standing))
        return refuse('identity.notYoursToReset')
      const deed = { deed: 'secondFactorRemoved', actorId: actor.personId, subjectId: personId } as const
      const failed = await commit({
        writes: { person: putPersonStanding(standing, found.version) },
        emits: [
          emit(standingAudited, { ...deed, schoolId, region }, at),
          // Done again, or of who never had one: nobody is told of what did not happen.
          ...(secondFactorSince ? [emit(secondFactorRemoved, { personId }, at)] : []),
        ],
      })
      return failed.size === 0 || undefined
    })
    await setSecondFactor(personId, false)
    await signOutEverywhere(personId, at)
    return {}
  },
)
