import { fromBase32, totp } from '#infra/local/cognito/totp.ts'
import { door } from '#tests/journeys/house.ts'
import type { SignedIn } from './person.ts'
import { poolCall } from './pool-call.ts'

/** The digits that an authenticator app shows; `steps` of half a minute from now. */
export const digits = (secret: string, steps = 0): string =>
  totp(fromBase32(secret), Date.now() + steps * 30_000)

/** Proves an app to the user pool, as the account dialog does; gives its secret. */
export async function provenApp({ accessToken: AccessToken }: SignedIn): Promise<string> {
  const { SecretCode } = await poolCall(door.config, 'AssociateSoftwareToken', { AccessToken })
  const secret = String(SecretCode)
  const proven = { AccessToken, UserCode: digits(secret, -1) }
  const { Status, message } = await poolCall(door.config, 'VerifySoftwareToken', proven)
  if (Status !== 'SUCCESS') throw new Error(message)
  return secret
}
