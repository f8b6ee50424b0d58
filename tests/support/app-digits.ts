import { setTimeout as wait } from 'node:timers/promises'
import { fromBase32, totp } from '#infra/local/cognito/totp.ts'

const STEP_MS = 30_000
/** What is typed and sent takes less. */
const SOON_MS = 5000

/** The digits that an authenticator app shows, each good once; `steps` of half a minute from now. */
export const digits = (secret: string, steps = 0): string =>
  totp(fromBase32(secret), Date.now() + steps * STEP_MS)

/** Those of the step before, while they are good for a while yet: they leave the present ones for what comes after. */
export async function digitsBefore(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (left < SOON_MS) await wait(left)
  return digits(secret, -1)
}
