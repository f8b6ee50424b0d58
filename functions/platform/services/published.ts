import { environment } from '#functions/platform/environment.ts'
import { endpointOf, signer } from './signed.ts'

const s3 = signer('s3')
const IMMUTABLE = 'public, max-age=31536000, immutable'

const addressOf = (key: string): string => `${endpointOf('s3', 'S3')}/${environment('contentBucket')}/${key}`

/** Whether an object of the site is there. */
export async function isPublished(key: string): Promise<boolean> {
  const { ok, status } = await s3.ask(addressOf(key), { method: 'HEAD' })
  // Without leave to list the bucket, S3 answers 403 for a key that is not there.
  if (ok || status === 404 || status === 403) return ok
  throw new Error(`head ${key}: S3 answered ${status}`)
}

/** An object of the site as text. Throws when it is not there. */
export async function readPublished(key: string): Promise<string> {
  const { ok, status, body } = await s3.ask(addressOf(key))
  if (ok) return body.toString()
  throw new Error(`read ${key}: S3 answered ${status}`)
}

/** Puts an object beside the site's files, named by its content: kept at the edge and in browsers for a year. */
export async function publish(key: string, body: Uint8Array | string, contentType: string): Promise<void> {
  const headers = { 'content-type': contentType, 'cache-control': IMMUTABLE }
  const { ok, status } = await s3.ask(addressOf(key), { method: 'PUT', headers, body })
  if (!ok) throw new Error(`write ${key}: S3 answered ${status}`)
}
