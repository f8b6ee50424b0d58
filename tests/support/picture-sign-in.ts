import type { Pool } from './session.ts'

/** What the pool answered: tokens, or the error's name and text. */
export interface PictureSignIn {
  readonly idToken?: string
  readonly error?: string
}

/** Signs in as the page does, without its library: any number of children at once. */
export async function signInWithPictures(
  pool: Pool,
  username: string,
  answer: unknown,
): Promise<PictureSignIn> {
  const { userPoolClientId: ClientId } = pool
  const begun = await call(pool, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'CUSTOM_AUTH',
    AuthParameters: { USERNAME: username },
  })
  if (!begun.Session) return { error: said(begun) }
  const done = await call(pool, 'RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: begun.Session,
    ChallengeResponses: { USERNAME: username, ANSWER: JSON.stringify(answer) },
  })
  const { IdToken } = done.AuthenticationResult ?? {}
  return IdToken ? { idToken: IdToken } : { error: said(done) }
}

interface PoolAnswer {
  readonly Session?: string
  readonly AuthenticationResult?: { readonly IdToken?: string }
  readonly __type?: string
  readonly message?: string
}

const said = ({ __type, message }: PoolAnswer) => `${__type}: ${message}`

async function call(pool: Pool, action: string, input: object): Promise<PoolAnswer> {
  const [region] = pool.userPoolId.split('_')
  const response = await fetch(pool.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(input),
  })
  return response.json()
}
