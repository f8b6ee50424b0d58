import { expect, test } from 'vitest'
import { rolesToClaim } from '#shared/kernel/standing.ts'
import { sessionOf } from './session.ts'

const claims = { sub: 'p1', email: 'a@b.pr', roles: 'teacher family' }

test('a token’s claims make the person, and whoever holds no role is a student', () => {
  expect(sessionOf(claims)).toEqual({
    status: 'signedIn',
    person: { personId: 'p1', email: 'a@b.pr', roles: ['teacher', 'family'] },
  })
  for (const roles of [undefined, '', 'nonsense', 'emperor'])
    expect(sessionOf({ ...claims, roles })).toMatchObject({ person: { roles: ['student'] } })
  expect(sessionOf(undefined)).toEqual({ status: 'signedOut' })
})

test('what identity writes into the token is what the page reads', () => {
  const roles = rolesToClaim(['teacher', 'student'])
  expect(sessionOf({ ...claims, roles, schoolId: 's1', region: 'Bayamón' })).toMatchObject({
    person: { roles: ['teacher', 'student'], schoolId: 's1', region: 'Bayamón' },
  })
})

test('the banner knows whether the address is proven', () => {
  expect(sessionOf({ ...claims, name: 'Luz Delgado', email_verified: false })).toMatchObject({
    person: { fullName: 'Luz Delgado', emailVerified: false },
  })
})

test('whoever comes by Google has no password here', () => {
  const federated = sessionOf({ ...claims, identities: [{ providerName: 'Google' }] })
  expect(federated).toMatchObject({ person: { isFederated: true } })
})
