import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { ENVIRONMENT } from './wiring.ts'

vi.stubEnv(ENVIRONMENT.userPoolId, 'pool')
const { createUser, deleteUser, getUser, setUserAttributes, usersByEmail } = await import('./users.ts')

const pool = mockClient(CognitoIdentityProviderClient)
const nobody = new UserNotFoundException({ message: 'User does not exist.', $metadata: {} })
beforeEach(() => void pool.reset())

test('whoever came by Google is found by the id under the name that Cognito gave', async () => {
  pool.on(AdminUpdateUserAttributesCommand).rejects(nobody)
  pool.on(AdminUpdateUserAttributesCommand, { Username: 'google_7' }).resolves({})
  pool.on(ListUsersCommand, { Filter: 'sub = "p1"' }).resolves({ Users: [{ Username: 'google_7' }] })
  await setUserAttributes('p1', { 'custom:role': 'student' })
  const [, second] = pool.commandCalls(AdminUpdateUserAttributesCommand)
  expect(second?.args[0].input).toEqual({
    UserPoolId: 'pool',
    Username: 'google_7',
    UserAttributes: [{ Name: 'custom:role', Value: 'student' }],
  })
})

test('whoever does not exist is no user, and is deleted already; but no attribute of theirs is set', async () => {
  pool.on(AdminGetUserCommand).rejects(nobody)
  pool.on(AdminDeleteUserCommand).rejects(nobody)
  pool.on(AdminUpdateUserAttributesCommand).rejects(nobody)
  pool.on(ListUsersCommand).resolves({ Users: [] })
  expect(await getUser('p1')).toBeUndefined()
  await expect(deleteUser('p1')).resolves.toBeUndefined()
  await expect(setUserAttributes('p1', {})).rejects.toBe(nobody)
})

test('an address that has a user is not given another, and any other error is told', async () => {
  pool.on(AdminCreateUserCommand).rejects(new UsernameExistsException({ message: '', $metadata: {} }))
  expect(await createUser('a@b.pr', {})).toBeUndefined()
  pool.on(AdminCreateUserCommand).rejects(new Error('lost'))
  await expect(createUser('a@b.pr', {})).rejects.toThrow('lost')
  pool.on(AdminCreateUserCommand).resolves({ User: { Attributes: [{ Name: 'sub', Value: 'p1' }] } })
  expect(await createUser('a@b.pr', { name: 'Ana' })).toBe('p1')
})

test('no address can end the filter it is put into', async () => {
  pool.on(ListUsersCommand).resolves({
    Users: [
      { Username: 'u', Enabled: true, UserStatus: 'CONFIRMED', Attributes: [{ Name: 'sub', Value: 'p' }] },
    ],
  })
  const found = await usersByEmail('a" or email ^= "')
  expect(pool.commandCalls(ListUsersCommand)[0]?.args[0].input.Filter).toBe('email = "a\\" or email ^= \\""')
  expect(found).toEqual([
    { personId: 'p', enabled: true, status: 'CONFIRMED', email: undefined, emailVerified: false },
  ])
})
