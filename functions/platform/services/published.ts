import { environment } from '#functions/platform/environment.ts'
import { endpointOf, signer } from './signed.ts'

const s3 = signer('s3')
const IMMUTABLE = 'public, max-age=31536000, immutable'

const addressOf = (key: string): string => `${endpointOf('s3', 'S3')}/${environment('contentBucket')}/${key}`

/** Whether an object of the site is there. */
export async function isPublished(key: string): Promise<boolean> {
  const response = await s3.fetch(addressOf(key), { method: 'HEAD' })
  // Without leave to list the bucket, S3 answers 403 for a key that is not there.
  if (response.ok || response.status === 404 || response.status === 403) return response.ok
  throw new Error(`head ${key}: S3 answered ${response.status}`)
}

/** An object of the site as text. Throws when it is not there. */
export async function readPublished(key: string): Promise<string> {
  const response = await s3.fetch(addressOf(key))
  if (response.ok) return response.text()
  await response.body?.cancel()
  throw new Error(`read ${key}: S3 answered ${response.status}`)
}

/** Puts an object beside the site's files, named by its content: kept at the edge and in browsers for a year. */
export async function publish(key: string, body: Uint8Array | string, contentType: string): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(body))
  const headers = { 'content-type': contentType, 'cache-control': IMMUTABLE }
  const response = await s3.fetch(addressOf(key), { method: 'PUT', headers, body: bytes })
  if (!response.ok) throw new Error(`write ${key}: S3 answered ${response.status}`)
  await response.body?.cancel()
}
