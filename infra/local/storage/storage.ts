import type { DatabaseSync } from 'node:sqlite'
import type { RestService } from '../endpoint/endpoint.ts'
import type { ResourceKinds } from '../resource.ts'
import { LOCAL_REGION } from '../service.ts'
import { kind } from '../template/kind.ts'
import { physicalId, physicalName } from '../template/name.ts'
import { type Objects, openObjects } from './objects.ts'
import { BucketProperties } from './properties.ts'
import { s3 } from './s3.ts'

export interface Storage {
  readonly kinds: ResourceKinds
  readonly service: RestService
  readonly objects: Objects
}

/** The bucket that an S3 host name stands for. */
export const bucketOfHost = (host: string) => /^(.+)\.s3[.-].*amazonaws\.com$/.exec(host)?.[1]

/** `onBucket` is told each bucket's own host. */
export function createStorage(
  db: DatabaseSync,
  folder: string,
  onBucket: (host: string) => void = () => {},
): Storage {
  const objects = openObjects(db, folder)
  const buckets = new Set<string>()
  const kinds: ResourceKinds = {
    'AWS::S3::Bucket': kind(BucketProperties, ({ BucketName }, { stack, logicalId }) => {
      const name =
        BucketName ?? `${physicalName(stack, logicalId, 50).toLowerCase()}-${physicalId(stack, logicalId)}`
      buckets.add(name)
      const RegionalDomainName = `${name}.s3.${LOCAL_REGION}.amazonaws.com`
      onBucket(RegionalDomainName)
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:s3:::${name}`,
          DomainName: `${name}.s3.amazonaws.com`,
          RegionalDomainName,
        },
      }
    }),
  }
  return { kinds, objects, service: s3(objects, bucket => buckets.has(bucket)) }
}
