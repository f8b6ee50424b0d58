import { Duration } from 'aws-cdk-lib'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { PrivateBucket } from './private-bucket.ts'
import type { Island } from './stages.ts'

/** Long enough to check a file, mend it and apply it; rosters hold children's names. */
const RETENTION_DAYS = 7

/** What people send to be imported, and the verdicts on it; nothing here is kept. */
export function uploadsBucket(scope: Construct, island: Island, accessLog: PrivateBucket): PrivateBucket {
  return new PrivateBucket(scope, 'Uploads', {
    removalPolicy: island.stage.removal,
    lifecycleRules: [
      { expiration: Duration.days(RETENTION_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    serverAccessLogsBucket: accessLog,
    serverAccessLogsPrefix: 'uploads/',
    cors: [
      {
        allowedMethods: [HttpMethods.PUT],
        // CloudFront's own name is made after this bucket, whose name its security policy holds. Nobody sends anything
        // without an address that a function signed, and no cookie goes with it.
        allowedOrigins: [island.domain ? `https://${island.domain}` : '*'],
        allowedHeaders: ['content-type'],
      },
    ],
  })
}
