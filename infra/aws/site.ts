import { Duration, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Construct } from 'constructs'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { HTTP_STAGE, type HttpApi } from './http-api.ts'
import { originSecrets } from './origin-secret.ts'
import { PrivateBucket } from './private-bucket.ts'
import { siteFirewall } from './site-firewall.ts'
import { globalNameOf, type Island } from './stages.ts'

/** The client and its content in a private bucket, and the one address before them and the HTTP API. */
export class Site extends Construct {
  readonly bucket: PrivateBucket
  readonly distribution: Distribution

  constructor(
    scope: Construct,
    island: Island,
    api: HttpApi,
    headers: ResponseHeadersPolicy,
    accessLog: PrivateBucket,
  ) {
    super(scope, 'Site')
    this.bucket = new PrivateBucket(this, 'Bucket', {
      removalPolicy: island.stage.removal,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
      serverAccessLogsBucket: accessLog,
      serverAccessLogsPrefix: 'site/',
    })
    const files = {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'Access', {
          originAccessControlName: globalNameOf(island, this, 'site'),
        }),
      }),
      responseHeadersPolicy: headers,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    }
    // Named by their content: kept at the edge and in the browser for a year.
    const immutable = { ...files, cachePolicy: CachePolicy.CACHING_OPTIMIZED, compress: true }
    const current = { ...files, cachePolicy: revalidated(this, island), compress: true }
    const webAclId = island.siteFirewall ? siteFirewall(this, island).attrArn : island.webAclArn
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Coquí Lee (${island.stage.name})`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(island.domain && { domainNames: [island.domain] }),
      ...(island.certificateArn && {
        certificate: Certificate.fromCertificateArn(this, 'Certificate', island.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(webAclId && { webAclId }),
      defaultBehavior: {
        ...current,
        functionAssociations: [{ function: spaFallback(this), eventType: FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        [`/${HTTP_STAGE}/openapi.json`]: current,
        [`/${HTTP_STAGE}/*`]: {
          origin: new HttpOrigin(api.host, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            customHeaders: { [ORIGIN_HEADER]: originSecrets(this, island).unsafeUnwrap() },
          }),
          responseHeadersPolicy: headers,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          allowedMethods: AllowedMethods.ALLOW_ALL,
        },
        '/assets/*': immutable,
        '/content/*/*': immutable,
        '/audio/*/*': immutable,
      },
    })
    acknowledgeDistribution(this.distribution, island)
  }
}

/**
 * For what keeps its name when its content changes: the edge asks the bucket each time, as every such file says
 * `no-cache`. A policy that caches nothing would do the same, but then CloudFront compresses nothing.
 */
const revalidated = (scope: Construct, island: Island): CachePolicy =>
  new CachePolicy(scope, 'Revalidated', {
    cachePolicyName: globalNameOf(island, scope, 'revalidated'),
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  })

function spaFallback(scope: Construct): EdgeFunction {
  return new EdgeFunction(scope, 'SpaFallback', {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: new URL('spa-fallback.js', import.meta.url).pathname }),
  })
}

function acknowledgeDistribution(distribution: Distribution, island: Island): void {
  const reasons = {
    'AwsSolutions-CFR1':
      'Families follow their children’s reading from the mainland and on journeys: no country is to be shut out.',
    'AwsSolutions-CFR3':
      'A viewer’s log holds children’s addresses. The gateway’s logs, without them, and CloudFront’s metrics serve instead.',
    ...(!island.webAclArn &&
      !island.siteFirewall && {
        'AwsSolutions-CFR2':
          'A web firewall costs by the month and the call; the stage’s file says whether there is one (`siteFirewall`, `webAclArn`).',
      }),
    ...(!island.certificateArn && {
      'AwsSolutions-CFR4':
        'CloudFront’s own name comes with CloudFront’s own certificate, whose protocols cannot be set; with a domain and its certificate TLS 1.2 is the least.',
    }),
  }
  for (const [id, reason] of Object.entries(reasons)) Validations.of(distribution).acknowledge({ id, reason })
}
