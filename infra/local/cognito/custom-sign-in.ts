import {
  openChallenge,
  openPasswordVerifier,
  type Parameters,
  parameter,
  type Round,
  takeChallenge,
} from './challenges.ts'
import { type Attempt, completeSignIn } from './complete-sign-in.ts'
import type { User } from './records.ts'
import { attributesForTrigger, functionOf, trigger } from './triggers.ts'
import { incorrect, invalid, type World } from './world.ts'

const occasion = ({ client, metadata }: Attempt, user: User, request: Readonly<Record<string, unknown>>) => ({
  source: 'Authentication',
  clientId: client.id,
  username: user.username,
  request: {
    userAttributes: attributesForTrigger(user),
    ...request,
    ...(metadata && { clientMetadata: metadata }),
  },
})

/** Asks the pool's functions what comes after the rounds so far: another challenge, tokens or a refusal. */
export async function advance(
  world: World,
  attempt: Attempt,
  user: User,
  rounds: readonly Round[],
  clientValue?: string,
): Promise<unknown> {
  const { pool, client } = attempt
  if (!functionOf(pool, 'DefineAuthChallenge')) throw invalid('Custom auth lambda trigger is not configured.')
  const next = await trigger(world, pool, 'DefineAuthChallenge', occasion(attempt, user, { session: rounds }))
  if (next.failAuthentication) throw incorrect()
  if (next.issueTokens) return completeSignIn(world, attempt, user)
  if (next.challengeName === 'PASSWORD_VERIFIER' && clientValue)
    return openPasswordVerifier(world, { pool, client, login: user.username, user, clientValue, rounds })
  if (next.challengeName !== 'CUSTOM_CHALLENGE') throw incorrect()
  const made = await trigger(
    world,
    pool,
    'CreateAuthChallenge',
    occasion(attempt, user, { challengeName: 'CUSTOM_CHALLENGE', session: rounds }),
  )
  const Session = openChallenge(world, client, {
    name: 'CUSTOM_CHALLENGE',
    clientId: client.id,
    username: user.username,
    rounds,
    private: made.privateChallengeParameters ?? {},
    ...(made.challengeMetadata !== null && { metadata: made.challengeMetadata }),
  })
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeParameters: { ...made.publicChallengeParameters, USERNAME: user.username },
  }
}

export async function answerCustomChallenge(
  world: World,
  attempt: Attempt,
  session: string,
  responses: Parameters,
): Promise<unknown> {
  const challengeAnswer = parameter(responses, 'ANSWER')
  const challenge = takeChallenge(world, attempt.client.id, 'CUSTOM_CHALLENGE', session)
  const user = world.store.user(attempt.pool.id, challenge.username)
  if (!user) throw incorrect()
  const { answerCorrect } = await trigger(
    world,
    attempt.pool,
    'VerifyAuthChallengeResponse',
    occasion(attempt, user, { privateChallengeParameters: challenge.private, challengeAnswer }),
  )
  const round: Round = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: answerCorrect === true,
    ...(challenge.metadata !== undefined && { challengeMetadata: challenge.metadata }),
  }
  return advance(world, attempt, user, [...challenge.rounds, round])
}
