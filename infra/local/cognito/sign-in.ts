import * as z from 'zod/mini'
import { assertNotLocked, noteSignIn } from './attempts.ts'
import { answerPasswordVerifier, openPasswordVerifier, type Parameters, parameter } from './challenges.ts'
import type { ClientProperties } from './client-properties.ts'
import { type Attempt, completeSignIn } from './complete-sign-in.ts'
import { advance, answerCustomChallenge } from './custom-sign-in.ts'
import { answerNewPassword } from './new-password.ts'
import { isPassword } from './passwords.ts'
import type { Client, User } from './records.ts'
import { answerSoftwareToken } from './software-token.ts'
import { refresh } from './tokens.ts'
import { attributesForTrigger, trigger } from './triggers.ts'
import {
  action,
  findClient,
  findUser,
  incorrect,
  invalid,
  Metadata,
  userNotFound,
  type World,
} from './world.ts'

type Start = Attempt & {
  readonly login: string
  readonly user: User | undefined
  readonly parameters: Parameters
}

const FLOWS: Readonly<
  Record<string, { allowed: ClientProperties['ExplicitAuthFlows'][number]; begin: typeof beginSrp }>
> = {
  USER_SRP_AUTH: { allowed: 'ALLOW_USER_SRP_AUTH', begin: beginSrp },
  USER_PASSWORD_AUTH: { allowed: 'ALLOW_USER_PASSWORD_AUTH', begin: beginPassword },
  CUSTOM_AUTH: { allowed: 'ALLOW_CUSTOM_AUTH', begin: beginCustom },
}

export const initiateAuth = action(
  z.object({
    AuthFlow: z.string(),
    ClientId: z.string(),
    AuthParameters: z._default(z.record(z.string(), z.string()), {}),
    ClientMetadata: Metadata,
  }),
  async (world, { AuthFlow, ClientId, AuthParameters: parameters, ClientMetadata: metadata }) => {
    const { pool, client } = findClient(world, ClientId)
    if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
      assertAllowed(client, 'ALLOW_REFRESH_TOKEN_AUTH', 'Auth flow not enabled for this client')
      return refresh(world, ClientId, parameter(parameters, 'REFRESH_TOKEN'), metadata)
    }
    const flow = FLOWS[AuthFlow]
    if (!flow) throw invalid(`${AuthFlow} is not enabled for the client.`)
    assertAllowed(
      client,
      flow.allowed,
      AuthFlow === 'USER_PASSWORD_AUTH'
        ? 'USER_PASSWORD_AUTH flow not enabled for this client'
        : `${AuthFlow} is not enabled for the client.`,
    )
    const login = parameter(parameters, 'USERNAME')
    const user = findUser(world, pool, login)
    const hidden = client.properties.PreventUserExistenceErrors === 'ENABLED'
    if (!user && !hidden) throw userNotFound()
    await trigger(world, pool, 'PreAuthentication', {
      source: 'Authentication',
      clientId: client.id,
      username: user?.username ?? login,
      request: {
        userAttributes: user ? attributesForTrigger(user) : {},
        validationData: metadata ?? null,
        ...(hidden && { userNotFound: !user }),
      },
    })
    // ClientMetadata of this call is validation data: the later triggers never see it.
    return flow.begin(world, { pool, client, login, user, parameters, metadata: undefined })
  },
)

export const respondToAuthChallenge = action(
  z.object({
    ChallengeName: z.string(),
    ClientId: z.string(),
    ChallengeResponses: z._default(z.record(z.string(), z.string()), {}),
    Session: z.optional(z.nullable(z.string())),
    ClientMetadata: Metadata,
  }),
  async (
    world,
    { ChallengeName, ClientId, ChallengeResponses: responses, Session, ClientMetadata: metadata },
  ) => {
    const attempt = { ...findClient(world, ClientId), metadata }
    switch (ChallengeName) {
      case 'PASSWORD_VERIFIER':
        return verifyPassword(world, attempt, responses)
      case 'NEW_PASSWORD_REQUIRED':
        return answerNewPassword(world, attempt, Session ?? '', responses)
      case 'SOFTWARE_TOKEN_MFA':
        return answerSoftwareToken(world, attempt, Session ?? '', responses)
      case 'CUSTOM_CHALLENGE':
        return answerCustomChallenge(world, attempt, Session ?? '', responses)
      default:
        throw invalid(`${ChallengeName} is not a challenge of this user pool`)
    }
  },
)

function assertAllowed(client: Client, flow: ClientProperties['ExplicitAuthFlows'][number], message: string) {
  if (!client.properties.ExplicitAuthFlows.includes(flow)) throw invalid(message)
}

async function beginSrp(world: World, start: Start): Promise<unknown> {
  if (start.user) assertNotLocked(world, start.user)
  return openPasswordVerifier(world, { ...start, clientValue: parameter(start.parameters, 'SRP_A') })
}

async function beginPassword(world: World, { user, parameters, ...attempt }: Start): Promise<unknown> {
  const password = parameter(parameters, 'PASSWORD')
  if (!user) throw incorrect()
  assertNotLocked(world, user)
  const right = isPassword(attempt.pool, user, password)
  noteSignIn(world, user, right)
  if (!right) throw incorrect()
  return completeSignIn(world, attempt, user)
}

async function beginCustom(world: World, { user, login, parameters, ...attempt }: Start): Promise<unknown> {
  const clientValue = parameters.CHALLENGE_NAME === 'SRP_A' ? parameter(parameters, 'SRP_A') : undefined
  const rounds = clientValue ? [{ challengeName: 'SRP_A', challengeResult: true }] : []
  return advance(world, attempt, { username: user?.username ?? login, user }, rounds, clientValue)
}

async function verifyPassword(world: World, attempt: Attempt, responses: Parameters): Promise<unknown> {
  const { challenge, right } = answerPasswordVerifier(world, attempt.pool, attempt.client.id, responses)
  const user = world.store.user(attempt.pool.id, challenge.username)
  if (!user) throw incorrect()
  assertNotLocked(world, user)
  noteSignIn(world, user, right)
  if (!right) throw incorrect()
  if (!challenge.rounds) return completeSignIn(world, attempt, user)
  const round = { challengeName: 'PASSWORD_VERIFIER', challengeResult: true }
  return advance(world, attempt, { username: user.username, user }, [...challenge.rounds, round])
}
