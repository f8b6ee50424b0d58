import { getDiffieHellman } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openStage, type Stage, type StageOptions } from './stage.ts'

const stages: Stage[] = []
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close()
})

const ANA = { Username: 'ana@escuela.test', Password: 'secreto' }

/** A stage on which Ana has an account. */
async function stageWith(options: StageOptions = {}) {
  const stage = await openStage(options)
  stages.push(stage)
  await stage.admin('AdminCreateUser', { ...ANA, MessageAction: 'SUPPRESS' })
  await stage.admin('AdminSetUserPassword', { ...ANA, Permanent: true })
  const signIn = (PASSWORD = ANA.Password, USERNAME = ANA.Username) =>
    stage.app('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } })
  const refresh = (REFRESH_TOKEN: string) =>
    stage.app('InitiateAuth', { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN } })
  return { ...stage, signIn, refresh }
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

test('tokens carry what the real ones carry', async () => {
  const { signIn, admin, pool, client, clock } = await stageWith()
  await admin('AdminUpdateUserAttributes', {
    ...ANA,
    UserAttributes: [
      { Name: 'custom:role', Value: 'teacher' },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'nickname', Value: 'not readable by this client' },
    ],
  })
  const { AuthenticationResult: result } = await signIn()
  const at = Math.floor(clock.now / 1000)
  const id = claimsOf(result.IdToken)
  expect(id).toEqual({
    sub: id.sub,
    'cognito:username': id.sub,
    email: ANA.Username,
    email_verified: true,
    'custom:role': 'teacher',
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.id}`,
    aud: client.id,
    token_use: 'id',
    auth_time: at,
    iat: at,
    exp: at + 3600,
    jti: expect.any(String),
    origin_jti: expect.any(String),
    event_id: expect.any(String),
  })
  expect(claimsOf(result.AccessToken)).toEqual({
    sub: id.sub,
    username: id.sub,
    iss: id.iss,
    client_id: client.id,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: at,
    iat: at,
    exp: at + 3600,
    jti: expect.any(String),
    origin_jti: id.origin_jti,
    event_id: id.event_id,
  })
  expect(result).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' })
})

test('PreTokenGeneration adds and hides claims, but not who the token is of', async () => {
  const { signIn, refresh, events } = await stageWith({
    triggers: {
      PreTokenGeneration: event => {
        event.response.claimsOverrideDetails = {
          claimsToAddOrOverride: { roles: 'teacher family', sub: 'someone else', 'cognito:username': 'eva' },
          claimsToSuppress: ['email', 'sub', 'cognito:username'],
          groupOverrideDetails: { groupsToOverride: ['teachers'] },
        }
      },
    },
  })
  const { AuthenticationResult: result } = await signIn()
  const id = claimsOf(result.IdToken)
  expect(id).toMatchObject({ roles: 'teacher family', 'cognito:groups': ['teachers'] })
  expect(id.email).toBeUndefined()
  expect(id.sub).toBe(claimsOf(result.AccessToken).sub)
  expect(id['cognito:username']).toBe(id.sub)
  expect(claimsOf(result.AccessToken).roles).toBeUndefined()
  await refresh(result.RefreshToken)
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'TokenGeneration_Authentication',
    'TokenGeneration_RefreshTokens',
  ])
})

test.each(['PreAuthentication', 'PostAuthentication', 'PreTokenGeneration'] as const)(
  'an error of %s refuses tokens',
  async name => {
    const { signIn } = await stageWith({
      triggers: {
        [name]: () => {
          throw new Error('not today')
        },
      },
    })
    await expect(signIn()).rejects.toMatchObject({
      code: 'UserLambdaValidationException',
      message: `${name} failed with error not today.`,
    })
  },
)

test('a wrong password, an unknown name and a disabled account', async () => {
  const { signIn, admin, call } = await stageWith()
  const incorrect = { code: 'NotAuthorizedException', message: 'Incorrect username or password.' }
  await expect(signIn('otra-clave')).rejects.toMatchObject(incorrect)
  await expect(signIn('secreto', 'nadie@escuela.test')).rejects.toMatchObject(incorrect)
  const { AccessToken } = (await signIn()).AuthenticationResult
  await admin('AdminDisableUser', ANA)
  await expect(signIn()).rejects.toMatchObject({ message: 'User is disabled.' })
  await expect(call('GetUser', { AccessToken })).rejects.toThrow('User is disabled.')
  await admin('AdminEnableUser', ANA)
  await expect(call('GetUser', { AccessToken })).rejects.toThrow('Access Token has been revoked')
  await signIn()
  const open = await stageWith({ client: { PreventUserExistenceErrors: 'LEGACY' } })
  await expect(open.signIn('secreto', 'nadie@escuela.test')).rejects.toMatchObject({
    code: 'UserNotFoundException',
    message: 'User does not exist.',
  })
})

test('five wrong passwords lock the account for a second, then for twice as long', async () => {
  const { signIn, clock } = await stageWith()
  const locked = { code: 'NotAuthorizedException', message: 'Password attempts exceeded' }
  for (let tries = 0; tries < 5; tries++) await expect(signIn('mala-clave')).rejects.toThrow('Incorrect')
  await expect(signIn()).rejects.toMatchObject(locked)
  clock.now += 1000
  await expect(signIn('mala-clave')).rejects.toThrow('Incorrect')
  clock.now += 1999
  await expect(signIn()).rejects.toMatchObject(locked)
  clock.now += 1
  await signIn()
  await expect(signIn('mala-clave')).rejects.toThrow('Incorrect')
  await signIn()
})

test('no SRP value that makes the secret known, and no proof twice', async () => {
  const { app } = await stageWith()
  const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
  const begin = (SRP_A: string) =>
    app('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: ANA.Username, SRP_A },
    })
  for (const value of [0n, N, 2n * N])
    await expect(begin(value.toString(16))).rejects.toMatchObject({ code: 'InvalidParameterException' })
  const { ChallengeParameters } = await begin('2')
  const answer = {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: ChallengeParameters.USER_ID_FOR_SRP,
      PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters.SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Sat Nov 7 10:00:00 UTC 2026',
    },
  }
  await expect(app('RespondToAuthChallenge', answer)).rejects.toThrow('Incorrect username or password.')
  await expect(app('RespondToAuthChallenge', answer)).rejects.toThrow('Invalid session for the user.')
})

test('an unknown name gets an SRP challenge that looks like any other, the same each time', async () => {
  const { app } = await stageWith()
  const begin = async () => {
    const AuthParameters = { USERNAME: 'nadie@escuela.test', SRP_A: 'abc' }
    return (await app('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })).ChallengeParameters
  }
  const [first, second] = [await begin(), await begin()]
  expect(first.SALT).toBe(second.SALT)
  expect(first.USER_ID_FOR_SRP).toBe(second.USER_ID_FOR_SRP)
  expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('a password that an administrator chose is replaced at the first sign-in, within its week', async () => {
  const { signIn, admin, app, clock, events } = await stageWith({
    triggers: { PreTokenGeneration: () => {} },
  })
  await admin('AdminSetUserPassword', { ...ANA, Password: 'temporal' })
  const asked = await signIn('temporal')
  expect(asked).toMatchObject({
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: { requiredAttributes: '[]' },
  })
  const respond = (more: Record<string, string>) =>
    app('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: ANA.Username, NEW_PASSWORD: 'mi-clave', ...more },
    })
  await expect(respond({ 'userAttributes.custom:role': 'admin' })).rejects.toThrow(
    'A client attempted to write unauthorized attribute',
  )
  expect((await respond({ 'userAttributes.name': 'Ana' })).AuthenticationResult).toBeDefined()
  expect(events.at(-1)?.triggerSource).toBe('TokenGeneration_NewPasswordChallenge')
  await signIn('mi-clave')
  await admin('AdminSetUserPassword', { ...ANA, Password: 'temporal' })
  clock.now += 8 * 86_400_000
  await expect(signIn('temporal')).rejects.toThrow('Temporary password has expired')
})

test('a session ends when its refresh token is revoked, everywhere at a global sign-out, or in time', async () => {
  const { signIn, refresh, app, call, clock, pools, pool } = await stageWith()
  const [first, second] = [await signIn(), await signIn()].map(answer => answer.AuthenticationResult)
  await app('RevokeToken', { Token: first.RefreshToken })
  await expect(refresh(first.RefreshToken)).rejects.toThrow('Refresh Token has been revoked')
  await expect(call('GetUser', { AccessToken: first.AccessToken })).rejects.toMatchObject({
    code: 'NotAuthorizedException',
    message: 'Access Token has been revoked',
  })
  expect((await refresh(second.RefreshToken)).AuthenticationResult.RefreshToken).toBeUndefined()
  await call('GlobalSignOut', { AccessToken: second.AccessToken })
  await expect(app('GetTokensFromRefreshToken', { RefreshToken: second.RefreshToken })).rejects.toThrow(
    'Refresh Token has been revoked',
  )
  const third = (await signIn()).AuthenticationResult
  await expect(refresh(`${third.RefreshToken}x`)).rejects.toThrow('Invalid Refresh Token')
  expect(pools.verify(third.AccessToken, pool.id)).toMatchObject({ token_use: 'access' })
  clock.now += 3_600_000
  expect(pools.verify(third.AccessToken, pool.id)).toBeUndefined()
  await expect(call('GetUser', { AccessToken: third.AccessToken })).rejects.toThrow(
    'Access Token has expired',
  )
  clock.now += 30 * 86_400_000
  await expect(refresh(third.RefreshToken)).rejects.toThrow('Refresh Token has expired')
  await expect(call('GetUser', { AccessToken: third.IdToken })).rejects.toThrow('Invalid Access Token')
})

test('what one client began another cannot go on with', async () => {
  const { signIn, admin, app, pools, pool } = await stageWith()
  const { RefreshToken } = (await signIn()).AuthenticationResult
  const { id: ClientId } = await pools.deployClient('Another', { UserPoolId: pool.id })
  await expect(app('GetTokensFromRefreshToken', { ClientId, RefreshToken })).rejects.toThrow(
    'Invalid Refresh Token',
  )
  await expect(app('RevokeToken', { ClientId, Token: RefreshToken })).rejects.toThrow()
  await app('GetTokensFromRefreshToken', { RefreshToken })
  await admin('AdminSetUserPassword', ANA)
  const { ChallengeName, Session } = await signIn()
  const ChallengeResponses = { USERNAME: ANA.Username, NEW_PASSWORD: 'mi-clave' }
  await expect(
    app('RespondToAuthChallenge', { ClientId, ChallengeName, Session, ChallengeResponses }),
  ).rejects.toThrow('Invalid session for the user.')
})

test('flows that the client was not given are refused', async () => {
  const { signIn, app } = await stageWith({ client: { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] } })
  await expect(signIn()).rejects.toMatchObject({
    code: 'InvalidParameterException',
    message: 'USER_PASSWORD_AUTH flow not enabled for this client',
  })
  await expect(
    app('InitiateAuth', { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: ANA.Username } }),
  ).rejects.toMatchObject({ code: 'InvalidParameterException' })
})

test('an address that must be verified first stays as it was until then', async () => {
  const { signIn, call, code, admin } = await stageWith({
    pool: { UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] } },
  })
  const { AccessToken } = (await signIn()).AuthenticationResult
  const UserAttributes = [{ Name: 'email', Value: 'nueva@escuela.test' }]
  await call('UpdateUserAttributes', { AccessToken, UserAttributes })
  await expect(signIn('secreto', 'nueva@escuela.test')).rejects.toThrow('Incorrect')
  await call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: code() })
  await signIn('secreto', 'nueva@escuela.test')
  await admin('AdminCreateUser', { Username: 'eva@escuela.test', MessageAction: 'SUPPRESS' })
  await expect(
    call('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value: 'eva@escuela.test' }],
    }),
  ).rejects.toMatchObject({
    code: 'AliasExistsException',
    message: 'An account with the given email already exists.',
  })
})

test('guessing the old password is limited', async () => {
  const { signIn, call } = await stageWith()
  const { AccessToken } = (await signIn()).AuthenticationResult
  const change = (PreviousPassword: string) =>
    call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword: 'nueva-clave' })
  for (let tries = 0; tries < 5; tries++) await expect(change('mala-clave')).rejects.toThrow('Incorrect')
  await expect(change('secreto')).rejects.toMatchObject({ code: 'LimitExceededException' })
})
