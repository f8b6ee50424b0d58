import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { AwsError } from '../service.ts'
import { findTarget, Target } from './admin.ts'
import { assertNotLocked, noteSignIn } from './attempts.ts'
import { type Parameters, parameter, takeChallenge } from './challenges.ts'
import { type Attempt, signedIn } from './complete-sign-in.ts'
import type { Pool, User } from './records.ts'
import { base32, fromBase32, stepOfCode } from './totp.ts'
import { action, findBearer, incorrect, invalid, saveUser, type World } from './world.ts'

const SECRET_BYTES = 32
const mismatch = (message: string) => new AwsError('CodeMismatchException', message)

function assertOffered({ properties }: Pool): void {
  if (properties.MfaConfiguration === 'OFF' || !properties.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'))
    throw new AwsError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    )
}

/** A new secret; the one before holds until this one is proven. */
export const associateSoftwareToken = action(
  z.object({ AccessToken: z.string() }),
  async (world, { AccessToken }) => {
    const { pool, user } = findBearer(world, AccessToken)
    assertOffered(pool)
    const SecretCode = base32(randomBytes(SECRET_BYTES))
    saveUser(world, pool, { ...user, pendingToken: SecretCode })
    return { SecretCode }
  },
)

export const verifySoftwareToken = action(
  z.object({ AccessToken: z.string(), UserCode: z.string() }),
  async (world, { AccessToken, UserCode }) => {
    const { pool, user } = findBearer(world, AccessToken)
    assertOffered(pool)
    const { pendingToken: secret, ...kept } = user
    if (!secret) throw invalid('Invalid session for the user, no software token was associated.')
    assertNotLocked(world, user)
    const step = stepOfCode(fromBase32(secret), UserCode, world.now())
    noteSignIn(world, user, step !== undefined)
    if (step === undefined) throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch')
    saveUser(world, pool, { ...kept, softwareToken: { secret, lastStep: step } })
    return { Status: 'SUCCESS' }
  },
)

const Settings = z.optional(
  z.object({ Enabled: z._default(z.boolean(), false), PreferredMfa: z._default(z.boolean(), false) }),
)

function prefer(world: World, pool: Pool, user: User, settings: z.output<typeof Settings>): void {
  if (!settings) return
  if (settings.Enabled && !user.softwareToken) throw invalid('User has not verified software token mfa')
  saveUser(world, pool, { ...user, mfa: settings.Enabled })
}

export const setUserMfaPreference = action(
  z.object({ AccessToken: z.string(), SoftwareTokenMfaSettings: Settings }),
  async (world, { AccessToken, SoftwareTokenMfaSettings }) => {
    const { pool, user } = findBearer(world, AccessToken)
    prefer(world, pool, user, SoftwareTokenMfaSettings)
    return {}
  },
)

export const adminSetUserMfaPreference = action(
  z.object({ ...Target, SoftwareTokenMfaSettings: Settings }),
  async (world, { SoftwareTokenMfaSettings, ...target }) => {
    const { pool, user } = findTarget(world, target)
    prefer(world, pool, user, SoftwareTokenMfaSettings)
    return {}
  },
)

/** The six digits that whoever knows the password is asked for. Wrong ones count as wrong passwords do; the session stays. */
export async function answerSoftwareToken(
  world: World,
  attempt: Attempt,
  session: string,
  responses: Parameters,
): Promise<unknown> {
  const { pool, client } = attempt
  const code = parameter(responses, 'SOFTWARE_TOKEN_MFA_CODE')
  const challenge = takeChallenge(world, client.id, 'SOFTWARE_TOKEN_MFA', session)
  const user = world.store.user(pool.id, challenge.username)
  if (!user?.softwareToken) throw incorrect()
  assertNotLocked(world, user)
  const { secret, lastStep } = user.softwareToken
  const step = stepOfCode(fromBase32(secret), code, world.now())
  noteSignIn(world, user, step !== undefined)
  if (step === undefined || step <= lastStep) {
    world.store.addChallenge(session, challenge.until, challenge, world.now())
    throw step === undefined
      ? mismatch('Invalid code received for user')
      : new AwsError('ExpiredCodeException', 'Your software token has already been used once.')
  }
  const changed = saveUser(world, pool, { ...user, softwareToken: { secret, lastStep: step } })
  return signedIn(world, attempt, changed, challenge.reason)
}
