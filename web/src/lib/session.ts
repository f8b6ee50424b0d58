import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { Grade, Language } from '#shared/kernel/school.ts'
import { type Role, rolesOfClaim } from '#shared/kernel/standing.ts'
import {
  type EmailCodeFailure,
  emailCodeFailure,
  isPassing,
  ownPasswordFailure,
  type ResetFailure,
  resetFailure,
  type SignInFailure,
  type SignUpFailure,
  signInFailure,
  signUpFailure,
} from './auth-failures.ts'
import { auth } from './auth-library.ts'
import { CAME_BY_GOOGLE, clearLocalData } from './local-data.ts'
import { patiently } from './patience.ts'
import { runtimeConfig } from './runtime-config.ts'
import { recall } from './storage.ts'

/** As the token says: for menus and screens. The server asks the stored standing itself. */
export interface Person {
  readonly personId: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly fullName?: string | undefined
  readonly schoolId?: string | undefined
  readonly region?: string | undefined
  /** Whether the address is proven; until then it can be, and a forgotten password is the school's to reset. */
  readonly emailVerified?: boolean | undefined
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly person: Person }

const Claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  roles: z.optional(z.string()),
  name: z.optional(z.string()),
  schoolId: z.optional(z.string()),
  region: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
})

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

function become(next: Session): Session {
  session = next
  for (const listener of listeners) listener()
  return next
}

let listening = false

/** Other tabs sign in and out too, and a session may end by itself. */
function listenOnce({ Hub }: Awaited<ReturnType<typeof auth>>): void {
  if (listening) return
  listening = true
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn' || payload.event === 'tokenRefresh') void readSession()
    if (payload.event === 'signedOut') become({ status: 'signedOut' })
    // A crowd, or no connection, ends nobody's session: the tokens are kept, and asked for again.
    if (payload.event === 'tokenRefresh_failure' && !isPassing(payload.data.error))
      become({ status: 'signedOut' })
  })
}

/** Most come by a password, and need none of it. */
const google = () => import('./google.ts')

let googleFailure: SignUpFailure | undefined

/** Why the way back from Google ended without a session; told once. */
export function takeGoogleFailure(): SignUpFailure | undefined {
  const failure = googleFailure
  googleFailure = undefined
  return failure
}

/** Finds out who is signed in, also who has just come back from Google. Without an answer nobody is. */
export async function readSession({ fresh = false } = {}): Promise<Session> {
  try {
    const library = await auth()
    listenOnce(library)
    if (new URLSearchParams(location.search).has('state'))
      await google()
        .then(({ comeBackFromGoogle }) => comeBackFromGoogle())
        .catch(error => {
          googleFailure = signUpFailure(error)
        })
    const { tokens } = await patiently(() => library.fetchAuthSession({ forceRefresh: fresh }))
    return become(sessionOf(tokens?.idToken?.payload))
  } catch {
    return become({ status: 'signedOut' })
  }
}

/** The session that a token's claims make. */
export function sessionOf(payload: unknown): Session {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { status: 'signedOut' }
  const { sub, email = '', name, schoolId, region, email_verified } = claims.data
  const held = rolesOfClaim(claims.data.roles)
  // Whoever holds no role is treated as a student.
  const roles: readonly Role[] = held.length > 0 ? held : ['student']
  return {
    status: 'signedIn',
    person: { personId: sub, email, roles, fullName: name, schoolId, region, emailVerified: email_verified },
  }
}

/** A half-ended earlier session would refuse a new one. */
async function beginning() {
  const library = await auth()
  await library.signOut().catch(() => undefined)
  return library
}

/** Signs in with the secure remote password protocol: the password never leaves the page. */
async function beginWith(email: string, password: string) {
  const { signIn: begin, confirmSignIn } = await beginning()
  const options = { authFlowType: 'USER_SRP_AUTH' } as const
  const { isSignedIn, nextStep } = await patiently(() => begin({ username: email, password, options }))
  const asksForOwn = nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
  return { isSignedIn, asksForOwn, confirmSignIn }
}

/** Signs in; `ownPassword` where the school set this one, and one of their own must take its place. */
export async function signIn(
  email: string,
  password: string,
): Promise<Session | SignInFailure | 'ownPassword'> {
  try {
    const { isSignedIn, asksForOwn } = await beginWith(email, password)
    if (asksForOwn) return 'ownPassword'
    return isSignedIn ? await signedIn() : 'unknownPerson'
  } catch (error) {
    return signInFailure(error)
  }
}

/** Signs in with the password that the school set, and puts one's own in its place. */
export async function signInAnew(
  email: string,
  temporary: string,
  own: string,
): Promise<Session | SignInFailure | 'passwordRefused'> {
  try {
    // From the beginning: the pool waits three minutes for a password, which a child may need longer to choose.
    const { confirmSignIn } = await beginWith(email, temporary)
    const { isSignedIn } = await confirmSignIn({ challengeResponse: own })
    return isSignedIn ? await signedIn() : 'unknownPerson'
  } catch (error) {
    return ownPasswordFailure(error)
  }
}

async function signedIn(): Promise<Session | SignInFailure> {
  const now = await readSession()
  return now.status === 'signedIn' ? now : 'unknownPerson'
}

/** A pre-reader's way in: the class's code, who they are in it, and the three pictures that only they know. */
export async function signInWithPictures(
  classCode: string,
  studentId: string,
  pictures: readonly string[],
): Promise<Session | SignInFailure> {
  try {
    const { signIn: begin, confirmSignIn } = await beginning()
    await patiently(() => begin({ username: studentId, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }))
    const challengeResponse = JSON.stringify({ classCode, pictures })
    const { isSignedIn } = await confirmSignIn({ challengeResponse })
    // The pool may ask once more instead of refusing.
    return isSignedIn ? await signedIn() : 'wrongCredentials'
  } catch (error) {
    return signInFailure(error)
  }
}

/** What identity is told beside the account. It decides by the code alone; the rest is what the person chose. */
export interface SignUpMetadata {
  readonly accountType: Role
  readonly language: Language
  readonly code?: string | undefined
  readonly schoolId?: string | undefined
  readonly region?: string | undefined
  readonly grade?: Grade | undefined
}

interface NewAccount {
  readonly email: string
  readonly password: string
  readonly fullName: string
  readonly metadata: SignUpMetadata
}

/** Opens an account and signs in to it; `signedOut` where the account is made but the sign-in did not follow. */
export async function signUp(account: NewAccount): Promise<Session | SignUpFailure> {
  const { email, password, fullName, metadata } = account
  const told = Object.entries(metadata).filter((entry): entry is [string, string] => entry[1] !== undefined)
  try {
    const { signUp: open } = await beginning()
    const options = { userAttributes: { email, name: fullName }, clientMetadata: Object.fromEntries(told) }
    await patiently(() => open({ username: email, password, options }))
  } catch (error) {
    return signUpFailure(error)
  }
  const outcome = await signIn(email, password)
  return typeof outcome === 'string' ? { status: 'signedOut' } : outcome
}

/** Sends a code to a proven address; nothing comes back when it is on its way. */
export async function requestReset(email: string): Promise<ResetFailure | undefined> {
  try {
    const { resetPassword } = await auth()
    await resetPassword({ username: email })
    return undefined
  } catch (error) {
    return resetFailure(error)
  }
}

/** Sets a new password with that code. */
export async function confirmReset(
  email: string,
  code: string,
  newPassword: string,
): Promise<ResetFailure | undefined> {
  try {
    const { confirmResetPassword } = await auth()
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword })
    return undefined
  } catch (error) {
    return resetFailure(error)
  }
}

/** Sends a code to the signed-in person's address, to prove that it is theirs. */
export async function sendEmailCode(): Promise<EmailCodeFailure | undefined> {
  try {
    const { sendUserAttributeVerificationCode } = await auth()
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    return undefined
  } catch (error) {
    return emailCodeFailure(error)
  }
}

/** Proves the address with that code; the session then says so. */
export async function confirmEmailCode(code: string): Promise<EmailCodeFailure | undefined> {
  try {
    const { confirmUserAttribute } = await auth()
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code })
    await readSession({ fresh: true })
    return undefined
  } catch (error) {
    return emailCodeFailure(error)
  }
}

/** Whether this deployment offers Google's button. */
export const googleOffered = async (): Promise<boolean> => (await runtimeConfig()).authDomain !== undefined

/** Leaves the page for Google, which returns to `/dashboard`; comes back only with the reason why it could not. */
export async function signInWithGoogle(): Promise<SignInFailure | undefined> {
  try {
    await beginning()
    const { goToGoogle } = await google()
    await goToGoogle()
    return undefined
  } catch (error) {
    return signInFailure(error)
  }
}

/** Signs out. Whoever came by Google leaves the page for a moment, so that the next person here is asked again. */
export async function signOut(): Promise<void> {
  const { signOut: end } = await auth()
  await end().catch(() => undefined)
  await clearLocalData()
  become({ status: 'signedOut' })
  if (recall(CAME_BY_GOOGLE)) await google().then(({ leaveGoogle }) => leaveGoogle())
}

/** The ID token for the next call, refreshed by the library when it has ended (or when `fresh`). */
export async function bearer({ fresh = false } = {}): Promise<string | undefined> {
  const { fetchAuthSession } = await auth()
  const { tokens } = await patiently(() => fetchAuthSession({ forceRefresh: fresh }))
  return tokens?.idToken?.toString()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as far as the page knows; `loading` until `readSession` has answered. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session)
