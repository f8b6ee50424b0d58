import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { addDashboard } from './dashboard.ts'
import type { State } from './data.ts'
import { HTTP_STAGE, HttpApi } from './http-api.ts'
import { type Accounts, browserClient } from './identity.ts'
import { LIVE_STAGE, LiveApi } from './live-api.ts'
import { accessLogBucket } from './private-bucket.ts'
import { securityHeaders } from './security-headers.ts'
import { Site } from './site.ts'
import { type Island, nameOf, transcriptionEndpoint } from './stages.ts'
import { uploadsBucket } from './uploads.ts'

/** Every way in: the pool's client, both APIs, and the site before them. */
export class Edge extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient
  readonly httpApi: HttpApi
  readonly liveApi: LiveApi
  readonly site: Site
  readonly uploads: Bucket
  /** Exported at once, so that a policy can name what lies behind them (see WildcardStatement). */
  readonly siteBucketArn: string
  readonly uploadsArn: string
  readonly liveApiId: string

  constructor(scope: Construct, island: Island, state: State, accounts: Accounts) {
    super(scope, nameOf(island, 'doors'), { terminationProtection: island.stage.keepsData })
    this.userPool = accounts.userPool
    const address = () => `https://${island.domain ?? this.site.distribution.distributionDomainName}`
    this.client = browserClient(this, accounts, address)
    this.httpApi = new HttpApi(this, island, this.userPool, this.client, state.alarmTopic)
    this.liveApi = new LiveApi(this, island, state.alarmTopic)
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
    ])
      this.exportValue(value)
    addDashboard(this, island, { httpApiId: this.httpApi.apiId, liveApiId: this.liveApi.apiId })

    const outputs = {
      ApiUrl: `${address()}/${HTTP_STAGE}`,
      LiveUrl: `${this.liveApi.endpoint}/${LIVE_STAGE}`,
      UserPoolId: this.userPool.userPoolId,
      UserPoolClientId: this.client.userPoolClientId,
      ...(accounts.authDomain && { AuthDomain: accounts.authDomain }),
      Region: this.region,
      SiteBucket: this.site.bucket.bucketName,
      DistributionUrl: address(),
      DistributionId: this.site.distribution.distributionId,
      Transcription: island.transcription ? 'on' : 'off',
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
