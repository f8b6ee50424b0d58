import { hasAdmin } from '#functions/identity/accounts/person-store.ts'
import { commit, emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { shownCode } from '#shared/identity/access-code.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { makeCode, replaceCode } from './access-code-store.ts'
import { DEPLOYMENT } from './issuer.ts'

/** A code for the first administrator, which ends one made so before; undefined where there is an administrator. */
export async function firstAdminCode(at: string): Promise<string | undefined> {
  if (await hasAdmin()) return undefined
  return retryOnConflict(async () => {
    const { letters, code } = makeCode({ role: 'admin' }, 'island', DEPLOYMENT, at)
    const audited = { deed: 'codesCreated', actorId: DEPLOYMENT, subjectId: 'island', role: 'admin' } as const
    const failed = await commit({
      writes: await replaceCode(DEPLOYMENT, code),
      emits: [emit(standingAudited, audited, at)],
    })
    return failed.size === 0 ? shownCode(letters) : undefined
  })
}
