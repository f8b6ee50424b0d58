// What Cognito's errors mean to the person, as far as they can act on it. A trigger refuses with a code of identity,
// which arrives inside the message of a UserLambdaValidationException; a route's refusal has its code as the message.

import { isUnreachable } from './retry-throttled.ts'

/**
 * What the pool said, each to be told in the reader's language. `temporaryExpired`: nobody signed in with the password
 * that the school set, in the days for it; `unknownPerson`: who it is could not be found out, or what was said is unknown.
 */
export type SignInFailure =
  | 'wrongCredentials'
  | 'temporaryExpired'
  | 'disabled'
  | 'notConfirmed'
  | 'resetRequired'
  | 'sessionExpired'
  | 'unavailable'
  | 'tooManyTries'
  | 'unreachable'
  | 'unknownPerson'

export type GoogleFailure = SignInFailure | 'alreadyRegistered'

/** `notCreated`: the pool made no account; `failed`: all else. */
export type SignUpFailure =
  | 'alreadyRegistered'
  | 'codeInvalid'
  | 'familyCodeInvalid'
  | 'tooManyTries'
  | 'passwordRefused'
  | 'emailRefused'
  | 'unreachable'
  | 'notCreated'
  | 'failed'

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
const saysCode = (error: unknown, code: string) => error instanceof Error && error.message === code
const refusalOf = (error: unknown) =>
  error instanceof Error ? /\bidentity\.(\w+)/.exec(error.message)?.[1] : undefined

/** What stands in anybody's way, whatever they were about. */
function hindrance(error: unknown): 'tooManyTries' | 'unreachable' | undefined {
  const name = nameOf(error)
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException') return 'tooManyTries'
  if (name === 'TooManyFailedAttemptsException' || refusalOf(error) === 'tooManyTries') return 'tooManyTries'
  // The web firewall's rate rule, before the pool and before the API, which asks whoever signs in for no leave.
  if (name === 'ForbiddenException' || saysCode(error, 'kernel.notAllowed')) return 'tooManyTries'
  return isUnreachable(error) ? 'unreachable' : undefined
}

/** Exceptions of one name that differ by what they say alone. */
const SAID: readonly (readonly [RegExp, SignInFailure])[] = [
  [/attempts exceeded/i, 'tooManyTries'],
  [/temporary password has expired/i, 'temporaryExpired'],
  [/user is disabled/i, 'disabled'],
  [/session (is|has) expired|invalid session/i, 'sessionExpired'],
]

/** An unknown account reads like a wrong password, on purpose. */
const SIGN_IN_FAILURES: Readonly<Record<string, SignInFailure>> = {
  NotAuthorizedException: 'wrongCredentials',
  UserNotFoundException: 'wrongCredentials',
  UserNotConfirmedException: 'notConfirmed',
  PasswordResetRequiredException: 'resetRequired',
  InternalErrorException: 'unavailable',
  UnexpectedLambdaException: 'unavailable',
}

export function signInFailure(error: unknown): SignInFailure {
  if (refusalOf(error) === 'wrongPictures') return 'wrongCredentials'
  const [, said] = SAID.find(([pattern]) => says(error, pattern)) ?? []
  return said ?? hindrance(error) ?? SIGN_IN_FAILURES[nameOf(error)] ?? 'unknownPerson'
}

/** What is wrong with the digits of an app; all else is as at any sign-in. */
export function secondFactorFailure(error: unknown): SignInFailure | 'codeWrong' | 'codeUsed' {
  const name = nameOf(error)
  if (name === 'CodeMismatchException') return 'codeWrong'
  return name === 'ExpiredCodeException' ? 'codeUsed' : signInFailure(error)
}

/** What Google's way back ended with; there a trigger may have refused the account. */
export const googleFailure = (error: unknown): GoogleFailure =>
  refusalOf(error) === 'emailTaken' ? 'alreadyRegistered' : signInFailure(error)

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
  return name === 'UserLambdaValidationException' ? 'notCreated' : 'failed'
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
