import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { redirects } from '#tests/support/redirects.ts'
import { openStage, type Stage, type StageOptions, serveStage } from '../stage.ts'

const CALLBACK = 'http://localhost:3000/dashboard'
const GOODBYE = 'http://localhost:3000/auth'
const PROVIDER = {
  ProviderName: 'Google',
  ProviderType: 'Google',
  ProviderDetails: { client_id: 'id', client_secret: 'secret', authorize_scopes: 'openid email profile' },
  AttributeMapping: { email: 'email', email_verified: 'email_verified', name: 'name' },
}
const CLIENT = {
  SupportedIdentityProviders: ['COGNITO', 'Google'],
  AllowedOAuthFlowsUserPoolClient: true,
  AllowedOAuthFlows: ['code'],
  AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  CallbackURLs: [CALLBACK],
  LogoutURLs: [GOODBYE],
}
const ANA = { name: 'Ana Rivera', email: 'ana@google.test', verified: 'on' }

let refuse: string | undefined
const triggers: NonNullable<StageOptions['triggers']> = {
  PreSignUp: event => {
    if (refuse) throw new Error(refuse)
    event.response.autoConfirmUser = true
  },
  PostConfirmation: () => {},
  PostAuthentication: () => {},
  PreTokenGeneration: () => {},
}

let stage: Stage
let front: Awaited<ReturnType<typeof serveStage>>
beforeAll(async () => {
  stage = await openStage({ triggers, provider: PROVIDER, client: CLIENT })
  front = await serveStage(stage)
})
afterAll(async () => {
  await front.close()
  stage.close()
})
beforeEach(() => {
  refuse = undefined
  stage.events.length = 0
})

const claimsOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())

const browser = () => {
  const go = redirects()
  return (address: URL | string = '', form?: Readonly<Record<string, string>>) =>
    go(new URL(address, front.url), form)
}

const verifier = randomBytes(48).toString('base64url')
const question = (change: Readonly<Record<string, string>> = {}) =>
  `/oauth2/authorize?${new URLSearchParams({
    client_id: stage.client.id,
    identity_provider: 'Google',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  })}`

/** The whole way to Google and back; gives the query that the app's page gets. */
async function arrive(account: Readonly<Record<string, string>>, go = browser()) {
  const asked = await go(question())
  const answered = await go(asked.to, account)
  const { to } = await go(answered.to)
  return (to ?? new URL('')).searchParams
}

async function redeem(code: string | null, change: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${front.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: stage.client.id,
      redirect_uri: CALLBACK,
      code: code ?? '',
      code_verifier: verifier,
      ...change,
    }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many different answers
  return { status: response.status, body: (await response.json()) as any }
}

const sources = () => stage.events.map(({ triggerSource }) => triggerSource)

describe('the way to Google and back', () => {
  test('makes an external user at the first arrival and finds them at the next', async () => {
    const answer = await arrive(ANA)
    expect(answer.get('state')).toBe('the-state')
    const { body } = await redeem(answer.get('code'))
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
    const claims = claimsOf(body.id_token)
    expect(claims).toMatchObject({
      email: ANA.email,
      email_verified: true,
      name: ANA.name,
      token_use: 'id',
      aud: stage.client.id,
      'cognito:username': expect.stringMatching(/^google_\d{21}$/),
      identities: [
        {
          providerName: 'Google',
          providerType: 'Google',
          issuer: null,
          primary: 'true',
          userId: expect.any(String),
        },
      ],
    })
    expect(claimsOf(body.access_token).scope).toBe('openid email profile aws.cognito.signin.user.admin')
    expect(sources()).toEqual([
      'PreSignUp_ExternalProvider',
      'PostConfirmation_ConfirmSignUp',
      'TokenGeneration_HostedAuth',
    ])
    expect(stage.events[0]).toMatchObject({
      userName: claims['cognito:username'],
      request: { userAttributes: { email: ANA.email, email_verified: 'true', name: ANA.name } },
    })
    const user = await stage.admin('AdminGetUser', { Username: claims['cognito:username'] })
    expect(user.UserStatus).toBe('EXTERNAL_PROVIDER')

    stage.events.length = 0
    const again = await redeem((await arrive({ ...ANA, name: 'Ana R. Soto' })).get('code'))
    expect(claimsOf(again.body.id_token)).toMatchObject({ sub: claims.sub, name: 'Ana R. Soto' })
    expect(sources()).toEqual(['PostAuthentication_Authentication', 'TokenGeneration_HostedAuth'])

    const renewed = await stage.app('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: body.refresh_token },
    })
    expect(claimsOf(renewed.AuthenticationResult.IdToken).identities).toHaveLength(1)
    const { Username } = await stage.call('GetUser', { AccessToken: body.access_token })
    expect(Username).toBe(claims['cognito:username'])
  })

  test('says whether Google has verified the address', async () => {
    const { body } = await redeem((await arrive({ name: 'Leo', email: 'leo@google.test' })).get('code'))
    expect(claimsOf(body.id_token).email_verified).toBe(false)
  })

  test('offers the accounts that were there before', async () => {
    await arrive({ ...ANA, email: 'luz@google.test', name: 'Luz <b>' })
    const go = browser()
    const { body } = await go((await go(question())).to)
    expect(body).toContain('value="luz@google.test"')
    expect(body).toContain('Luz &lt;b&gt;')
    const { body: tokens } = await redeem((await arrive({ chosen: 'luz@google.test' })).get('code'))
    expect(claimsOf(tokens.id_token).name).toBe('Luz <b>')
  })

  test('asks nobody again within the pool’s own session, which signing out ends', async () => {
    const visitor = browser()
    await arrive(ANA, visitor)
    const { to } = await visitor(question())
    expect(to?.searchParams.get('code')).toBeTruthy()
    const logout = `/logout?${new URLSearchParams({ client_id: stage.client.id, logout_uri: GOODBYE })}`
    expect(await visitor(logout)).toMatchObject({ status: 302, to: new URL(GOODBYE) })
    expect((await visitor(question())).to?.pathname).toContain('/google/')
    expect(await visitor(logout.replace('auth', 'elsewhere'))).toMatchObject({ status: 400, to: undefined })
  })
})

describe('an account of the same address', () => {
  test('stays a user of its own, whoever was first, and keeps its password', async () => {
    const email = 'maestra@google.test'
    const { UserSub } = await stage.app('SignUp', {
      Username: email,
      Password: 'secreto',
      UserAttributes: [{ Name: 'email', Value: email }],
    })
    const { body } = await redeem((await arrive({ ...ANA, email })).get('code'))
    expect(claimsOf(body.id_token).sub).not.toBe(UserSub)
    const signedIn = await stage.app('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'secreto' },
    })
    expect(claimsOf(signedIn.AuthenticationResult.IdToken)).toMatchObject({
      sub: UserSub,
      email_verified: false,
    })
    expect(claimsOf(signedIn.AuthenticationResult.IdToken).identities).toBeUndefined()
    expect((await stage.admin('ListUsers', { Filter: `email = "${email}"` })).Users).toHaveLength(2)

    await stage.app('SignUp', {
      Username: ANA.email,
      Password: 'secreto',
      UserAttributes: [{ Name: 'email', Value: ANA.email }],
    })
  })

  test('has no password way in for whoever came by Google', async () => {
    const { body } = await redeem((await arrive({ ...ANA, email: 'sin@google.test' })).get('code'))
    const name = claimsOf(body.id_token)['cognito:username']
    await expect(
      stage.app('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: name, PASSWORD: 'secreto' },
      }),
    ).rejects.toThrow('Incorrect username or password.')
    await expect(stage.app('ForgotPassword', { Username: name })).rejects.toMatchObject({
      message: 'User password cannot be reset in the current state.',
    })
  })
})

describe('what is refused', () => {
  test('the functions’ refusal reaches the page, and no user is made', async () => {
    refuse = 'identity.emailTaken'
    const answer = await arrive({ ...ANA, email: 'nueva@google.test' })
    expect(Object.fromEntries(answer)).toEqual({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error identity.emailTaken. ',
      state: 'the-state',
    })
    expect((await stage.admin('ListUsers', { Filter: 'email = "nueva@google.test"' })).Users).toEqual([])
  })

  test('a change of mind at Google', async () => {
    const answer = await arrive({ cancel: 'yes' })
    expect(Object.fromEntries(answer)).toEqual({ error: 'access_denied', state: 'the-state' })
  })

  test.each([
    [{ client_id: 'nobody' }, 'Client does not exist.'],
    [{ redirect_uri: 'http://localhost:3000/elsewhere' }, 'redirect_mismatch'],
    [{ redirect_uri: `${CALLBACK}/` }, 'redirect_mismatch'],
    [{ identity_provider: 'Facebook' }, 'Login option is not available.'],
  ])('a question with %o goes nowhere', async (change, body) => {
    expect(await browser()(question(change))).toEqual({ status: 400, to: undefined, body })
  })

  test.each([
    [{ response_type: 'token' }, 'unauthorized_client'],
    [{ scope: 'openid phone' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ])('a question with %o is answered with an error', async (change, error) => {
    const { to } = await browser()(question(change))
    expect(to?.href.startsWith(CALLBACK)).toBe(true)
    expect(to?.searchParams.get('error')).toBe(error)
  })

  test('an answer in another browser, without its state, or a second time', async () => {
    const one = browser()
    const answered = await one((await one(question())).to, ANA)
    expect((await browser()(answered.to)).body).toBe('Invalid state parameter')
    expect((await one((answered.to?.href ?? '').replace(/state=[^&]*/, 'state=x'))).status).toBe(400)
    expect((await one(answered.to)).status).toBe(302)
    expect((await one(answered.to)).status).toBe(400)
  })

  test('a Google that would return elsewhere', async () => {
    const go = browser()
    const { to } = await go(question())
    const elsewhere = to ?? new URL('')
    elsewhere.searchParams.set('redirect_uri', 'http://evil.test/oauth2/idpresponse')
    expect((await go(elsewhere.href)).body).toBe('redirect_uri_mismatch')
    expect((await go(elsewhere.href, ANA)).body).toBe('redirect_uri_mismatch')
  })

  test.each([[{ code_verifier: 'another' }], [{ code_verifier: '' }], [{ redirect_uri: GOODBYE }]])(
    'a code with %o, which is spent by the try',
    async change => {
      const code = (await arrive(ANA)).get('code')
      expect(await redeem(code, change)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
      expect((await redeem(code)).status).toBe(400)
    },
  )

  test('a code twice, after its time, of nobody, or from another client', async () => {
    const code = (await arrive(ANA)).get('code')
    expect((await redeem(code)).status).toBe(200)
    expect(await redeem(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
    const late = (await arrive(ANA)).get('code')
    stage.clock.now += 301_000
    expect((await redeem(late)).body).toEqual({ error: 'invalid_grant' })
    expect((await redeem('made-up')).body).toEqual({ error: 'invalid_grant' })
    expect((await redeem(late, { client_id: 'nobody' })).body).toEqual({ error: 'invalid_client' })
    expect((await redeem(late, { grant_type: 'password' })).body).toEqual({ error: 'unsupported_grant_type' })
  })

  test('a disabled user, and a refresh after revocation', async () => {
    const { body } = await redeem((await arrive({ ...ANA, email: 'fuera@google.test' })).get('code'))
    const form = { grant_type: 'refresh_token', refresh_token: body.refresh_token }
    expect((await redeem(null, form)).status).toBe(200)
    await fetch(`${front.url}/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: stage.client.id, token: body.refresh_token }),
    })
    expect((await redeem(null, form)).body).toEqual({ error: 'invalid_grant' })
    await stage.admin('AdminDisableUser', { Username: claimsOf(body.id_token)['cognito:username'] })
    const answer = await arrive({ ...ANA, email: 'fuera@google.test' })
    expect(answer.get('error_description')).toContain('User is disabled.')
  })
})
