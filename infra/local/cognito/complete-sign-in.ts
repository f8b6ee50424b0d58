import { AwsError } from '../service.ts'
import { endOf, openChallenge } from './challenges.ts'
import type { Client, Pool, User } from './records.ts'
import { issueTokens, type Reason } from './tokens.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import { type Metadata, notAuthorized, type World } from './world.ts'

/** One attempt to sign in. */
export interface Attempt {
  readonly pool: Pool
  readonly client: Client
  readonly metadata: Metadata
}

/** The last step of every sign-in: what the account's state still asks for, or tokens. */
export async function completeSignIn(
  world: World,
  attempt: Attempt,
  user: User,
  reason: Reason = 'Authentication',
): Promise<unknown> {
  if (!user.enabled) throw notAuthorized('User is disabled.')
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(world, attempt, user)
  if (user.mfa && user.softwareToken) return askSoftwareToken(world, attempt, user, reason)
  return signedIn(world, attempt, user, reason)
}

/** Whoever has answered everything: tokens. */
export async function signedIn(
  world: World,
  { pool, client, metadata }: Attempt,
  user: User,
  reason: Reason,
): Promise<unknown> {
  await trigger(world, pool, 'PostAuthentication', {
    source: 'Authentication',
    clientId: client.id,
    username: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      newDeviceUsed: false,
      ...(metadata && { clientMetadata: metadata }),
    },
  })
  return issueTokens(world, { pool, client, user }, reason, metadata)
}

function askNewPassword(world: World, { pool, client }: Attempt, user: User) {
  const { TemporaryPasswordValidityDays: days } = pool.properties.Policies.PasswordPolicy
  if (world.now() > user.passwordSetAt + days * 86_400_000)
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.')
  const Session = openChallenge(world, client, {
    name: 'NEW_PASSWORD_REQUIRED',
    clientId: client.id,
    username: user.username,
  })
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  }
}

function askSoftwareToken(world: World, { client }: Attempt, user: User, reason: Reason) {
  const Session = openChallenge(world, client, {
    ...{ name: 'SOFTWARE_TOKEN_MFA', clientId: client.id, username: user.username, reason },
    until: endOf(world, client),
  })
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
  }
}
