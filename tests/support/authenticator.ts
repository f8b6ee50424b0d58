import { door } from '#tests/journeys/house.ts'
import { digitsBefore } from './app-digits.ts'
import type { SignedIn } from './person.ts'
import { poolCall } from './pool-call.ts'

/** Proves an app to the user pool, as the account dialog does; gives its secret. */
export async function provenApp({ accessToken: AccessToken }: SignedIn): Promise<string> {
  const { SecretCode } = await poolCall(door.config, 'AssociateSoftwareToken', { AccessToken })
  const secret = String(SecretCode)
  const proven = { AccessToken, UserCode: await digitsBefore(secret) }
  const { Status, message } = await poolCall(door.config, 'VerifySoftwareToken', proven)
  if (Status !== 'SUCCESS') throw new Error(message)
  return secret
}
