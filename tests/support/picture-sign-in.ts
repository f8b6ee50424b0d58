import { type PoolAnswer, poolCall } from './pool-call.ts'
import type { Pool } from './session.ts'

/** What the pool answered: tokens, or the error's name and text. */
export interface PictureSignIn {
  readonly idToken?: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly error?: string
}

/** Signs in as the page does, without its library: any number of children at once. */
export async function signInWithPictures(
  pool: Pool,
  username: string,
  answer: unknown,
): Promise<PictureSignIn> {
  const { userPoolClientId: ClientId } = pool
  const begun = await poolCall(pool, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: username },
  })
  if (!begun.Session) return { error: said(begun) }
  const done = await poolCall(pool, 'RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: begun.Session,
    ChallengeResponses: { USERNAME: username, ANSWER: JSON.stringify(answer) },
  })
  const { IdToken, AccessToken = '', RefreshToken = '' } = done.AuthenticationResult ?? {}
  return IdToken
    ? { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
    : { error: said(done) }
}

const said = ({ __type, message }: PoolAnswer) => `${__type}: ${message}`
