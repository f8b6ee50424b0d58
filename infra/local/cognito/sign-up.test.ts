import { afterEach, expect, test } from 'vitest'
import { openStage, type Stage, type StageOptions } from './stage.ts'

const stages: Stage[] = []
async function stageWith(options: StageOptions = {}) {
  const stage = await openStage(options)
  stages.push(stage)
  return stage
}
afterEach(() => {
  for (const stage of stages.splice(0)) stage.close()
})

const ANA = { Username: 'ana@escuela.test', Password: 'secreto' }

const confirm = (stage: Stage, ConfirmationCode: string) =>
  stage.app('ConfirmSignUp', { ...ANA, ConfirmationCode })
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('an account is confirmed with the code that was sent, and its address is verified by it', async () => {
  const stage = await stageWith()
  const signedUp = await stage.app('SignUp', ANA)
  expect(signedUp).toMatchObject({
    UserConfirmed: false,
    CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
  })
  const signIn = () =>
    stage.app('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: ANA.Username, PASSWORD: ANA.Password },
    })
  await expect(signIn()).rejects.toMatchObject({
    code: 'UserNotConfirmedException',
    message: 'User is not confirmed.',
  })
  await expect(confirm(stage, otherThan(stage.code()))).rejects.toMatchObject({
    code: 'CodeMismatchException',
    message: 'Invalid verification code provided, please try again.',
  })
  await confirm(stage, stage.code())
  expect((await signIn()).AuthenticationResult.TokenType).toBe('Bearer')
  const { UserAttributes, UserStatus } = await stage.admin('AdminGetUser', ANA)
  expect(UserStatus).toBe('CONFIRMED')
  expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' })
  await expect(confirm(stage, stage.code())).rejects.toMatchObject({
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
})

test('a code dies with its day', async () => {
  const stage = await stageWith()
  await stage.app('SignUp', ANA)
  stage.clock.now += 24 * 3_600_000
  await expect(confirm(stage, stage.code())).rejects.toMatchObject({
    code: 'ExpiredCodeException',
    message: 'Invalid code provided, please request a code again.',
  })
  await stage.app('ResendConfirmationCode', ANA)
  await confirm(stage, stage.code())
})

test('after five wrong codes even the right one is refused, for an hour', async () => {
  const stage = await stageWith()
  await stage.app('SignUp', ANA)
  const wrong = otherThan(stage.code())
  for (let tries = 0; tries < 5; tries++) await expect(confirm(stage, wrong)).rejects.toThrow('Invalid')
  await expect(confirm(stage, stage.code())).rejects.toMatchObject({
    code: 'LimitExceededException',
    message: 'Attempt limit exceeded, please try after some time.',
  })
  stage.clock.now += 3_600_000
  await confirm(stage, stage.code())
})

test('codes are sent ten times an hour at most', async () => {
  const stage = await stageWith()
  await stage.app('SignUp', ANA)
  for (let sent = 1; sent < 10; sent++) await stage.app('ResendConfirmationCode', ANA)
  const again = stage.app('ResendConfirmationCode', ANA)
  await expect(again).rejects.toMatchObject({ code: 'LimitExceededException' })
})

test('an address signs up once, in any case', async () => {
  const stage = await stageWith()
  await stage.app('SignUp', ANA)
  const again = stage.app('SignUp', { ...ANA, Username: 'ANA@escuela.test' })
  await expect(again).rejects.toMatchObject({
    code: 'UsernameExistsException',
    message: 'An account with the given email already exists.',
  })
})

test.each([
  [
    { Password: 'corta' },
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ],
  [{ Username: 'ana' }, 'InvalidParameterException', 'Username should be an email.'],
  [{ Username: 'ana@escuela' }, 'InvalidParameterException', 'Invalid email address format.'],
  [
    { UserAttributes: [{ Name: 'custom:role', Value: 'admin' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
  [
    { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    'NotAuthorizedException',
    'A client attempted to write unauthorized attribute',
  ],
])('%j is refused with %s and leaves nothing behind', async (part, code, message) => {
  const stage = await stageWith()
  await expect(stage.app('SignUp', { ...ANA, ...part })).rejects.toMatchObject({ code, message })
  expect((await stage.admin('ListUsers')).Users).toEqual([])
})

test('a strict pool asks for every kind of character', async () => {
  const stage = await stageWith({ pool: { Policies: undefined } })
  const reasons = ['aaaaaaaa', 'AAAAAAAA', 'aaaaAAAA', 'aaaAAA11'].map(Password =>
    stage.app('SignUp', { ...ANA, Password }).catch((error: Error) => error.message.split(': ')[1]),
  )
  await expect(Promise.all(reasons)).resolves.toEqual([
    'Password must have uppercase characters',
    'Password must have lowercase characters',
    'Password must have numeric characters',
    'Password must have symbol characters',
  ])
})

test('PreSignUp sees the real event, and its error is the caller’s', async () => {
  const stage = await stageWith({
    triggers: {
      PreSignUp: event => {
        if (event.request.validationData === null) throw new Error('access.codeMissing')
        Object.assign(event.response, { autoConfirmUser: true, autoVerifyEmail: true })
      },
      PostConfirmation: () => {},
    },
  })
  await expect(stage.app('SignUp', ANA)).rejects.toMatchObject({
    code: 'UserLambdaValidationException',
    message: 'PreSignUp failed with error access.codeMissing.',
  })
  expect((await stage.admin('ListUsers')).Users).toEqual([])
  const { UserSub, UserConfirmed } = await stage.app('SignUp', {
    ...ANA,
    UserAttributes: [{ Name: 'name', Value: 'Ana' }],
    ValidationData: [{ Name: 'code', Value: 'ABCDE-FGHJK' }],
    ClientMetadata: { page: 'auth' },
  })
  expect(UserConfirmed).toBe(true)
  expect(stage.events.slice(1)).toEqual([
    {
      version: '1',
      region: 'us-east-1',
      userPoolId: stage.pool.id,
      userName: UserSub,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: stage.client.id },
      triggerSource: 'PreSignUp_SignUp',
      request: {
        userAttributes: { email: ANA.Username, name: 'Ana' },
        validationData: { code: 'ABCDE-FGHJK' },
        clientMetadata: { page: 'auth' },
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
    expect.objectContaining({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      userName: UserSub,
      request: {
        userAttributes: {
          sub: UserSub,
          'cognito:user_status': 'CONFIRMED',
          email: ANA.Username,
          email_verified: 'true',
          name: 'Ana',
        },
        clientMetadata: { page: 'auth' },
      },
      response: {},
    }),
  ])
})

test('CustomMessage words the mail; an answer of another shape is no answer', async () => {
  const texts: unknown[] = ['Tu código: {####}', 7]
  const stage = await stageWith({
    triggers: {
      CustomMessage: event => {
        event.response.emailMessage = texts.shift()
      },
    },
  })
  await stage.app('SignUp', ANA)
  expect(stage.mails[0]).toMatchObject({ to: ANA.Username, subject: 'Your verification code' })
  expect(stage.mails[0]?.body).toMatch(/^Tu código: \d{6}$/)
  await expect(stage.app('ResendConfirmationCode', ANA)).rejects.toMatchObject({
    code: 'InvalidLambdaResponseException',
    message: 'Unrecognizable lambda output',
  })
})

test('nobody learns who has an account, unless the client is set to tell', async () => {
  const silent = await stageWith()
  const nobody = { Username: 'nadie@escuela.test' }
  await expect(silent.app('ForgotPassword', nobody)).resolves.toMatchObject({
    CodeDeliveryDetails: { Destination: 'n***@e***' },
  })
  await expect(silent.app('ConfirmSignUp', { ...nobody, ConfirmationCode: '123456' })).rejects.toMatchObject({
    code: 'ExpiredCodeException',
  })
  const open = await stageWith({ client: { PreventUserExistenceErrors: 'LEGACY' } })
  await expect(open.app('ForgotPassword', nobody)).rejects.toMatchObject({
    code: 'UserNotFoundException',
    message: 'Username/client id combination not found.',
  })
})
