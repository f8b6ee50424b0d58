import { Duration, Validations } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Island } from './stages.ts'

/** A bucket that only the account and named services reach, and only over TLS. */
export class PrivateBucket extends Bucket {
  // The library leaves it undefined, which its own IBucket does not allow under exact optional properties.
  override get isWebsite(): boolean {
    return false
  }

  constructor(scope: Construct, id: string, props: BucketProps) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      ...props,
    })
  }
}

/** Where the other buckets write who asked them for what. */
export function accessLogBucket(scope: Construct, island: Island): PrivateBucket {
  const log = new PrivateBucket(scope, 'AccessLog', {
    removalPolicy: island.stage.removal,
    lifecycleRules: [{ expiration: Duration.days(90) }],
  })
  Validations.of(log).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It is the bucket that access logs are written to; logging its own writes would never end.',
  })
  return log
}
