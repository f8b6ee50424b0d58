import { expect, test } from 'vitest'
import { failureOf, sessionOf } from './session.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

test('a token’s claims make the person, and whoever holds no role is a student', () => {
  const claims = { sub: 'p1', email: 'a@b.pr', roles: '["teacher","family"]' }
  expect(sessionOf(claims)).toEqual({
    status: 'signedIn',
    person: { personId: 'p1', email: 'a@b.pr', roles: ['teacher', 'family'] },
  })
  for (const roles of [undefined, '[]', 'nonsense', '["emperor"]']) {
    expect(sessionOf({ ...claims, roles })).toMatchObject({ person: { roles: ['student'] } })
  }
  expect(sessionOf(undefined)).toEqual({ status: 'signedOut' })
})

test('an unknown account and a wrong password read the same', () => {
  expect(failureOf(named('UserNotFoundException'))).toBe('wrongCredentials')
  expect(failureOf(named('NotAuthorizedException', 'Incorrect username or password.'))).toBe(
    'wrongCredentials',
  )
})

test('other failures say what can be done', () => {
  expect(failureOf(named('NotAuthorizedException', 'Password attempts exceeded'))).toBe('tooManyTries')
  expect(failureOf(named('TooManyRequestsException'))).toBe('tooManyTries')
  expect(failureOf(named('NetworkError'))).toBe('unreachable')
  expect(failureOf(new TypeError('Failed to fetch'))).toBe('unreachable')
  expect(failureOf(named('Surprise'))).toBe('unknownPerson')
})
