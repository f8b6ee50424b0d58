/**
 * Identity's triggers, sweep and routes in this process, on the embedded database and user pool: every call they make is
 * seen, the clock is the test's, and any of them can be killed between two steps.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda'
import { onTestFinished, vi } from 'vitest'
import { type Code, type Grant, hashOfCode, hashOfEmail } from '#functions/identity/rules/access-code.ts'
import { identityTable } from '#functions/identity/table.ts'
import type { HttpHandler } from '#functions/platform/http/handler.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { openStage, serveStage } from '#infra/local/cognito/stage.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import type { Mail } from '#infra/local/inbox.ts'
import { AwsError, type JsonService, LOCAL_REGION } from '#infra/local/service.ts'
import { createSes } from '#infra/local/ses/room.ts'
import { errors } from '#shared/identity/errors.ts'
import { personStandingKey, type Role, studentStandingKey } from '#shared/kernel/standing.ts'
import { claimsOf } from './claims.ts'
import { tableDefinition } from './table-definition.ts'

const START = Date.UTC(2026, 7, 10, 12)
const PASSWORD = 'coqui-password'

/** When someone is to be killed: at the so-manieth moment, or as soon as they do this. */
type Moment = number | string

/** What the functions call, in its order; and a way to kill them at any moment, which is before and after each call. */
class Steps {
  /** As `dynamodb:PutItem`. */
  readonly seen: string[] = []
  #moments = 0
  #killAt: Moment = Number.POSITIVE_INFINITY
  #isDead = false

  /** Runs something that dies at that moment, if it comes to it. Gives how many moments there were. */
  async killing(at: Moment, run: () => Promise<unknown>): Promise<{ died: boolean; moments: number }> {
    this.#moments = 0
    this.#killAt = at
    await run().catch(() => undefined)
    const outcome = { died: this.#isDead, moments: this.#moments }
    this.#killAt = Number.POSITIVE_INFINITY
    this.#isDead = false
    return outcome
  }

  /** A moment in which one may die; the dead do nothing any more. */
  pass(what = ''): void {
    if (this.#moments++ === this.#killAt || what === this.#killAt) this.#isDead = true
    if (this.#isDead) throw new AwsError('Killed', 'this process was killed')
  }

  watching(service: JsonService): JsonService {
    return {
      signingName: service.signingName,
      needs: service.needs.bind(service),
      handle: async (action, input) => {
        const what = `${service.signingName}:${action}`
        this.pass(what)
        this.seen.push(what)
        const answer = await service.handle(action, input)
        this.pass()
        return answer
      },
    }
  }
}

interface Asking {
  readonly personId: string
  readonly roles: readonly Role[]
  readonly email?: string
}

/** What is played, with clients of its own: they are made when they are loaded. */
async function load() {
  vi.resetModules()
  const [triggers, codes, { keepSchool }, { firstAdminCode }, { commit }, { httpFunction }, { admit }] =
    await Promise.all([
      Promise.all([
        import('#functions/identity/accounts/pre-sign-up.ts'),
        import('#functions/identity/accounts/post-confirmation.ts'),
        import('#functions/identity/accounts/pre-token.ts'),
        import('#functions/identity/accounts/sweep-reservations.ts'),
        import('#functions/identity/codes/apply-code.ts'),
        import('#functions/identity/accounts/end-role.ts'),
        import('#functions/identity/accounts/compare-people.ts'),
        import('#functions/identity/accounts/reopen-account.ts'),
        import('#functions/identity/accounts/get-profile.ts'),
        import('#functions/identity/accounts/list-colleagues.ts'),
        import('#functions/identity/accounts/prove-address.ts'),
        import('#functions/identity/accounts/claim-address.ts'),
      ]),
      import('#functions/identity/codes/access-code-store.ts'),
      import('#functions/identity/accounts/school-store.ts'),
      import('#functions/identity/codes/first-admin.ts'),
      import('#functions/platform/store/transaction.ts'),
      import('#functions/platform/http/http.ts'),
      import('#functions/platform/http/admission.ts'),
    ])
  const [preSignUp, postConfirmation, preToken, sweep, applyCode, endRole, compare, ...routes] = triggers
  const [reopenAccount, getProfile, listColleagues, proveAddress, claimAddress] = routes
  return {
    ...{ ...codes, keepSchool, firstAdminCode, commit, httpFunction, admit },
    ...{
      preSignUp: preSignUp.handler,
      postConfirmation: postConfirmation.handler,
      preToken: preToken.handler,
    },
    ...{ sweep: sweep.handler, applyCode: applyCode.handler, endRole: endRole.handler },
    ...{
      compare: compare.handler,
      reopenAccount: reopenAccount.handler,
      getProfile: getProfile.handler,
      listColleagues: listColleagues.handler,
      proveAddress: proveAddress.handler,
      claimAddress: claimAddress.handler,
    },
  }
}

/** Opens the stage for one test. */
export async function identityStage() {
  const folder = await mkdtemp(join(tmpdir(), 'identity-'))
  const steps = new Steps()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const database = await openDatabase({ path: folder, sync: false })
  await database.deployTable(tableDefinition(identityTable))
  const rows = await serveDatabase(steps.watching(database), 0)
  const env: Record<string, string> = {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: OPERATOR_KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: OPERATOR_KEY.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: rows.url,
    TABLE: 'identity',
    STANDING_TABLE: 'identity',
    ORIGIN_SECRETS: 'through-the-site',
    SHARED_CLIENT_ID: 'shared',
    PICTURES_CLIENT_ID: 'pictures',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const loaded = await load()
  const asTrigger = (handler: unknown) => async (event: { readonly triggerSource: string }) => {
    steps.pass(event.triggerSource)
    await (handler as (event: unknown) => Promise<unknown>)(event)
    steps.pass()
  }
  const stage = await openStage({
    triggers: {
      PreSignUp: asTrigger(loaded.preSignUp),
      PostConfirmation: asTrigger(loaded.postConfirmation),
      PreTokenGeneration: asTrigger(loaded.preToken),
    },
  })
  stage.clock.now = START
  const mails: Mail[] = []
  const people = await serveStage(
    { ...stage, pools: Object.assign({ ...stage.pools }, steps.watching(stage.pools)) },
    [createSes({ outbox: mail => void mails.push(mail) })],
  )
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', people.url)
  const sender = { address: 'hola@coqui.test', name: 'Coquí Lee', region: LOCAL_REGION }
  vi.stubEnv('MAIL_SENDER', JSON.stringify(sender))
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', people.url)
  vi.stubEnv('USER_POOL_ID', stage.pool.id)

  const ask = (
    handler: HttpHandler,
    { personId, roles, email }: Asking,
    body: unknown,
    path: Readonly<Record<string, string>> = {},
  ) => askWith({ ...claimsOf({ personId, roles }), email }, handler, body, path)

  /** Asks as somebody whose token says this. */
  async function askWith(
    claims: Readonly<Record<string, unknown>>,
    handler: HttpHandler,
    body: unknown = {},
    pathParameters: Readonly<Record<string, string>> = {},
  ) {
    const event = {
      routeKey: handler.route.on,
      headers: { 'idempotency-key': crypto.randomUUID(), [ORIGIN_HEADER]: 'through-the-site' },
      pathParameters,
      body: JSON.stringify(body),
      isBase64Encoded: false,
      requestContext: {
        requestId: 'request',
        authorizer: { jwt: { claims } },
      },
    } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer
    const reply = await loaded.httpFunction([handler], { errors, admit: loaded.admit })(event, {} as Context)
    return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null') }
  }

  /** The claims of the token that a sign-in gives; undefined where it gives none. */
  async function tokenOf(email: string, password = PASSWORD): Promise<Record<string, string> | undefined> {
    const asked = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } }
    const answer = await stage.app('InitiateAuth', asked).catch(() => undefined)
    const own = answer?.Session && {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: answer.Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: PASSWORD },
    }
    const { AuthenticationResult } = own ? await stage.app('RespondToAuthChallenge', own) : (answer ?? {})
    const token: string | undefined = AuthenticationResult?.IdToken
    return token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  }

  async function personOf(email: string): Promise<string | undefined> {
    const { Users } = await stage.admin('ListUsers', { Filter: `email = "${email}"` })
    return Users[0]?.Username
  }

  onTestFinished(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    await Promise.all([rows.close(), people.close()])
    await database.close()
    stage.close()
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })

  return {
    steps,
    database,
    stage,
    sweep: loaded.sweep,
    mails,
    /** The day’s comparison of the pool’s people with the profiles. */
    compare: loaded.compare,
    ask,
    askWith,
    handlers: loaded,
    /** As a page does, straight to the pool. Gives the error's text where it is refused. */
    async signUp(email: string, metadata: Readonly<Record<string, string>>): Promise<string> {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Ana Rivera' },
      ]
      const asked = { Username: email, Password: PASSWORD, UserAttributes, ClientMetadata: metadata }
      return stage.app('SignUp', asked).then(
        ({ UserSub }) => UserSub,
        error => `refused: ${error.message}`,
      )
    },
    /** The roles of the token that a sign-in gives; undefined where it gives none. */
    signIn: async (email: string): Promise<string | undefined> => (await tokenOf(email))?.roles,
    tokenOf,
    /** The id of an address's account. */
    personOf,
    hasUser: async (email: string): Promise<boolean> => (await personOf(email)) !== undefined,
    pass(minutes: number): void {
      stage.clock.now += minutes * 60_000
      vi.setSystemTime(stage.clock.now)
    },
    /** A code that was just made; gives its letters. */
    async codeFor(grant: Grant, made: Partial<Code> = {}): Promise<string> {
      const at = new Date().toISOString()
      const { letters, code } = loaded.makeCode(grant, 'school:playa-azul', 'deployment', at)
      await loaded.commit({ writes: { code: loaded.putCode({ ...code, ...made }) } })
      return letters
    },
    /** The code of these letters, as stored. */
    codeOf: (letters: string): Promise<Code | undefined> => loaded.readCode(hashOfCode(letters)),
    hashOfEmail,
    claimsOf,
    /** An administrator, by the claims of their token. */
    async firstAdmin(): Promise<Record<string, string>> {
      const code = (await loaded.firstAdminCode(new Date().toISOString())) ?? ''
      const UserAttributes = [
        { Name: 'email', Value: 'marisol@lee.test' },
        { Name: 'name', Value: 'Marisol Torres' },
      ]
      const asked = { Username: 'marisol@lee.test', Password: PASSWORD, UserAttributes }
      await stage.app('SignUp', { ...asked, ClientMetadata: { accountType: 'admin', code } })
      return (await tokenOf('marisol@lee.test')) ?? {}
    },
    /** Puts a student at a school, as staff would. */
    async setStudentAt(studentId: string, at: { readonly schoolId: string; readonly region: 'Humacao' }) {
      const none = { groupIds: [], childIds: [] }
      await loaded.commit({
        writes: {
          person: put({
            ...personStandingKey(studentId),
            standing: { personId: studentId, roles: ['student'], ...none, ...at },
            version: 2,
          }),
          student: put({
            ...studentStandingKey(studentId),
            standing: { studentId, groupIds: [], familyIds: [], ...at },
            version: 2,
          }),
        },
      })
    },
    firstAdminCode: () => loaded.firstAdminCode(new Date().toISOString()),
    /** A school of Humacao, that children sign up for while it is active. */
    keepSchool: (schoolId: string, active = true): Promise<void> =>
      loaded.keepSchool(
        { schoolId, name: 'Playa Azul', region: 'Humacao', municipio: 'Luquillo', active },
        '1',
      ),
    /** Applies a further code, as somebody with this token. */
    applyCode: (person: Asking, letters: string) => ask(loaded.applyCode, person, { code: letters }),
    /** Ends a role anywhere. */
    endRole: (person: Asking, personId: string, role: Role) =>
      ask(loaded.endRole, person, { personId, role, reason: 'other' }, { place: 'island' }),
  }
}
export type IdentityStage = Awaited<ReturnType<typeof identityStage>>
