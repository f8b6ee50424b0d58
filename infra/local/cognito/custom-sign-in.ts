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

/** Who signs in. Where the client hides whether there is such a user, the functions are asked about nobody too. */
interface Applicant {
  readonly username: string
  readonly user: User | undefined
}

const occasion = (
  { client, metadata }: Attempt,
  { username, user }: Applicant,
  request: Readonly<Record<string, unknown>>,
) => ({
  source: 'Authentication',
  clientId: client.id,
  username,
  request: {
    userAttributes: user ? attributesForTrigger(user) : {},
    ...request,
    ...(client.properties.PreventUserExistenceErrors === 'ENABLED' && { userNotFound: !user }),
    ...(metadata && { clientMetadata: metadata }),
  },
})

/** Asks the pool's functions what comes after the rounds so far: another challenge, tokens or a refusal. */
export async function advance(
  world: World,
  attempt: Attempt,
  applicant: Applicant,
  rounds: readonly Round[],
  clientValue?: string,
): Promise<unknown> {
  const { pool, client } = attempt
  const { username, user } = applicant
  if (!functionOf(pool, 'DefineAuthChallenge')) throw invalid('Custom auth lambda trigger is not configured.')
  const asked = occasion(attempt, applicant, { session: rounds })
  const next = await trigger(world, pool, 'DefineAuthChallenge', asked)
  if (next.failAuthentication || (next.issueTokens && !user)) throw incorrect()
  if (next.issueTokens && user) return completeSignIn(world, attempt, user)
  if (next.challengeName === 'PASSWORD_VERIFIER' && clientValue)
    return openPasswordVerifier(world, { pool, client, login: username, user, clientValue, rounds })
  if (next.challengeName !== 'CUSTOM_CHALLENGE') throw incorrect()
  const made = await trigger(
    world,
    pool,
    'CreateAuthChallenge',
    occasion(attempt, applicant, { challengeName: 'CUSTOM_CHALLENGE', session: rounds }),
  )
  const Session = openChallenge(world, client, {
    name: 'CUSTOM_CHALLENGE',
    clientId: client.id,
    username,
    rounds,
    private: made.privateChallengeParameters ?? {},
    ...(made.challengeMetadata !== null && { metadata: made.challengeMetadata }),
  })
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeParameters: { ...made.publicChallengeParameters, USERNAME: username },
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
  const { username } = challenge
  const applicant = { username, user: world.store.user(attempt.pool.id, username) }
  const { answerCorrect } = await trigger(
    world,
    attempt.pool,
    'VerifyAuthChallengeResponse',
    occasion(attempt, applicant, { privateChallengeParameters: challenge.private, challengeAnswer }),
  )
  const round: Round = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: answerCorrect === true,
    ...(challenge.metadata !== undefined && { challengeMetadata: challenge.metadata }),
  }
  return advance(world, attempt, applicant, [...challenge.rounds, round])
}
