import { afterEach, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { fromBase32, totp } from './totp.ts'

const stages: Stage[] = []
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close()
})

const OFFERED = { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] }
const LUZ = { Username: 'luz@escuela.test', Password: 'secreto' }
const STEP = 30_000

/** Luz, who has an account and, where asked, an app that shows its codes. */
async function luz({ hasApp = true, pool = OFFERED as object } = {}) {
  const stage = await openStage({ pool: { ...pool } })
  stages.push(stage)
  await stage.admin('AdminCreateUser', { ...LUZ, MessageAction: 'SUPPRESS' })
  await stage.admin('AdminSetUserPassword', { ...LUZ, Permanent: true })
  const begin = () =>
    stage.app('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: LUZ.Username, PASSWORD: LUZ.Password },
    })
  const bearer = async () => ({ AccessToken: (await begin()).AuthenticationResult.AccessToken })
  const codeAt = (secret: string, off = 0) => totp(fromBase32(secret), stage.clock.now + off * STEP)
  const settings = (on: boolean) => ({ SoftwareTokenMfaSettings: { Enabled: on, PreferredMfa: on } })
  const answer = (Session: string, SOFTWARE_TOKEN_MFA_CODE: string) =>
    stage.app('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: LUZ.Username, SOFTWARE_TOKEN_MFA_CODE },
    })
  let secret = ''
  if (hasApp) {
    const token = await bearer()
    secret = (await stage.call('AssociateSoftwareToken', token)).SecretCode
    await stage.call('VerifySoftwareToken', { ...token, UserCode: codeAt(secret) })
    await stage.admin('AdminSetUserMFAPreference', { ...LUZ, ...settings(true) })
    stage.clock.now += STEP
  }
  return { ...stage, begin, bearer, codeAt, settings, answer, secret }
}

test('whoever has the app is asked for its six digits after the password', async () => {
  const { begin, answer, codeAt, secret, admin } = await luz()
  const { ChallengeName, Session, AuthenticationResult } = await begin()
  expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined])
  expect((await answer(Session, codeAt(secret))).AuthenticationResult.IdToken).toBeDefined()
  expect(await admin('AdminGetUser', LUZ)).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] })
})

test('a code is good once, and for one step on either side', async () => {
  const { begin, answer, codeAt, secret, clock } = await luz()
  const first = codeAt(secret)
  await answer((await begin()).Session, first)
  await expect(answer((await begin()).Session, first)).rejects.toMatchObject({ code: 'ExpiredCodeException' })
  clock.now += 10 * STEP
  const { Session } = await begin()
  await expect(answer(Session, codeAt(secret, -2))).rejects.toMatchObject({ code: 'CodeMismatchException' })
  // The session stays for another try.
  expect((await answer(Session, codeAt(secret, 1))).AuthenticationResult).toBeDefined()
})

test('wrong digits are counted as wrong passwords are', async () => {
  const { begin, answer, codeAt, secret } = await luz()
  const { Session } = await begin()
  for (let n = 0; n < 5; n++)
    await expect(answer(Session, codeAt(secret, 20))).rejects.toMatchObject({ code: 'CodeMismatchException' })
  await expect(answer(Session, codeAt(secret))).rejects.toThrow('attempts exceeded')
  await expect(begin()).rejects.toThrow('attempts exceeded')
})

test('nothing is asked of whoever has proven no app, or had it taken off', async () => {
  const { bearer, admin, settings, call, codeAt, begin } = await luz({ hasApp: false })
  await expect(admin('AdminSetUserMFAPreference', { ...LUZ, ...settings(true) })).rejects.toMatchObject({
    code: 'InvalidParameterException',
  })
  const token = await bearer()
  const { SecretCode } = await call('AssociateSoftwareToken', token)
  await expect(
    call('VerifySoftwareToken', { ...token, UserCode: codeAt(SecretCode, 5) }),
  ).rejects.toMatchObject({ code: 'EnableSoftwareTokenMFAException' })
  await call('VerifySoftwareToken', { ...token, UserCode: codeAt(SecretCode) })
  expect((await begin()).AuthenticationResult).toBeDefined()
  await call('SetUserMFAPreference', { ...token, ...settings(true) })
  expect((await begin()).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  await admin('AdminSetUserMFAPreference', { ...LUZ, ...settings(false) })
  expect((await begin()).AuthenticationResult).toBeDefined()
})

test('a pool that offers none has none', async () => {
  const { bearer, call } = await luz({ hasApp: false, pool: {} })
  await expect(call('AssociateSoftwareToken', await bearer())).rejects.toMatchObject({
    code: 'SoftwareTokenMFANotFoundException',
  })
})
