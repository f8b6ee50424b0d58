import { hashOfEmail } from '#functions/identity/rules/access-code.ts'
import { mailed } from '#functions/identity/rules/address-claim.ts'
import { proofMail } from '#functions/identity/rules/proof-mail.ts'
import { http } from '#functions/platform/http/http.ts'
import { sendMail, sendsMail } from '#functions/platform/services/mail.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { proveAddress } from '#shared/identity/address-routes.ts'
import { putClaim, readClaim } from './address-store.ts'
import { holdersOf } from './give-way.ts'

/** Mail goes only where an account stands in the way that never proved the address: whoever did has the pool's own code. */
export const handler = http(proveAddress, async ({ body: { email, language }, at, refuse }) => {
  if (!sendsMail()) return refuse('identity.noMail')
  const [holder] = await holdersOf(email)
  if (!holder || holder.emailVerified) return {}
  const emailHash = hashOfEmail(email)
  const proof = await retryOnConflict(async () => {
    const sending = mailed(await readClaim(emailHash), at)
    if (!sending) return refuse('kernel.tooManyRequests')
    const failed = await commit({ writes: { claim: putClaim(emailHash, sending.claim, at) } })
    return failed.size === 0 ? sending.proof : undefined
  })
  await sendMail(email, proofMail(language, proof))
  return {}
})
