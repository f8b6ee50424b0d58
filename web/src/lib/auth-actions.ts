// The ways in, and what is done to one's own way in: the signed-in page loads them when they are asked for.
import type { PictureWord } from '#shared/identity/group.ts'
import { takeSeat } from '#shared/identity/picture-routes.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import type { SessionKind } from '#shared/kernel/session.ts'
import type { Role } from '#shared/kernel/standing.ts'
import {
  type EmailCodeFailure,
  emailCodeFailure,
  type GoogleFailure,
  googleFailure,
  ownPasswordFailure,
  type PasswordFailure,
  passwordFailure,
  type ResetFailure,
  resetFailure,
  type SignInFailure,
  type SignUpFailure,
  secondFactorFailure,
  signInFailure,
  signUpFailure,
} from './auth-failures.ts'
import { auth } from './auth-library.ts'
import { call } from './client.ts'
import { goToGoogle } from './google.ts'
import { retryThrottled } from './retry-throttled.ts'
import { runtimeConfig } from './runtime-config.ts'
import { readSession, type Session, takeGoogleError } from './session.ts'
import { comeInAs } from './session-kind.ts'
import { CLASS_DEVICE, keepShared, kindOfDevice } from './shared-device.ts'
import { keep, recall } from './storage.ts'

/** A half-ended earlier session would refuse a new one. */
async function beginning(kind: SessionKind) {
  const library = await auth()
  await library.signOut().catch(() => undefined)
  comeInAs(kind)
  library.configure()
  return library
}

/** Signs in with the secure remote password protocol: the password never leaves the page. */
async function beginWith(email: string, password: string) {
  const { signIn: begin, confirmSignIn } = await beginning(kindOfDevice())
  const options = { authFlowType: 'USER_SRP_AUTH' } as const
  const { isSignedIn, nextStep } = await retryThrottled(() => begin({ username: email, password, options }))
  return { isSignedIn, step: nextStep.signInStep, confirmSignIn }
}

const OWN_PASSWORD = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
const DIGITS = 'CONFIRM_SIGN_IN_WITH_TOTP_CODE'

/**
 * Signs in; `ownPassword` where the school set this one, and one of their own must take its place; `secondFactor` where
 * the digits of their app come next.
 */
export async function signIn(
  email: string,
  password: string,
): Promise<Session | SignInFailure | 'ownPassword' | 'secondFactor'> {
  try {
    const { isSignedIn, step } = await beginWith(email, password)
    if (step === OWN_PASSWORD) return 'ownPassword'
    if (step === DIGITS) return 'secondFactor'
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
): Promise<Session | SignInFailure | 'passwordRefused' | 'secondFactor'> {
  try {
    // From the beginning: the pool waits three minutes for a password, which a child may need longer to choose.
    const { confirmSignIn } = await beginWith(email, temporary)
    const { isSignedIn, nextStep } = await confirmSignIn({ challengeResponse: own })
    if (nextStep.signInStep === DIGITS) return 'secondFactor'
    return isSignedIn ? await signedIn() : 'unknownPerson'
  } catch (error) {
    return ownPasswordFailure(error)
  }
}

/** Goes on with the sign-in that asked for the digits of an app; after wrong ones it still waits for the right ones. */
export async function answerSecondFactor(
  code: string,
): Promise<Session | SignInFailure | 'codeWrong' | 'codeUsed'> {
  try {
    const { confirmSignIn } = await auth()
    const { isSignedIn } = await confirmSignIn({ challengeResponse: code })
    return isSignedIn ? await signedIn() : 'unknownPerson'
  } catch (error) {
    return secondFactorFailure(error)
  }
}

async function signedIn(): Promise<Session | SignInFailure> {
  const now = await readSession()
  return now.status === 'signedIn' ? now : 'unknownPerson'
}

/** A pre-reader's way in: the class's code, where they sit in it, and the three pictures that only they know. */
export async function signInWithPictures(
  classCode: string,
  seat: number,
  pictures: PictureWord,
): Promise<Session | SignInFailure> {
  try {
    // Who sits there is told to those alone who know the pictures; to the pool a ticket says that they did.
    const device = recall(`${CLASS_DEVICE}${classCode}`)
    const body = { seat, pictures, ...(device && { device }) }
    const taken = await retryThrottled(() => call(takeSeat, { path: { classCode }, body }))
    keep(`${CLASS_DEVICE}${classCode}`, taken.device)
    const { signIn: begin, confirmSignIn } = await beginning('pictures')
    await retryThrottled(() =>
      begin({ username: taken.username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
    )
    const { isSignedIn } = await confirmSignIn({ challengeResponse: taken.ticket })
    // The pool may ask once more instead of refusing.
    if (!isSignedIn) return 'wrongCredentials'
    keepShared(true)
    return await signedIn()
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
  /** What claiming the address gave. */
  readonly addressTicket?: string | undefined
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
    const { signUp: open } = await beginning(kindOfDevice())
    const options = { userAttributes: { email, name: fullName }, clientMetadata: Object.fromEntries(told) }
    const { userId } = await retryThrottled(() => open({ username: email, password, options }))
    if (!userId) return 'notCreated'
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

/** Changes one's own password, by the one it was. */
export async function changePassword(
  oldPassword: string,
  newPassword: string,
): Promise<PasswordFailure | undefined> {
  try {
    const { updatePassword } = await auth()
    await updatePassword({ oldPassword, newPassword })
    return undefined
  } catch (error) {
    return passwordFailure(error)
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
export async function signInWithGoogle(): Promise<GoogleFailure | undefined> {
  try {
    await beginning(kindOfDevice())
    await goToGoogle()
    return undefined
  } catch (error) {
    return googleFailure(error)
  }
}

/** Why the way back from Google ended without a session; told once. */
export function takeGoogleFailure(): GoogleFailure | undefined {
  const error = takeGoogleError()
  return error === undefined ? undefined : googleFailure(error)
}
