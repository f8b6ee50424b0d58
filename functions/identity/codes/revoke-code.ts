import { readPlace } from '#functions/identity/accounts/school-store.ts'
import { mayRevoke, shownCodeRow, stateOf } from '#functions/identity/rules/access-code.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { revokeCode } from '#shared/identity/access-code-routes.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { findCode, putCode, readCode } from './access-code-store.ts'

/** A sign-up that holds the code comes to nothing, and is swept. */
export const handler = command(
  revokeCode,
  async ({ actor, standing: person, path: { place, codeId }, at, refuse, commit }) => {
    const [where, found] = await Promise.all([readPlace(place), findCode(place, codeId)])
    return retryOnConflict(async () => {
      const code = found && (await readCode(found.hash))
      if (!code) return refuse('identity.notOpen')
      if (!where || !mayRevoke(person, code.role, where.standing)) return refuse('identity.notYoursToGive')
      if (stateOf(code, at) !== 'open') return refuse('identity.notOpen')
      const revoked = { ...code, state: 'revoked' } as const
      const reply = shownCodeRow(revoked, at)
      const { role, schoolId, region } = code
      const audited = {
        deed: 'codeRevoked',
        actorId: actor.personId,
        subjectId: codeId,
        role,
        schoolId,
        region,
      } as const
      const failed = await commit({
        reply,
        writes: { code: putCode(revoked) },
        emits: [emit(standingAudited, audited, at)],
      })
      return failed.size === 0 ? reply : undefined
    })
  },
  async ({ path: { place, codeId }, at, refuse }) => {
    const found = await findCode(place, codeId)
    const code = found && (await readCode(found.hash))
    return code ? shownCodeRow(code, at) : refuse('kernel.notFound')
  },
)
