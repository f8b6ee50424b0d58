import { environment } from './environment.ts'
import { endpointOf, signer } from './signed.ts'

const s3 = signer('s3')
const endpoint = endpointOf('s3', 'S3')

/** Reads a published file as text, by its path under `content/`; undefined where there is none. */
export async function readContent(path: string): Promise<string | undefined> {
  const response = await s3.fetch(`${endpoint}/${environment('contentBucket')}/content/${path}`)
  if (response.ok) return response.text()
  await response.body?.cancel()
  // Without leave to list the bucket, S3 answers 403 for a key that is not there.
  if (response.status === 404 || response.status === 403) return undefined
  throw new Error(`content ${path}: S3 answered ${response.status}`)
}
