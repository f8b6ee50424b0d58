import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { environment } from './environment.ts'

// The embedded cloud's bucket is addressed by path; on AWS both forms are served.
const storage = new S3Client({ forcePathStyle: true })

/** Reads a published file as text, by its path under `content/`; undefined where there is none. */
export async function readContent(path: string): Promise<string | undefined> {
  try {
    const Key = `content/${path}`
    const { Body } = await storage.send(new GetObjectCommand({ Bucket: environment('contentBucket'), Key }))
    return await Body?.transformToString()
  } catch (error) {
    // Without leave to list the bucket, S3 answers 403 for a key that is not there.
    const absent = error instanceof NoSuchKey || (error instanceof Error && error.name === 'AccessDenied')
    if (absent) return undefined
    throw error
  }
}
