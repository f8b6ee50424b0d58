import { randomUUID } from 'node:crypto'
import {
  CognitoIdentityProviderClient,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { getPurse } from '#shared/coins/routes.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '#tests/support/session.ts'
import { door } from './house.ts'

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const person = () => ({ email: `${randomUUID()}@lee.test`, password: randomUUID(), name: 'Leo Ortiz' })

test('whoever signs up is a student of no school, with everything a student has', async () => {
  const leo = person()
  await signUp(door.config, leo)
  const signedIn = await door.signIn(leo.email, leo.password)
  expect(claimsOf(signedIn.idToken)).toMatchObject({ roles: 'student', token_use: 'id' })
  expect(await signedIn.ask(getProfile)).toEqual({
    personId: signedIn.personId,
    fullName: 'Leo Ortiz',
    role: 'student',
    roles: ['student'],
    grade: '1',
    unconfirmed: true,
  })
  expect(await signedIn.ask(getPurse)).toMatchObject({ balance: 0, history: [] })

  // Identity mirrors the role into the user pool, soon.
  await eventually(async () => {
    const { idToken } = await door.signIn(leo.email, leo.password)
    expect(claimsOf(idToken)['custom:role']).toBe('student')
  })
})

test.each(['custom:role', 'custom:schoolId', 'custom:region'])('nobody gives themselves %s', async name => {
  await expect(signUp(door.config, person(), { [name]: 'admin' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})

test.each(['custom:role', 'custom:schoolId', 'custom:region', 'email_verified'])(
  'nobody gives themselves %s later',
  async Name => {
    const { accessToken } = await door.newStudent()
    const { region, userPoolEndpoint } = door.config
    const pool = new CognitoIdentityProviderClient({
      region,
      ...(userPoolEndpoint && { endpoint: userPoolEndpoint }),
    })
    const UserAttributes = [{ Name, Value: 'true' }]
    await expect(
      pool.send(new UpdateUserAttributesCommand({ AccessToken: accessToken, UserAttributes })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  },
)

test('a wrong password opens nothing', async () => {
  const { email } = await door.newStudent()
  await expect(door.signIn(email ?? '', 'not-the-password')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  })
})
