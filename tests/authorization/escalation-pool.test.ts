/** Attempts to become more than one is by way of the user pool: attributes, metadata, tokens, pictures, Google. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCodes } from '#shared/identity/access-code-routes.ts'
import {
  addToGroup,
  changeGroup,
  createGroup,
  openPreReader,
  setPictures,
} from '#shared/identity/group-routes.ts'
import { endRole, getProfile, listSchoolStudents } from '#shared/identity/routes.ts'
import { door } from '#tests/journeys/house.ts'
import { member, newSchool, operator } from '#tests/journeys/member.ts'
import { eventually } from '#tests/support/eventually.ts'
import { answerChallenge, signInWithPictures, tryPictures } from '#tests/support/picture-sign-in.ts'
import { poolCall } from '#tests/support/pool-call.ts'
import { redirects } from '#tests/support/redirects.ts'
import { signIn, signUp } from '#tests/support/session.ts'
import { gainsNothing, isNoAdmin, standingsOf } from './gains.ts'

const here = await newSchool()
const place = `school:${here.schoolId}`
const admin = await member('admin', {})
const teacher = await member('teacher', here)
const ana = await door.newStudent()

const { userPoolClientId: ClientId, userPoolId: UserPoolId } = door.config
const pool = (action: string, input: object) => poolCall(door.config, action, input)
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const someone = () => ({ email: `${randomUUID()}@lee.test`, password: randomUUID(), name: 'Leo Ortiz' })
const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([Name, Value]) => ({ Name, Value }))

test.each([
  'custom:role',
  'custom:schoolId',
  'custom:region',
  'email_verified',
  'sub',
  // By this the platform binds a user to a person.
  'preferred_username',
  'cognito:groups',
  'roles',
])('the attribute %s, at sign-up and after it', async name => {
  const { email, password } = someone()
  const asked = { ClientId, Username: email, Password: password }
  const UserAttributes = attributes({ email, name: 'Leo Ortiz', [name]: 'admin' })
  const ClientMetadata = { accountType: 'student', grade: '1' }
  const refusals = /^(NotAuthorized|InvalidParameter)Exception$/
  expect((await pool('SignUp', { ...asked, UserAttributes, ClientMetadata })).__type).toMatch(refusals)
  await expect(door.signIn(email, password)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  await gainsNothing(ana, async () => {
    const AccessToken = ana.accessToken
    const changed = await pool('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: attributes({ [name]: 'admin' }),
    })
    expect(changed.__type).toMatch(refusals)
    const removed = await pool('DeleteUserAttributes', { AccessToken, UserAttributeNames: [name] })
    expect(removed.__type).toBeDefined()
  })
})

test('metadata that asks for a role, without a code', async () => {
  for (const accountType of ['admin', 'ore', 'director', 'teacher', 'family'])
    await expect(
      signUp(door.config, { ...someone(), metadata: { accountType, role: accountType } }),
    ).rejects.toThrow('identity.codeNeeded')
  const leo = someone()
  const wishes = { role: 'admin', roles: 'admin', 'custom:role': 'admin', personId: admin.personId }
  await signUp(door.config, { ...leo, metadata: { accountType: 'student', grade: '1', ...wishes } })
  const signedIn = await door.signIn(leo.email, leo.password)
  expect(claimsOf(signedIn.idToken).roles).toBe('student')
  await isNoAdmin(signedIn)
})

test('metadata with a sign-in or a refresh', async () => {
  const ClientMetadata = { accountType: 'admin', role: 'admin', roles: 'admin' }
  await gainsNothing(ana, async () => {
    const renewed = await pool('InitiateAuth', {
      ClientId,
      ClientMetadata,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: ana.refreshToken },
    })
    const token = renewed.AuthenticationResult?.IdToken ?? ''
    expect(claimsOf(token).roles).toBe('student')
    await isNoAdmin(door.holding(token))
  })
})

test('a teacher’s code and the account type of an administrator', async () => {
  const { codes } = await admin.ask(createCodes, { path: { place }, body: { role: 'teacher', count: 1 } })
  const leo = someone()
  const metadata = { accountType: 'admin', role: 'admin', region: 'Ponce', code: codes[0]?.code ?? '' }
  await signUp(door.config, { ...leo, metadata })
  const signedIn = await door.signIn(leo.email, leo.password)
  expect(await standingsOf(signedIn)).toMatchObject({ person: { roles: ['teacher'], region: 'Humacao' } })
  await isNoAdmin(signedIn)
})

test('the token, and the refresh, of somebody whose role has ended', async () => {
  const { codes } = await admin.ask(createCodes, { path: { place }, body: { role: 'director', count: 1 } })
  const leo = someone()
  await signUp(door.config, { ...leo, metadata: { accountType: 'director', code: codes[0]?.code ?? '' } })
  const director = await door.signIn(leo.email, leo.password)
  const path = { schoolId: here.schoolId }
  expect((await director.tryTo(listSchoolStudents, { path })).status).toBe(200)
  const body = { personId: director.personId, role: 'director', reason: 'retired' } as const
  await admin.ask(endRole, { path: { place: 'island' }, body })
  const refresh = async () =>
    pool('InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: director.refreshToken },
    })
  await gainsNothing(
    director,
    async () => {
      // The token still says what it said.
      expect(claimsOf(director.idToken).roles).toBe('director')
      const { IdToken } = (await refresh()).AuthenticationResult ?? {}
      if (!IdToken) return
      expect(claimsOf(IdToken).roles).not.toContain('director')
      expect((await door.holding(IdToken).tryTo(listSchoolStudents, { path })).status).toBe(403)
    },
    () => director.tryTo(listSchoolStudents, { path }),
  )
  await eventually(async () => expect((await refresh()).__type).toBe('NotAuthorizedException'))
})

test('an access token, a refresh token or somebody’s id as the bearer', async () => {
  for (const token of [admin.accessToken, admin.refreshToken, admin.personId, `${admin.idToken}x`, ''])
    expect((await door.holding(token).tryTo(getProfile)).status).toBe(401)
  for (const authorization of [admin.idToken.split('.').slice(0, 2).join('.'), `Basic ${admin.idToken}`])
    expect((await door.anonymous.raw('GET /profile', { headers: { authorization } })).status).toBe(401)
})

test('the pool’s actions for staff, without credentials', async () => {
  const Username = ana.personId
  const inputs = {
    AdminUpdateUserAttributes: { Username, UserAttributes: attributes({ 'custom:role': 'admin' }) },
    AdminSetUserPassword: { Username: admin.email, Password: 'secreto', Permanent: true },
    AdminCreateUser: { Username: someone().email },
    AdminGetUser: { Username: admin.email },
    AdminDeleteUser: { Username: admin.email },
    AdminConfirmSignUp: { Username },
    AdminAddUserToGroup: { Username, GroupName: 'admin' },
    AdminInitiateAuth: { ClientId, AuthFlow: 'ADMIN_NO_SRP_AUTH', AuthParameters: { USERNAME: admin.email } },
    ListUsers: {},
    UpdateUserPool: {},
    UpdateUserPoolClient: { ClientId, WriteAttributes: ['custom:role'] },
  }
  await gainsNothing(ana, async () => {
    for (const [action, input] of Object.entries(inputs)) {
      const answer = await pool(action, { UserPoolId, AccessToken: ana.accessToken, ...input })
      expect(answer.__type, action).toBeDefined()
      expect(JSON.stringify(answer)).not.toContain(admin.personId)
    }
    expect(claimsOf(admin.idToken).sub).toBe(admin.personId)
  })
})

test('the tables behind the API, without credentials', async () => {
  const Item = { pk: { S: `STANDING#PERSON#${ana.personId}` }, sk: { S: 'STANDING' } }
  await gainsNothing(ana, async () => {
    const response = await fetch(operator.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDB_20120810.PutItem',
        authorization: `Bearer ${ana.idToken}`,
      },
      body: JSON.stringify({ TableName: operator.identityTable, Item }),
    })
    expect(response.ok).toBe(false)
  })
})

test('ways to sign in that the client does not offer', async () => {
  const AuthParameters = { USERNAME: admin.email, PASSWORD: 'coqui-demo' }
  for (const AuthFlow of ['USER_PASSWORD_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH', 'USER_AUTH'])
    expect((await pool('InitiateAuth', { ClientId, AuthFlow, AuthParameters })).__type).toBeDefined()
})

test('an administrator’s address as one’s own', async () => {
  const [AccessToken, email] = [ana.accessToken, admin.email ?? '']
  await gainsNothing(ana, async () => {
    const changed = await pool('UpdateUserAttributes', { AccessToken, UserAttributes: attributes({ email }) })
    expect(changed.__type).toBe('AliasExistsException')
    const again = { email, password: randomUUID(), name: 'Leo Ortiz' }
    await expect(signUp(door.config, again)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: expect.stringContaining('identity.emailTaken'),
    })
  })
})

test('a Google account with the address of an administrator', async () => {
  const go = redirects()
  const site = new URL(door.config.apiUrl).origin
  const asked = new URL(`${door.config.authDomain}/oauth2/authorize`)
  const redirect_uri = `${site}/dashboard`
  for (const [name, value] of Object.entries({
    identity_provider: 'Google',
    response_type: 'code',
    client_id: ClientId,
    redirect_uri,
    scope: 'openid email profile',
  }))
    asked.searchParams.set(name, value)
  const before = await standingsOf(admin)
  const chooser = await go(asked)
  const answered = await go(chooser.to ?? '', {
    name: 'Otra Persona',
    email: admin.email ?? '',
    verified: 'on',
  })
  const { to } = await go(answered.to ?? '')
  const code = to?.searchParams.get('code')
  if (code) {
    const grant = { grant_type: 'authorization_code', client_id: ClientId, code, redirect_uri }
    const made = await fetch(`${door.config.authDomain}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(grant),
    })
    const { id_token: token } = (await made.json()) as { id_token: string }
    expect(claimsOf(token)).toMatchObject({ roles: 'student' })
    expect(claimsOf(token).sub).not.toBe(admin.personId)
    await isNoAdmin(door.holding(token))
  } else expect(to?.searchParams.get('error_description')).toBeTruthy()
  expect(await standingsOf(admin)).toEqual(before)
})

/** A child of a class, who signs in with three pictures that all of the class have seen. */
async function preReader() {
  const { schoolId } = here
  const body = { name: 'Kínder A', grade: 'K', schoolYear: 2026 } as const
  const { groupId } = await teacher.ask(createGroup, { path: { schoolId }, body })
  const { classCode = '' } = await teacher.ask(changeGroup, {
    path: { groupId },
    body: { pictureSignIn: true },
  })
  const { expected } = await teacher.ask(addToGroup, {
    path: { groupId },
    body: { fullName: 'Mía Quiñones' },
  })
  const path = { groupId, rosterId: expected[0]?.rosterId ?? '' }
  const { studentId } = await teacher.ask(openPreReader, {
    path,
    body: { pictures: ['sol', 'sol', 'mango'] },
  })
  const entry = { classCode, firstName: 'Mía', pictures: ['sol', 'sol', 'mango'] }
  return { studentId, entry, session: await signInWithPictures(door.config, entry) }
}

test('pictures, for an account that has a password and a role', async () => {
  const { entry } = await preReader()
  const { ticket } = (await tryPictures(door.config, entry)).body as { ticket: string }
  for (const username of [teacher.email ?? '', teacher.personId, admin.email ?? '', admin.personId])
    for (const answer of [ticket, JSON.stringify(entry)])
      expect((await answerChallenge(door.config, username, answer)).idToken).toBeUndefined()
})

test('an address and a password for a classmate whose pictures one knows', async () => {
  const { studentId, session } = await preReader()
  const { accessToken: AccessToken = '', refreshToken = '' } = session
  const mine = `${randomUUID()}@lee.test`
  const refused = {
    __type: 'UserLambdaValidationException',
    message: expect.stringContaining('identity.opensByPictures'),
  }
  const UserAttributes = attributes({ email: mine })
  // The app client of pictures may not write it at all.
  expect(await pool('UpdateUserAttributes', { AccessToken, UserAttributes })).toMatchObject({
    __type: 'NotAuthorizedException',
  })
  const verifying = { AccessToken, AttributeName: 'email' }
  expect(await pool('GetUserAttributeVerificationCode', verifying)).toMatchObject(refused)
  expect((await pool('VerifyUserAttribute', { ...verifying, Code: '000000' })).__type).toBeDefined()
  const passwords = { AccessToken, PreviousPassword: 'coqui-demo', ProposedPassword: 'secreto' }
  expect((await pool('ChangePassword', passwords)).__type).toBeDefined()
  await pool('ForgotPassword', { ClientId, Username: mine })
  const confirmed = { ClientId, Username: studentId, ConfirmationCode: '000000', Password: 'secreto' }
  expect((await pool('ConfirmForgotPassword', confirmed)).__type).toBeDefined()
  for (const name of [mine, studentId]) await expect(signIn(door.config, name, 'secreto')).rejects.toThrow()

  // New pictures end what was begun with those of before.
  await teacher.ask(setPictures, { path: { studentId }, body: { pictures: ['coqui', 'luna', 'casa'] } })
  const renewal = {
    ClientId: door.config.picturesClientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refreshToken },
  }
  await eventually(async () =>
    expect((await pool('InitiateAuth', renewal)).__type).toBe('NotAuthorizedException'),
  )
})
