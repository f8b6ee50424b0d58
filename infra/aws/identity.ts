import { Duration, Lazy, SecretValue, Stack, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  ProviderAttribute,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolEmail,
  UserPoolIdentityProviderGoogle,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import type { Construct } from 'constructs'
import { METRICS_NAMESPACE } from '#functions/platform/wiring.ts'
import { TEMPORARY_DAYS } from '#shared/identity/password-routes.ts'
import type { SessionKind } from '#shared/kernel/session.ts'
import { failureRate, measureOf } from './alarms.ts'
import type { State } from './data.ts'
import { NounFunction } from './functions.ts'
import { ownTable } from './permissions.ts'
import { addPoolFirewall } from './pool-firewall.ts'
import { type Island, nameOf } from './stages.ts'

/** Who a person is: the user pool, and the functions it asks when someone signs up or in. */
export class Accounts extends Stack {
  readonly userPool: UserPool
  /** Where sign-ins by Google begin and end, as `https://…`; undefined where there are none. */
  readonly authDomain: string | undefined

  constructor(scope: Construct, island: Island, state: State) {
    super(scope, nameOf(island, 'accounts'), { terminationProtection: island.stage.keepsData })
    this.userPool = new UserPool(this, 'Users', {
      userPoolName: nameOf(island, 'users'),
      featurePlan: FeaturePlan.LITE,
      // Offered to staff by the account dialog; whether a role must have it is the API's to hold.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
      },
      // Written by identity's functions alone; the client's WriteAttributes leave them out.
      customAttributes: {
        role: new StringAttribute({ mutable: true, maxLen: 16 }),
        schoolId: new StringAttribute({ mutable: true, maxLen: 64 }),
        region: new StringAttribute({ mutable: true, maxLen: 32 }),
      },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(TEMPORARY_DAYS),
      },
      userVerification: {
        emailSubject: 'Coquí Lee',
        emailBody: 'Tu código de Coquí Lee es {####}. / Your Coquí Lee code is {####}.',
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // Set by hand, the next update would undo it.
      ...(island.sender && {
        email: UserPoolEmail.withSES({
          fromEmail: island.sender.address,
          fromName: island.sender.name,
          sesRegion: island.sender.region,
          sesVerifiedDomain: island.sender.address.replace(/^.*@/, ''),
        }),
      }),
      deletionProtection: island.stage.keepsData,
      removalPolicy: island.stage.removal,
    })
    acknowledgeChildrensPool(this.userPool)
    addPoolFirewall(this, island, this.userPool)

    for (const wiring of island.wirings)
      for (const [name, spec] of Object.entries(wiring.functions)) {
        if (!('triggered' in spec)) continue
        const fn = new NounFunction(this, {
          island,
          noun: wiring.noun,
          name,
          shape: 'trigger',
          folder: [wiring.noun, name],
          permissions: ownTable(state, wiring, spec),
        })
        alarmOnTrigger(this, island, state, wiring.noun, name)
        this.userPool.addTrigger(operations[spec.triggered], fn)
      }
    // Whether a later stack imports it today or not: see State.
    const { userPoolArn, userPoolId, userPoolProviderUrl } = this.userPool
    for (const value of [userPoolArn, userPoolId, userPoolProviderUrl]) this.exportValue(value)
    this.authDomain = island.googleSecret ? googleSignIn(this, island, island.googleSecret) : undefined
  }
}

/** What a trigger refuses is an error to Lambda: the mistyped codes that it counts itself are taken off. */
function alarmOnTrigger(
  scope: Construct,
  island: Island,
  { alarms }: State,
  noun: string,
  name: string,
): void {
  const of = { FunctionName: nameOf(island, noun, name) }
  alarms.add(scope, 'sign-in', noun, name, {
    metric: failureRate('errors - FILL(refused, 0)', 'calls', {
      errors: measureOf('AWS/Lambda', 'Errors', 'Sum', of),
      refused: measureOf(METRICS_NAMESPACE, 'refused', 'Sum', {
        stage: island.stage.name,
        function: `${noun}/${name}`,
      }),
      calls: measureOf('AWS/Lambda', 'Invocations', 'Sum', of),
    }),
    above: 1,
    what: `The pool’s trigger ${name} fails, beyond what it refuses.`,
  })
}

/**
 * Google as an identity provider, and the domain that it answers to; gives its address. Cognito makes whoever comes a
 * user of their own: nothing links them to a user with a password, whose e-mail address may be anybody's.
 */
function googleSignIn(accounts: Accounts, island: Island, secretName: string): string {
  const { userPool, account } = accounts
  const held = (jsonField: string) => SecretValue.secretsManager(secretName, { jsonField })
  new UserPoolIdentityProviderGoogle(accounts, 'Google', {
    userPool,
    // The template holds the secret's name, and CloudFormation asks for what it holds.
    clientId: held('clientId').unsafeUnwrap(),
    clientSecretValue: held('clientSecret'),
    scopes: ['openid', 'email', 'profile'],
    attributeMapping: {
      email: ProviderAttribute.GOOGLE_EMAIL,
      emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      fullname: ProviderAttribute.GOOGLE_NAME,
    },
  })
  // A name that is free in the whole region.
  const domainPrefix = nameOf(island, account)
  return userPool.addDomain('Domain', { cognitoDomain: { domainPrefix } }).baseUrl()
}

const operations = {
  PreSignUp: UserPoolOperation.PRE_SIGN_UP,
  PostConfirmation: UserPoolOperation.POST_CONFIRMATION,
  // The first version: what it adds goes to the ID token, which is the bearer.
  PreTokenGeneration: UserPoolOperation.PRE_TOKEN_GENERATION,
  DefineAuthChallenge: UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  CreateAuthChallenge: UserPoolOperation.CREATE_AUTH_CHALLENGE,
  VerifyAuthChallengeResponse: UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
  CustomMessage: UserPoolOperation.CUSTOM_MESSAGE,
} as const

function acknowledgeChildrensPool(pool: UserPool): void {
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason:
        'The specification sets six characters: five-year-olds type it. Guessing is slowed by Cognito’s own lockout; advice on length is shown.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason:
        'Children of four to eleven have no second device, so the pool asks it of nobody by itself: staff are offered an app, and the API refuses the roles that the stage names until they have one.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'The Plus plan costs more for 135,000 people than the rest of the platform; the Lite plan was decided on.',
    },
  )
}

/**
 * The browser's ways in, an app client for each kind of session: by that its tokens tell it apart for as long as they are
 * refreshed, and nobody who holds them can change it.
 */
export function browserClients(
  scope: Construct,
  accounts: Accounts,
  address: () => string,
): Readonly<Record<SessionKind, UserPoolClient>> {
  return {
    own: passwordClient(scope, 'Browser', accounts, address, Duration.days(30)),
    shared: passwordClient(scope, 'SharedBrowser', accounts, address, SCHOOL_DAY),
    pictures: new UserPoolClient(scope, 'Pictures', {
      ...common(accounts),
      authFlows: { custom: true },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      disableOAuth: true,
      refreshTokenValidity: SCHOOL_DAY,
      // None at all would mean every one; nobody reads this.
      writeAttributes: new ClientAttributes().withStandardAttributes({ locale: true }),
    }),
  }
}

/** The longest that a session on a shared device can last, however often its tokens are refreshed. */
const SCHOOL_DAY = Duration.hours(12)

/** What a person may write of themself: their name and e-mail, never what they may do. */
const written = () => new ClientAttributes().withStandardAttributes({ email: true, fullname: true })

const common = ({ userPool }: Accounts) => ({
  userPool,
  generateSecret: false,
  preventUserExistenceErrors: true,
  enableTokenRevocation: true,
  idTokenValidity: Duration.hours(1),
  accessTokenValidity: Duration.hours(1),
  readAttributes: written()
    .withStandardAttributes({ emailVerified: true })
    .withCustomAttributes('role', 'schoolId', 'region'),
})

/** SRP, refresh, and Google where it is offered, which returns to the site's `address`. */
function passwordClient(
  scope: Construct,
  id: string,
  accounts: Accounts,
  address: () => string,
  refreshTokenValidity: Duration,
): UserPoolClient {
  const page = (path: string) => Lazy.string({ produce: () => address() + path })
  const { COGNITO, GOOGLE } = UserPoolClientIdentityProvider
  return new UserPoolClient(scope, id, {
    ...common(accounts),
    authFlows: { userSrp: true },
    refreshTokenValidity,
    writeAttributes: written(),
    ...(accounts.authDomain
      ? {
          supportedIdentityProviders: [COGNITO, GOOGLE],
          oAuth: {
            flows: { authorizationCodeGrant: true },
            // The last is for the person's own calls: their attributes, their e-mail's code.
            scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
            callbackUrls: [page('/dashboard')],
            logoutUrls: [page('/auth')],
          },
        }
      : { supportedIdentityProviders: [COGNITO], disableOAuth: true }),
  })
}
