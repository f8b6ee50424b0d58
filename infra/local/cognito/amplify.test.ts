import { Amplify } from 'aws-amplify'
import * as auth from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage, serveStage } from './stage.ts'

let stage: Stage
let front: Awaited<ReturnType<typeof serveStage>>

beforeAll(async () => {
  stage = await openStage({
    triggers: {
      PreSignUp: event => {
        event.response.autoConfirmUser = true
      },
    },
  })
  front = await serveStage(stage)
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: stage.pool.id,
        userPoolClientId: stage.client.id,
        userPoolEndpoint: front.url,
      },
    },
  })
  const held = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void held.set(key, value),
    getItem: async key => held.get(key) ?? null,
    removeItem: async key => void held.delete(key),
    clear: async () => held.clear(),
  })
})
afterAll(async () => {
  await front.close()
  stage.close()
})

const email = 'Ana@escuela.test'

describe('aws-amplify, unchanged', () => {
  test('signs up, signs in with SRP, refreshes, edits, changes the password and signs out', async () => {
    const signedUp = await auth.signUp({
      username: email,
      password: 'secreto',
      options: { userAttributes: { email, name: 'Ana' } },
    })
    expect(signedUp.nextStep.signUpStep).toBe('DONE')

    await expect(auth.signIn({ username: email, password: 'secretO' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    await expect(auth.signIn({ username: 'nadie@escuela.test', password: 'secreto' })).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    })
    const signedIn = await auth.signIn({ username: email.toLowerCase(), password: 'secreto' })
    expect(signedIn).toMatchObject({ isSignedIn: true })

    const { tokens } = await auth.fetchAuthSession()
    expect(tokens?.idToken?.payload).toMatchObject({
      email,
      email_verified: false,
      'cognito:username': signedUp.userId,
      sub: signedUp.userId,
    })
    const refreshed = await auth.fetchAuthSession({ forceRefresh: true })
    expect(refreshed.tokens?.idToken?.payload.jti).not.toBe(tokens?.idToken?.payload.jti)
    expect(refreshed.tokens?.idToken?.payload.origin_jti).toBe(tokens?.idToken?.payload.origin_jti)

    await auth.updateUserAttributes({ userAttributes: { name: 'Ana María' } })
    await expect(auth.fetchUserAttributes()).resolves.toMatchObject({
      name: 'Ana María',
      sub: signedUp.userId,
    })
    await expect(
      auth.updateUserAttributes({ userAttributes: { 'custom:role': 'admin' } }),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    })

    await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'email' })
    await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: stage.code() })
    await expect(auth.fetchUserAttributes()).resolves.toMatchObject({ email_verified: 'true' })

    await auth.updatePassword({ oldPassword: 'secreto', newPassword: 'coquí-lee' })
    await auth.signOut()
    await expect(auth.signIn({ username: email, password: 'secreto' })).rejects.toThrow()
    await auth.signIn({ username: email, password: 'coquí-lee' })
    await auth.signOut({ global: true })

    await auth.resetPassword({ username: email })
    await auth.confirmResetPassword({
      username: email,
      confirmationCode: stage.code(),
      newPassword: 'nueva-clave',
    })
    await auth.signIn({ username: email, password: 'nueva-clave' })
    await auth.deleteUser()
    await expect(auth.signIn({ username: email, password: 'nueva-clave' })).rejects.toThrow()
  })

  test('cannot give itself a role at sign-up', async () => {
    const userAttributes = { email: 'rey@escuela.test', 'custom:role': 'admin' }
    await expect(
      auth.signUp({ username: 'rey@escuela.test', password: 'secreto', options: { userAttributes } }),
    ).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    })
    const { Users } = await stage.admin('ListUsers', { Filter: 'email = "rey@escuela.test"' })
    expect(Users).toEqual([])
  })
})

describe('the documents a pool publishes', () => {
  test('let aws-jwt-verify check both tokens, and refuse a tampered one', async () => {
    await stage.admin('AdminCreateUser', { Username: 'luz@escuela.test', MessageAction: 'SUPPRESS' })
    const target = { Username: 'luz@escuela.test' }
    await stage.admin('AdminSetUserPassword', { ...target, Password: 'secreto', Permanent: true })
    const { AuthenticationResult } = await stage.app('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'luz@escuela.test', PASSWORD: 'secreto' },
    })
    const jwks = await (await fetch(`${front.url}/${stage.pool.id}/.well-known/jwks.json`)).json()
    const verifier = CognitoJwtVerifier.create({ userPoolId: stage.pool.id, clientId: stage.client.id })
    verifier.cacheJwks(jwks)
    await expect(verifier.verify(AuthenticationResult.IdToken, { tokenUse: 'id' })).resolves.toMatchObject({
      email: 'luz@escuela.test',
    })
    await expect(
      verifier.verify(AuthenticationResult.AccessToken, { tokenUse: 'access' }),
    ).resolves.toMatchObject({ scope: 'aws.cognito.signin.user.admin' })

    const [header, payload, signature] = AuthenticationResult.IdToken.split('.')
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), 'custom:role': 'admin' }
    const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    await expect(verifier.verify(forged, { tokenUse: 'id' })).rejects.toThrow('Invalid signature')
    expect(stage.pools.verify(forged, stage.pool.id)).toBeUndefined()
    expect(stage.pools.verify(AuthenticationResult.IdToken, stage.pool.id)).toMatchObject({
      token_use: 'id',
    })
  })

  test('name the real issuer', async () => {
    const address = `${front.url}/${stage.pool.id}/.well-known/openid-configuration`
    await expect((await fetch(address)).json()).resolves.toMatchObject({
      issuer: `https://cognito-idp.us-east-1.amazonaws.com/${stage.pool.id}`,
      jwks_uri: `https://cognito-idp.us-east-1.amazonaws.com/${stage.pool.id}/.well-known/jwks.json`,
    })
  })
})
