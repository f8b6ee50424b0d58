import { expect, test } from 'vitest'
import {
  emailCodeFailure,
  googleFailure,
  ownPasswordFailure,
  resetFailure,
  signInFailure,
  signUpFailure,
} from './auth-failures.ts'
import { Refusal } from './refusal.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })
const refused = (trigger: string, code: string) =>
  named('UserLambdaValidationException', `${trigger} failed with error ${code}.`)

test('an unknown account and a wrong password read the same', () => {
  expect(signInFailure(named('UserNotFoundException'))).toBe('wrongCredentials')
  expect(signInFailure(named('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
    'wrongCredentials',
  )
})

test('other failures to sign in say what can be done', () => {
  expect(signInFailure(named('NotAuthorizedException', 'Password attempts exceeded'))).toBe('tooManyTries')
  expect(
    signInFailure(
      named(
        'NotAuthorizedException',
        'Temporary password has expired and must be reset by an administrator.',
      ),
    ),
  ).toBe('temporaryExpired')
  expect(signInFailure(new Refusal({ code: 'identity.tooManyTries', status: 429 }))).toBe('tooManyTries')
  expect(signInFailure(new Refusal({ code: 'identity.wrongPictures', status: 403 }))).toBe('wrongCredentials')
  expect(signInFailure(new Refusal({ code: 'kernel.notAllowed', status: 403 }))).toBe('tooManyTries')
  expect(signInFailure(new Refusal({ code: 'client.unreachable', status: 0 }))).toBe('unreachable')
  expect(signInFailure(refused('PreTokenGeneration', 'identity.noStanding'))).toBe('unknownPerson')
  expect(signInFailure(named('Surprise'))).toBe('unknownPerson')
})

test.each([
  ['NotAuthorizedException', 'User is disabled.', 'disabled'],
  ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'sessionExpired'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'notConfirmed'],
  ['PasswordResetRequiredException', 'Password reset required for the user', 'resetRequired'],
  ['InternalErrorException', 'Something went wrong', 'unavailable'],
  ['UnexpectedLambdaException', 'PreTokenGeneration invocation failed', 'unavailable'],
  ['ForbiddenException', 'Request not allowed due to WAF block.', 'tooManyTries'],
])('what the pool says at the door is told: %s, %s', (name, message, failure) => {
  expect(signInFailure(named(name, message))).toBe(failure)
})

test('back from Google, an address that is taken is told; all else reads as at the door', () => {
  expect(googleFailure(refused('PreSignUp', 'identity.emailTaken'))).toBe('alreadyRegistered')
  expect(googleFailure(new TypeError('Failed to fetch'))).toBe('unreachable')
  expect(googleFailure(new Error('The sign-in domain answered 400'))).toBe('unknownPerson')
})

test('a password of one’s own may be refused, or what it stands in for', () => {
  expect(ownPasswordFailure(named('InvalidPasswordException'))).toBe('passwordRefused')
  expect(ownPasswordFailure(named('NotAuthorizedException'))).toBe('wrongCredentials')
})

test.each([signInFailure, signUpFailure, resetFailure, emailCodeFailure])(
  '%o tells haste and a lost network from all else',
  failure => {
    expect(failure(named('TooManyRequestsException'))).toBe('tooManyTries')
    expect(failure(named('LimitExceededException'))).toBe('tooManyTries')
    expect(failure(named('NetworkError'))).toBe('unreachable')
    expect(failure(new TypeError('Failed to fetch'))).toBe('unreachable')
  },
)

test('a refused account says which field is to blame', () => {
  expect(signUpFailure(refused('PreSignUp', 'identity.codeInvalid'))).toBe('codeInvalid')
  expect(signUpFailure(refused('PreSignUp', 'identity.familyCodeInvalid'))).toBe('familyCodeInvalid')
  expect(signUpFailure(refused('PreSignUp', 'identity.tooManyTries'))).toBe('tooManyTries')
  expect(signUpFailure(refused('PreSignUp', 'identity.emailTaken'))).toBe('alreadyRegistered')
  expect(signUpFailure(named('UsernameExistsException'))).toBe('alreadyRegistered')
  expect(signUpFailure(named('InvalidPasswordException'))).toBe('passwordRefused')
  expect(signUpFailure(named('InvalidParameterException', 'Invalid email address format.'))).toBe(
    'emailRefused',
  )
  expect(signUpFailure(refused('PreSignUp', 'identity.somethingNew'))).toBe('notCreated')
  expect(signUpFailure(named('Surprise'))).toBe('failed')
})

test('whose address was never proven is sent to the school', () => {
  const unproven =
    'Cannot reset password for the user as there is no registered/verified email or phone_number'
  expect(resetFailure(named('InvalidParameterException', unproven))).toBe('askStaff')
  expect(resetFailure(named('NotAuthorizedException', 'User is disabled.'))).toBe('askStaff')
})

test('a code that does not fit, and one that is too old', () => {
  for (const failure of [resetFailure, emailCodeFailure]) {
    expect(failure(named('CodeMismatchException'))).toBe('codeWrong')
    expect(failure(named('ExpiredCodeException'))).toBe('codeExpired')
  }
  expect(resetFailure(named('InvalidPasswordException'))).toBe('passwordRefused')
  expect(emailCodeFailure(named('Surprise'))).toBe('notVerified')
})
