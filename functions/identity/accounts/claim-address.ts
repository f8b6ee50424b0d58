import { readCode } from '#functions/identity/codes/access-code-store.ts'
import { isStillGiven } from '#functions/identity/codes/issuer.ts'
import { hashOfCode, hashOfEmail, stateOf } from '#functions/identity/rules/access-code.ts'
import { granted, isProof } from '#functions/identity/rules/address-claim.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { claimAddress } from '#shared/identity/address-routes.ts'
import { putClaim, readClaim, removeAddress } from './address-store.ts'
import { giveWay, holdersOf } from './give-way.ts'
import { countTry } from './tries-store.ts'

/**
 * Not a command: its answer is a ticket. A try is counted before it is made. First the account that stands in the way gives
 * way, then the ticket is written: killed in between, the same proof goes on from there.
 */
export const handler = http(claimAddress, async ({ body: { email, by }, at, refuse }) => {
  const emailHash = hashOfEmail(email)
  const counted = await countTry(`address-${emailHash}`, at)
  if (counted === 'locked') return refuse('kernel.tooManyRequests')
  const proven = 'proof' in by && isProof(await readClaim(emailHash), by.proof, at)
  if (!proven && !('code' in by && (await isMadeFor(emailHash, by.code, at))))
    return refuse('identity.proofInvalid')
  const holders = await holdersOf(email)
  if (holders.some(({ emailVerified }) => emailVerified)) return refuse('identity.emailProven')
  for (const { personId } of holders) await giveWay(personId, at)
  const ticket = await retryOnConflict(async () => {
    const good = granted(await readClaim(emailHash), proven, at)
    const failed = await commit({
      writes: {
        claim: putClaim(emailHash, good.claim, at),
        address: removeAddress(emailHash),
        tries: counted,
      },
    })
    // Somebody else's try in between stays counted.
    return failed.size === 0 || (failed.size === 1 && failed.has('tries')) ? good.ticket : undefined
  })
  return { ticket }
})

/** Whether a school made this code for whoever has this address, and would still. */
async function isMadeFor(emailHash: string, letters: string, at: string): Promise<boolean> {
  const code = await readCode(hashOfCode(letters))
  return code?.forEmail === emailHash && stateOf(code, at) === 'open' && (await isStillGiven(code))
}
