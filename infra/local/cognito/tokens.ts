import { createHash, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { readable } from './attributes.ts'
import { lifetimes } from './client-properties.ts'
import { type Claims, signToken } from './jwt.ts'
import { issuer } from './names.ts'
import type { Client, Pool, Session, User } from './records.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import {
  API_SCOPE,
  action,
  findBearer,
  findClient,
  invalid,
  Metadata,
  notAuthorized,
  type World,
} from './world.ts'

/** Why tokens are made: the second half of PreTokenGeneration's trigger source. */
export type Reason = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens' | 'HostedAuth'

/** Claims that a PreTokenGeneration function cannot touch. */
const FIXED = new Set([
  ...['acr', 'amr', 'at_hash', 'aud', 'auth_time', 'azp', 'cognito:username', 'exp', 'iat', 'identities'],
  ...['iss', 'jti', 'nbf', 'nonce', 'origin_jti', 'sub', 'token_use'],
])

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

function idClaims(client: Client, user: User): Claims {
  const attributes = Object.entries(readable(client, user)).map(([name, value]) => [
    name,
    name.endsWith('_verified') ? value === 'true' : value,
  ])
  const { identities } = user.attributes
  return {
    ...Object.fromEntries(attributes),
    'cognito:username': user.username,
    ...(identities && { identities: identitiesClaim(identities) }),
  }
}

/** As the tokens show them: every member a string. */
const identitiesClaim = (identities: string): Claims[] =>
  (JSON.parse(identities) as Claims[]).map(({ primary, dateCreated, ...rest }) => ({
    ...rest,
    primary: String(primary),
    dateCreated: String(dateCreated),
  }))

async function signTokens(
  world: World,
  at: { pool: Pool; client: Client; user: User; session: Session },
  reason: Reason,
  metadata: Metadata,
) {
  const { pool, client, user, session } = at
  const { claimsOverrideDetails } = await trigger(world, pool, 'PreTokenGeneration', {
    source: reason,
    clientId: client.id,
    username: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
      ...(metadata && { clientMetadata: metadata }),
    },
  })
  const added = Object.entries(claimsOverrideDetails?.claimsToAddOrOverride ?? {})
  const suppressed = new Set(claimsOverrideDetails?.claimsToSuppress)
  const groups = claimsOverrideDetails?.groupOverrideDetails?.groupsToOverride
  const personal = Object.entries(idClaims(client, user)).filter(
    ([name]) => FIXED.has(name) || !suppressed.has(name),
  )
  const iat = seconds(world.now())
  const { id, access } = lifetimes(client.properties)
  const common = {
    sub: user.sub,
    iss: issuer(pool.id),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: seconds(session.authTime),
    iat,
    ...(groups && { 'cognito:groups': groups }),
  }
  return {
    AccessToken: signToken(
      {
        ...common,
        client_id: client.id,
        token_use: 'access',
        scope: session.scope ?? API_SCOPE,
        exp: iat + access,
        jti: randomUUID(),
        username: user.username,
      },
      pool.keys.access,
    ),
    IdToken: signToken(
      {
        ...Object.fromEntries(personal),
        ...Object.fromEntries(added.filter(([name]) => !FIXED.has(name))),
        ...common,
        aud: client.id,
        token_use: 'id',
        exp: iat + id,
        jti: randomUUID(),
      },
      pool.keys.id,
    ),
    ExpiresIn: access,
    TokenType: 'Bearer',
  }
}

/** A new session of someone who has just proved who they are. */
export async function issueTokens(
  world: World,
  { pool, client, user }: { pool: Pool; client: Client; user: User },
  reason: Reason,
  metadata: Metadata,
  scope?: string,
) {
  const now = world.now()
  const session: Session = {
    originJti: randomUUID(),
    poolId: pool.id,
    clientId: client.id,
    username: user.username,
    authTime: now,
    scope,
    expiresAt: now + lifetimes(client.properties).refresh * 1000,
  }
  const tokens = await signTokens(world, { pool, client, user, session }, reason, metadata)
  const refreshToken = randomBytes(96).toString('base64url')
  world.store.addSession(session, hashOf(refreshToken), now)
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} }
}

/** New tokens for a session that still lives; the refresh token stays the same. */
export async function refresh(world: World, clientId: string, token: string, metadata: Metadata) {
  const { pool, client } = findClient(world, clientId)
  const session = world.store.session(hashOf(token))
  if (!session || session.clientId !== clientId) throw notAuthorized('Invalid Refresh Token')
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (session.expiresAt <= world.now()) throw notAuthorized('Refresh Token has expired')
  const user = world.store.user(pool.id, session.username)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  if (!user.enabled) throw notAuthorized('User is disabled.')
  const tokens = await signTokens(world, { pool, client, user, session }, 'RefreshTokens', metadata)
  return { AuthenticationResult: tokens, ChallengeParameters: {} }
}

export const getTokensFromRefreshToken = action(
  z.object({ ClientId: z.string(), RefreshToken: z.string(), ClientMetadata: Metadata }),
  async (world, { ClientId, RefreshToken, ClientMetadata }) => {
    const { AuthenticationResult } = await refresh(world, ClientId, RefreshToken, ClientMetadata)
    return { AuthenticationResult }
  },
)

export const revokeToken = action(
  z.object({ ClientId: z.string(), Token: z.string() }),
  async (world, { ClientId, Token }) => {
    findClient(world, ClientId)
    const session = world.store.session(hashOf(Token))
    if (session && session.clientId !== ClientId) throw invalid('Invalid token for the client')
    if (session) world.store.revoke(session.originJti)
    return {}
  },
)

export const globalSignOut = action(z.object({ AccessToken: z.string() }), async (world, { AccessToken }) => {
  world.store.revokeAll(findBearer(world, AccessToken).user)
  return {}
})
