// What Cognito's errors mean to the person, as far as they can act on it. A trigger refuses with a code of identity,
// which arrives inside the message of a UserLambdaValidationException.

import { isUnreachable } from './retry-throttled.ts'

/** `temporaryExpired`: nobody signed in with the password that the school set, in the days for it. */
export type SignInFailure =
  | 'wrongCredentials'
  | 'temporaryExpired'
  | 'tooManyTries'
  | 'unreachable'
  | 'unknownPerson'

export type SignUpFailure =
  | 'alreadyRegistered'
  | 'codeInvalid'
  | 'familyCodeInvalid'
  | 'tooManyTries'
  | 'passwordRefused'
  | 'emailRefused'
  | 'unreachable'
  | 'notCreated'

/** `askStaff`: the address was never proven, so nothing may be sent there and the school resets the password. */
export type ResetFailure =
  | 'askStaff'
  | 'codeWrong'
  | 'codeExpired'
  | 'passwordRefused'
  | 'tooManyTries'
  | 'unreachable'
  | 'notReset'

export type PasswordFailure =
  | 'wrongPassword'
  | 'passwordRefused'
  | 'tooManyTries'
  | 'unreachable'
  | 'notChanged'

export type EmailCodeFailure = 'codeWrong' | 'codeExpired' | 'tooManyTries' | 'unreachable' | 'notVerified'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const says = (error: unknown, pattern: RegExp) => error instanceof Error && pattern.test(error.message)
const refusalOf = (error: unknown) =>
  error instanceof Error ? /\bidentity\.(\w+)/.exec(error.message)?.[1] : undefined

/** What stands in anybody's way, whatever they were about. */
function hindrance(error: unknown): 'tooManyTries' | 'unreachable' | undefined {
  const name = nameOf(error)
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException') return 'tooManyTries'
  if (name === 'TooManyFailedAttemptsException' || refusalOf(error) === 'tooManyTries') return 'tooManyTries'
  return isUnreachable(error) ? 'unreachable' : undefined
}

/** An unknown account reads like a wrong password, on purpose. */
export function signInFailure(error: unknown): SignInFailure {
  if (says(error, /attempts exceeded/i)) return 'tooManyTries'
  if (says(error, /temporary password has expired/i)) return 'temporaryExpired'
  const hindered = hindrance(error)
  if (hindered) return hindered
  const name = nameOf(error)
  return name === 'NotAuthorizedException' || name === 'UserNotFoundException'
    ? 'wrongCredentials'
    : 'unknownPerson'
}

/** What keeps somebody from putting a password of their own in the place of a temporary one. */
export const ownPasswordFailure = (error: unknown): SignInFailure | 'passwordRefused' =>
  nameOf(error) === 'InvalidPasswordException' ? 'passwordRefused' : signInFailure(error)

const SIGN_UP_REFUSALS: Readonly<Record<string, SignUpFailure>> = {
  codeInvalid: 'codeInvalid',
  familyCodeInvalid: 'familyCodeInvalid',
  emailTaken: 'alreadyRegistered',
}

export function signUpFailure(error: unknown): SignUpFailure {
  const hindered = hindrance(error)
  if (hindered) return hindered
  const refused = SIGN_UP_REFUSALS[refusalOf(error) ?? '']
  if (refused) return refused
  const name = nameOf(error)
  if (name === 'UsernameExistsException') return 'alreadyRegistered'
  if (name === 'InvalidPasswordException') return 'passwordRefused'
  if (name === 'InvalidParameterException' && says(error, /email/i)) return 'emailRefused'
  return 'notCreated'
}

const codeFailure = (error: unknown) => {
  const name = nameOf(error)
  if (name === 'CodeMismatchException') return 'codeWrong'
  if (name === 'ExpiredCodeException') return 'codeExpired'
  return hindrance(error)
}

export function resetFailure(error: unknown): ResetFailure {
  const name = nameOf(error)
  if (name === 'InvalidPasswordException') return 'passwordRefused'
  if (name === 'NotAuthorizedException' || says(error, /no registered\/verified email/)) return 'askStaff'
  return codeFailure(error) ?? 'notReset'
}

export function passwordFailure(error: unknown): PasswordFailure {
  const name = nameOf(error)
  if (name === 'InvalidPasswordException') return 'passwordRefused'
  const hindered = says(error, /attempts exceeded/i) ? 'tooManyTries' : hindrance(error)
  return hindered ?? (name === 'NotAuthorizedException' ? 'wrongPassword' : 'notChanged')
}

export const emailCodeFailure = (error: unknown): EmailCodeFailure => codeFailure(error) ?? 'notVerified'
