import { CognitoIdentityProviderClient, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { Amplify } from 'aws-amplify'
import { signIn as amplifySignIn, fetchAuthSession } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { LOCAL_REGION } from '#infra/local/service.ts'

/** Where people sign in, as the client's runtime configuration says it. */
export interface Pool {
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly userPoolEndpoint: string
}

interface Credentials {
  readonly email: string
  readonly password: string
}

export async function signUp(pool: Pool, { email, password, name }: Credentials & { name: string }) {
  // Whoever signs up has no AWS credentials yet.
  const cognito = new CognitoIdentityProviderClient({
    endpoint: pool.userPoolEndpoint,
    region: LOCAL_REGION,
    credentials: { accessKeyId: '', secretAccessKey: '' },
  })
  await cognito.send(
    new SignUpCommand({
      ClientId: pool.userPoolClientId,
      Username: email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: name },
      ],
    }),
  )
  cognito.destroy()
}

/** The browser's own library knows one person at a time, so sign-ins queue up. */
let turn: Promise<unknown> = Promise.resolve()

/** Signs in with the browser's own library (SRP). */
export function signIn(pool: Pool, credentials: Credentials): Promise<{ personId: string; idToken: string }> {
  const mine = turn.then(() => signInNow(pool, credentials))
  turn = mine.catch(() => {})
  return mine
}

async function signInNow(pool: Pool, { email, password }: Credentials) {
  const held = new Map<string, string>()
  Amplify.configure({ Auth: { Cognito: pool } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void held.set(key, value),
    getItem: async key => held.get(key) ?? null,
    removeItem: async key => void held.delete(key),
    clear: async () => held.clear(),
  })
  await amplifySignIn({ username: email, password })
  const { tokens } = await fetchAuthSession()
  if (!tokens?.idToken) throw new Error(`${email} got no ID token`)
  return { personId: String(tokens.idToken.payload.sub), idToken: tokens.idToken.toString() }
}
