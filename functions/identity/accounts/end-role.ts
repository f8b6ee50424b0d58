import { holdsAt, mayRevokeRole, withoutRole } from '#functions/identity/rules/grant.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { standingAudited, standingChanged } from '#shared/identity/events.ts'
import { endRole } from '#shared/identity/routes.ts'
import { placeAt } from '#shared/kernel/place.ts'
import { personWrites, readPerson, removeAdmin } from './person-store.ts'
import { readPlace } from './school-store.ts'

/** From the next request on: every one that reaches beyond oneself asks the stored standing. */
export const handler = command(
  endRole,
  async ({ actor, standing: who, path: { place }, body, at, refuse, commit }) => {
    const { personId, role, reason, note } = body
    return retryOnConflict(async () => {
      const [where, person] = await Promise.all([readPlace(place), readPerson(personId)])
      if (!where || !mayRevokeRole(who, role, where.standing)) return refuse('identity.notYoursToGive')
      const { schoolId, region } = person?.standing ?? {}
      const school = schoolId ? await readPlace(placeAt('school', schoolId)) : undefined
      if (!person || !holdsAt(person.standing, role, where.standing, school?.standing))
        return refuse('identity.notHeld')
      const audited = { deed: 'roleEnded', actorId: actor.personId, subjectId: personId } as const
      const failed = await commit<string>({
        reply: {},
        writes: {
          ...personWrites({ ...person, standing: withoutRole(person.standing, role) }),
          ...(role === 'admin' && { admins: removeAdmin(personId) }),
        },
        emits: [
          emit(standingChanged, { personId }, at),
          emit(standingAudited, { ...audited, role, schoolId, region, reason, note }, at),
        ],
      })
      if (failed.has('admins')) return refuse('identity.lastAdmin')
      return failed.size === 0 ? {} : undefined
    })
  },
)
