import type { Pool } from './session.ts'

/** What the user pool answered: its members, or the error's name (`__type`) and text. */
export type PoolAnswer = Readonly<Record<string, unknown>> & {
  readonly Session?: string
  readonly AuthenticationResult?: {
    readonly IdToken?: string
    readonly AccessToken?: string
    readonly RefreshToken?: string
  }
  readonly __type?: string
  readonly message?: string
}

/** Calls an action of the user pool as a page does, without a library and without credentials. */
export async function poolCall(pool: Pool, action: string, input: object): Promise<PoolAnswer> {
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
