import * as z from 'zod/mini'
import { AddressClaim, NO_CLAIM } from '#functions/identity/rules/address-claim.ts'
import { identityTable } from '#functions/identity/table.ts'
import { expiryInSeconds } from '#functions/platform/clock.ts'
import { getRow, getRows } from '#functions/platform/store/rows.ts'
import { put, putVersion, remove, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'

// Who signed up with which address, by its hash: what the pool knows too, and its triggers cannot ask it.

const Address = z.object({ personId: z.string() })
const addressKey = (emailHash: string) => key(identityTable, 'address', { emailHash })
const claimKey = (emailHash: string) => key(identityTable, 'addressClaim', { emailHash })

export const putAddress = (emailHash: string, personId: string): Write =>
  put({ ...addressKey(emailHash), personId })

export const removeAddress = (emailHash: string): Write => remove(addressKey(emailHash))

/** Longer than an hour counts, or a ticket lasts. */
const RETENTION_SECONDS = 2 * 3600

export const readClaim = async (emailHash: string): Promise<AddressClaim> =>
  (await getRow(AddressClaim, claimKey(emailHash))) ?? NO_CLAIM

export const putClaim = (emailHash: string, claim: AddressClaim, at: string): Write =>
  putVersion(
    {
      ...claimKey(emailHash),
      ...claim,
      version: claim.version + 1,
      expiresAt: expiryInSeconds(at, RETENTION_SECONDS),
    },
    claim.version,
  )

/** Whether an address has an account, and what is known of a claim on it, in one read. */
export async function readAddress(emailHash: string): Promise<{ isTaken: boolean; claim: AddressClaim }> {
  const [address, claim] = await getRows(z.union([AddressClaim, Address]), [
    addressKey(emailHash),
    claimKey(emailHash),
  ])
  return { isTaken: address !== undefined, claim: claim && 'version' in claim ? claim : NO_CLAIM }
}
