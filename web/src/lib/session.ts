import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { Role } from '#shared/kernel/standing.ts'
import { clearLocalData } from './local-data.ts'
import { runtimeConfig } from './runtime-config.ts'

export interface Person {
  readonly personId: string
  readonly email: string
  /** As the token says: for menus and screens. The server asks the stored standing itself. */
  readonly roles: readonly Role[]
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly person: Person }

/** Why a sign-in failed, as far as the person can act on it. */
export type SignInFailure = 'wrongCredentials' | 'tooManyTries' | 'unreachable' | 'unknownPerson'

const Claims = z.object({ sub: z.string(), email: z.optional(z.string()), roles: z.optional(z.string()) })

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** The library is large and the landing page does without: it is loaded and configured when first needed. */
let pending: Promise<typeof import('aws-amplify/auth')> | undefined
function auth(): Promise<typeof import('aws-amplify/auth')> {
  pending ??= loadAuth().catch(error => {
    pending = undefined
    throw error
  })
  return pending
}

async function loadAuth() {
  const [config, { Amplify }, { Hub }, authModule] = await Promise.all([
    runtimeConfig(),
    import('aws-amplify'),
    import('aws-amplify/utils'),
    import('aws-amplify/auth'),
  ])
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  })
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') void readSession()
    if (payload.event === 'signedOut' || payload.event === 'tokenRefresh_failure')
      become({ status: 'signedOut' })
  })
  return authModule
}

/** Finds out who is signed in. Without an answer (no network, no session) nobody is. */
export async function readSession(): Promise<Session> {
  try {
    const { fetchAuthSession } = await auth()
    const { tokens } = await fetchAuthSession()
    become(sessionOf(tokens?.idToken?.payload))
  } catch {
    become({ status: 'signedOut' })
  }
  return session
}

/** The session that a token's claims make; `roles` travels as the text of a JSON array. */
export function sessionOf(payload: unknown): Session {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { status: 'signedOut' }
  const { sub: personId, email = '', roles = '[]' } = claims.data
  const held = z.array(Role).safeParse(parseJson(roles))
  // Whoever holds no role is treated as a student.
  return {
    status: 'signedIn',
    person: { personId, email, roles: held.success && held.data.length > 0 ? held.data : ['student'] },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Signs in with the secure remote password protocol: the password never leaves the page. */
export async function signIn(email: string, password: string): Promise<Session | SignInFailure> {
  try {
    const { signIn: begin, signOut: end } = await auth()
    // A half-ended earlier session would refuse a new one.
    await end().catch(() => undefined)
    const { isSignedIn } = await begin({
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    })
    if (!isSignedIn) return 'unknownPerson'
    const now = await readSession()
    return now.status === 'signedIn' ? now : 'unknownPerson'
  } catch (error) {
    return failureOf(error)
  }
}

/** What Cognito's error means to the person. An unknown account reads like a wrong password, on purpose. */
export function failureOf(error: unknown): SignInFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException') return 'tooManyTries'
  if (
    name === 'NotAuthorizedException' &&
    error instanceof Error &&
    /attempts exceeded/i.test(error.message)
  ) {
    return 'tooManyTries'
  }
  if (name === 'NotAuthorizedException' || name === 'UserNotFoundException') return 'wrongCredentials'
  return name === 'NetworkError' || error instanceof TypeError ? 'unreachable' : 'unknownPerson'
}

export async function signOut(): Promise<void> {
  const { signOut: end } = await auth()
  await end().catch(() => undefined)
  await clearLocalData()
  become({ status: 'signedOut' })
}

/** The ID token for the next call, refreshed by the library when it has ended (or when `fresh`). */
export async function bearer({ fresh = false } = {}): Promise<string | undefined> {
  const { fetchAuthSession } = await auth()
  const { tokens } = await fetchAuthSession({ forceRefresh: fresh })
  return tokens?.idToken?.toString()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as far as the page knows; `loading` until `readSession` has answered. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)
