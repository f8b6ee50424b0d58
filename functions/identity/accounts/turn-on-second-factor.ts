import { http } from '#functions/platform/http/http.ts'
import { setSecondFactor } from '#functions/platform/services/users.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { turnOnSecondFactor } from '#shared/identity/second-factor-routes.ts'
import { putPersonStanding, readStandingRow } from './person-store.ts'

/** First the pool, which refuses where no app is proven; killed in between, asking again goes on. */
export const handler = http(turnOnSecondFactor, async ({ actor: { personId }, at, refuse }) => {
  if (!(await setSecondFactor(personId, true))) return refuse('identity.appUnproven')
  await retryOnConflict(async () => {
    const found = await readStandingRow(personId)
    if (!found) return refuse('kernel.notFound')
    const { schoolId, region, secondFactorSince } = found.standing
    if (secondFactorSince) return true
    const deed = { deed: 'secondFactorSet', actorId: personId, subjectId: personId } as const
    const failed = await commit({
      writes: { person: putPersonStanding({ ...found.standing, secondFactorSince: at }, found.version) },
      emits: [emit(standingAudited, { ...deed, schoolId, region }, at)],
    })
    return failed.size === 0 || undefined
  })
  return {}
})
