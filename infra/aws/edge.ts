import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { SessionKind } from '#shared/kernel/session.ts'
import { measureOf } from './alarms.ts'
import { addDashboard } from './dashboard.ts'
import type { State } from './data.ts'
import { HTTP_STAGE, HttpApi } from './http-api.ts'
import { type Accounts, browserClients } from './identity.ts'
import { LIVE_STAGE, LiveApi } from './live-api.ts'
import { accessLogBucket } from './private-bucket.ts'
import { securityHeaders } from './security-headers.ts'
import { Site } from './site.ts'
import { type Island, nameOf, settingsText, transcriptionEndpoint } from './stages.ts'
import { uploadsBucket } from './uploads.ts'

/** Every way in: the pool's client, both APIs, and the site before them. */
export class Edge extends Stack {
  readonly userPool: UserPool
  readonly clients: Readonly<Record<SessionKind, UserPoolClient>>
  readonly httpApi: HttpApi
  readonly liveApi: LiveApi
  readonly site: Site
  readonly uploads: Bucket
  /** Exported at once, so that a policy can name what lies behind them (see WildcardStatement). */
  readonly siteBucketArn: string
  readonly uploadsArn: string
  readonly liveApiId: string
  /** Where people come, without `https://`. */
  readonly host: string

  constructor(scope: Construct, island: Island, state: State, accounts: Accounts) {
    super(scope, nameOf(island, 'doors'), { terminationProtection: island.stage.keepsData })
    this.userPool = accounts.userPool
    const address = () => `https://${island.domain ?? this.site.distribution.distributionDomainName}`
    this.clients = browserClients(this, accounts, address)
    const { own, shared, pictures } = this.clients
    this.httpApi = new HttpApi(this, island, this.userPool, [own, shared, pictures], state.alarms)
    this.liveApi = new LiveApi(this, island, state.alarms)
    const accessLog = accessLogBucket(this, island)
    this.uploads = uploadsBucket(this, island, accessLog)
    this.uploadsArn = this.exportValue(this.uploads.bucketArn)
    const headers = securityHeaders(this, island, [
      this.liveApi.endpoint,
      `https://cognito-idp.${this.region}.amazonaws.com`,
      `https://${this.uploads.bucketRegionalDomainName}`,
      ...(accounts.authDomain ? [accounts.authDomain] : []),
      ...(island.transcription ? [transcriptionEndpoint(this.region)] : []),
    ])
    this.site = new Site(this, island, this.httpApi, headers, accessLog)
    this.siteBucketArn = this.exportValue(this.site.bucket.bucketArn)
    this.liveApiId = this.exportValue(this.liveApi.apiId)
    // Whether a noun imports it today or not: see State.
    const { httpApi, liveApi, site, uploads } = this
    for (const value of [
      httpApi.apiId,
      httpApi.authorizerId,
      liveApi.endpoint,
      site.bucket.bucketName,
      uploads.bucketName,
      shared.userPoolClientId,
      pictures.userPoolClientId,
    ])
      this.exportValue(value)
    this.host = island.domain ?? this.site.distribution.distributionDomainName
    this.exportValue(this.site.distribution.distributionDomainName)
    alarmOnSite(this, state, this.site)
    for (const [kind, client] of Object.entries(this.clients)) alarmOnSignIn(this, state, kind, client)
    addDashboard(this, island, { httpApiId: this.httpApi.apiId, liveApiId: this.liveApi.apiId })

    const outputs = {
      ApiUrl: `${address()}/${HTTP_STAGE}`,
      LiveUrl: `${this.liveApi.endpoint}/${LIVE_STAGE}`,
      UserPoolId: this.userPool.userPoolId,
      UserPoolClientId: own.userPoolClientId,
      SharedClientId: shared.userPoolClientId,
      PicturesClientId: pictures.userPoolClientId,
      ...(accounts.authDomain && { AuthDomain: accounts.authDomain }),
      ...(island.helpAddress && { HelpAddress: island.helpAddress }),
      Region: this.region,
      SiteBucket: this.site.bucket.bucketName,
      DistributionUrl: address(),
      DistributionId: this.site.distribution.distributionId,
      Transcription: island.transcription ? 'on' : 'off',
      // By this the next deployment sees what its file no longer says.
      Settings: settingsText(island),
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

/** Cognito counts by client. */
function alarmOnSignIn(edge: Edge, { alarms }: State, kind: string, client: UserPoolClient): void {
  const pool = { UserPool: edge.userPool.userPoolId, UserPoolClient: client.userPoolClientId }
  const throttles = ['SignInThrottles', 'TokenRefreshThrottles', 'SignUpThrottles', 'FederationThrottles']
  alarms.add(edge, 'sign-in', 'pool', kind === 'own' ? 'throttles' : `${kind}-throttles`, {
    metric: new MathExpression({
      expression: throttles.map((_, at) => `FILL(m${at}, 0)`).join(' + '),
      usingMetrics: Object.fromEntries(
        throttles.map((name, at) => [`m${at}`, measureOf('AWS/Cognito', name, 'Sum', pool)]),
      ),
      period: Duration.minutes(5),
    }),
    // Each page tries again by itself; ten a second for a quarter of an hour are no longer one school's morning.
    above: 3000,
    periods: 3,
    what: `Cognito refuses sign-ins (${kind}) for lack of quota.`,
  })
}

/** CloudFront is everywhere at once: its figures are kept in us-east-1 only. */
function alarmOnSite(edge: Edge, { alarms }: State, site: Site): void {
  alarms.add(edge, 'people', 'site', 'errors', {
    metric: measureOf('AWS/CloudFront', '5xxErrorRate', 'Average', {
      DistributionId: site.distribution.distributionId,
      Region: 'Global',
    }),
    above: 1,
    periods: 2,
    what: 'One answer of CloudFront in a hundred is a server error.',
  })
}
