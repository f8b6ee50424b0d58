import './native-integers.ts'
import { Amplify } from 'aws-amplify'
import {
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  signUp as amplifySignUp,
  confirmSignIn,
  fetchAuthSession,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'

// It warns at each sign-in that the endpoint is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Where people sign in, as `runtime-config.json` says it. */
export interface Pool {
  readonly userPoolId: string
  readonly userPoolClientId: string
  readonly sharedClientId: string
  readonly picturesClientId: string
  readonly userPoolEndpoint?: string | undefined
}

export interface Session {
  readonly personId: string
  readonly idToken: string
  readonly accessToken: string
  readonly refreshToken: string
  /** What the page's library keeps of it in the browser. */
  readonly kept: Readonly<Record<string, string>>
}

/** The browser's own library knows one person at a time, so sign-ins queue up. */
let turn: Promise<unknown> = Promise.resolve()

function inTurn<T>(pool: Pool, run: () => Promise<T>): Promise<T> {
  const mine = turn.then(() => {
    const { userPoolEndpoint, ...named } = pool
    Amplify.configure({ Auth: { Cognito: { ...named, ...(userPoolEndpoint && { userPoolEndpoint }) } } })
    return run()
  })
  turn = mine.catch(() => {})
  return mine
}

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly name: string
  /** What the page tells identity beside the account; a student in the first grade unless told. */
  readonly metadata?: Readonly<Record<string, string>>
}

/** Opens an account as the page does; gives the person's id. `attributes` go with the name, if the pool lets them. */
export const signUp = (pool: Pool, account: NewAccount, attributes: Readonly<Record<string, string>> = {}) =>
  inTurn(pool, async () => {
    const { email, password, name, metadata = { accountType: 'student', grade: '1' } } = account
    const options = { userAttributes: { email, name, ...attributes }, clientMetadata: metadata }
    const { userId } = await amplifySignUp({ username: email, password, options })
    return userId ?? ''
  })

const ASKS: readonly string[] = [
  'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
  'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
]

/** Signs in as the page does, by SRP, and lets go at once. `answer`: the new password or the app's digits, where asked. */
export const signIn = (pool: Pool, email: string, password: string, answer?: string): Promise<Session> =>
  inTurn(pool, async () => {
    const held = new Map<string, string>()
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      setItem: async (key, value) => void held.set(key, value),
      getItem: async key => held.get(key) ?? null,
      removeItem: async key => void held.delete(key),
      clear: async () => held.clear(),
    })
    const { nextStep } = await amplifySignIn({ username: email, password })
    if (answer && ASKS.includes(nextStep.signInStep)) await confirmSignIn({ challengeResponse: answer })
    const { tokens } = await fetchAuthSession()
    if (!tokens?.idToken) throw new Error(`${email} was given no ID token`)
    const kept = Object.fromEntries(held)
    const refreshToken = Object.entries(kept).find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? ''
    held.clear()
    await amplifySignOut()
    return {
      personId: String(tokens.idToken.payload.sub),
      idToken: tokens.idToken.toString(),
      accessToken: tokens.accessToken.toString(),
      refreshToken,
      kept,
    }
  })
