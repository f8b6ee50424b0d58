import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { OPERATOR_KEY } from '../endpoint/credentials.ts'
import { BROWSER, openStage, PEOPLE, serveStage } from './stage.ts'

test('a restart keeps ids, users, keys and sessions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cognito-'))
  const file = join(folder, 'pools.db')
  const before = await openStage({ file })
  const ana = { Username: 'ana@escuela.test', Password: 'secreto' }
  await before.app('SignUp', ana)
  await before.app('ConfirmSignUp', { ...ana, ConfirmationCode: before.code() })
  const AuthParameters = { USERNAME: ana.Username, PASSWORD: ana.Password }
  const signIn = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
  const { AuthenticationResult } = await before.app('InitiateAuth', signIn)
  const keys = before.pools.jwks(before.pool.id)
  before.close()

  const after = await openStage({ file })
  expect(after.pool).toEqual(before.pool)
  expect(after.client).toEqual(before.client)
  expect(after.pools.jwks(after.pool.id)).toEqual(keys)
  expect(after.pools.verify(AuthenticationResult.IdToken, after.pool.id)).toMatchObject({ token_use: 'id' })
  await after.app('GetTokensFromRefreshToken', { RefreshToken: AuthenticationResult.RefreshToken })
  await after.app('InitiateAuth', signIn)
  after.close()
  rmSync(folder, { recursive: true })
})

test('ids and ARN have the real forms', async () => {
  const stage = await openStage()
  expect(stage.pool.id).toMatch(/^us-east-1_[A-Za-z0-9]{9}$/)
  expect(stage.pool.arn).toBe(`arn:aws:cognito-idp:us-east-1:000000000000:userpool/${stage.pool.id}`)
  expect(stage.client.id).toMatch(/^[a-z0-9]{26}$/)
  stage.close()
})

test.each([
  [{ MfaConfiguration: 'ON' }, 'MfaConfiguration'],
  [{ AliasAttributes: ['email'] }, 'AliasAttributes'],
  [{ LambdaConfig: { UserMigration: 'arn' } }, 'LambdaConfig.UserMigration'],
  [{ Schema: [{ Name: 'x', Mutable: true, AttributeDataType: 'DateTime' }] }, 'Schema.0.AttributeDataType'],
])('a pool with %j is refused by name', async (properties, name) => {
  const stage = await openStage()
  await expect(stage.pools.deployPool('Other', { ...PEOPLE, ...properties })).rejects.toThrow(
    `AWS::Cognito::UserPool Other: the embedded cloud does not carry out ${name} as given`,
  )
  stage.close()
})

test.each([
  [{ GenerateSecret: true }, 'GenerateSecret'],
  [{ AllowedOAuthFlowsUserPoolClient: true }, 'AllowedOAuthFlowsUserPoolClient'],
  [{ IdTokenValidity: 2, TokenValidityUnits: { IdToken: 'days' } }, 'IdTokenValidity'],
  [{ RefreshTokenValidity: 11, TokenValidityUnits: { RefreshToken: 'minutes' } }, 'RefreshTokenValidity'],
])('a client with %j is refused by name', async (properties, name) => {
  const stage = await openStage()
  await expect(
    stage.pools.deployClient('Other', { UserPoolId: stage.pool.id, ...BROWSER, ...properties }),
  ).rejects.toThrow(name)
  stage.close()
})

test('only Admin calls and ListUsers need a grant, on the pool', async () => {
  const { pools, pool, close } = await openStage()
  for (const action of ['AdminGetUser', 'AdminCreateUser', 'ListUsers'])
    expect(pools.needs(action, { UserPoolId: pool.id })).toEqual([
      { action: `cognito-idp:${action}`, resource: pool.arn },
    ])
  for (const action of ['SignUp', 'InitiateAuth', 'GetUser', 'toString'])
    expect(pools.needs(action, {})).toEqual([])
  await expect(pools.handle('AdminResetUserPassword', {})).rejects.toMatchObject({
    code: 'UnknownOperationException',
    message: 'Unknown operation: AdminResetUserPassword',
  })
  await expect(pools.handle('toString', {})).rejects.toMatchObject({ code: 'UnknownOperationException' })
  await expect(pools.handle('SignUp', {})).rejects.toMatchObject({ code: 'InvalidParameterException' })
  close()
})

test('the SDK administers users', async () => {
  const stage = await openStage({ triggers: { PreSignUp: () => {} } })
  const front = await serveStage(stage)
  const sdk = new CognitoIdentityProviderClient({
    endpoint: front.url,
    region: 'us-east-1',
    credentials: OPERATOR_KEY,
  })
  const UserPoolId = stage.pool.id
  const Username = 'luz@escuela.test'
  const { User } = await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      UserAttributes: [{ Name: 'custom:role', Value: 'teacher' }],
    }),
  )
  expect(User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true })
  expect(stage.events[0]).toMatchObject({
    triggerSource: 'PreSignUp_AdminCreateUser',
    callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
  })
  expect(stage.mails[0]?.body).toMatch(
    /^Your username is luz@escuela.test and temporary password is \S{8}\.$/,
  )

  const update = (Name: string, Value: string) =>
    sdk.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [{ Name, Value }] }),
    )
  await update('custom:role', 'director')
  await expect(update('custom:role', 'a-role-too-long')).rejects.toMatchObject({
    name: 'InvalidParameterException',
  })
  await expect(update('custom:origin', 'x')).rejects.toMatchObject({
    message: 'user.custom:origin: Attribute cannot be updated.\n',
  })
  await expect(update('custom:none', 'x')).rejects.toMatchObject({
    message:
      'Attributes did not conform to the schema: custom:none: Attribute does not exist in the schema.\n',
  })
  const found = await sdk.send(new AdminGetUserCommand({ UserPoolId, Username }))
  expect(found.UserAttributes).toContainEqual({ Name: 'custom:role', Value: 'director' })
  await update('custom:role', '')
  await expect(update('email', '')).rejects.toThrow('email: The attribute is required')
  const bare = await sdk.send(new AdminGetUserCommand({ UserPoolId, Username }))
  expect(bare.UserAttributes?.map(({ Name }) => Name).sort()).toEqual(['email', 'email_verified', 'sub'])

  await sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  await sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username }))
  await expect(sdk.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
    message: 'User does not exist.',
  })
  await front.close()
  stage.close()
})

test('ListUsers pages through everyone once, and filters', async () => {
  const { admin, close } = await openStage()
  const names = Array.from({ length: 7 }, (_, at) => `u${at}-${randomBytes(4).toString('hex')}@escuela.test`)
  for (const Username of names) await admin('AdminCreateUser', { Username, MessageAction: 'SUPPRESS' })
  const seen: string[] = []
  let PaginationToken: string | undefined
  do {
    const page = await admin('ListUsers', { Limit: 3, PaginationToken, AttributesToGet: ['email'] })
    for (const { Attributes } of page.Users) seen.push(Attributes[0].Value)
    PaginationToken = page.PaginationToken
  } while (PaginationToken)
  expect(seen.toSorted()).toEqual(names.toSorted())
  const filtered = async (Filter: string) => (await admin('ListUsers', { Filter })).Users.length
  await expect(filtered(`email = "${names[2]}"`)).resolves.toBe(1)
  await expect(filtered('email ^= "u"')).resolves.toBe(7)
  await expect(filtered('status = "Disabled"')).resolves.toBe(0)
  await expect(filtered('custom:role = "x"')).rejects.toMatchObject({ code: 'InvalidParameterException' })
  close()
})
