import { environment } from '#functions/platform/environment.ts'
import { type Answer, endpointOf, signer } from '#functions/platform/services/signed.ts'

const s3 = signer('s3')
/** So long a page may begin to send or fetch. */
const EXPIRES_SECONDS = 15 * 60

/** An object's address: by the bucket's own host, which the site's security policy names, or by the path at an endpoint told. */
function addressOf(key: string): string {
  const bucket = environment('uploadsBucket')
  const told = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL
  return told ? `${endpointOf('s3', 'S3')}/${bucket}/${key}` : `${endpointOf(`${bucket}.s3`, 'S3')}/${key}`
}

/** Whether S3 says that an object is not there: without leave to list the bucket it answers 403. */
const isMissing = ({ status }: Answer) => status === 404 || status === 403

const failed = ({ status }: Answer, what: string) => new Error(`${what}: S3 answered ${status}`)

/** A presigned address at which a page may PUT an object of exactly so many bytes, for a quarter of an hour. */
export const uploadUrl = (key: string, bytes: number): string =>
  presigned('PUT', key, { 'content-length': String(bytes) })

/** A presigned address at which a page may GET an object, for a quarter of an hour. */
export const downloadUrl = (key: string): string => presigned('GET', key)

const presigned = (method: 'GET' | 'PUT', key: string, headers: Readonly<Record<string, string>> = {}) =>
  s3.presigned({ method, url: new URL(addressOf(key)), headers }, EXPIRES_SECONDS).href

/** The tag that changes when the object does; undefined where there is none. */
export async function objectTag(key: string): Promise<string | undefined> {
  const answer = await s3.ask(addressOf(key), { method: 'HEAD' })
  if (answer.ok) return answer.headers.etag
  if (isMissing(answer)) return undefined
  throw failed(answer, 'head')
}

/** So many bytes of an object from one on, as long as it is the one of this tag; undefined when it is not. */
export async function readBytes(
  key: string,
  from: number,
  length: number,
  tag: string,
): Promise<Buffer | undefined> {
  const headers = { range: `bytes=${from}-${from + length - 1}`, 'if-match': tag }
  const answer = await s3.ask(addressOf(key), { headers })
  if (answer.ok) return answer.body
  if (answer.status === 412 || isMissing(answer)) return undefined
  throw failed(answer, 'read')
}

/** A whole object; undefined where there is none. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  const answer = await s3.ask(addressOf(key))
  if (answer.ok) return answer.body
  if (isMissing(answer)) return undefined
  throw failed(answer, 'read')
}

/** Writes an object; a read gives these headers back. */
export async function writeObject(
  key: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await s3.ask(addressOf(key), { method: 'PUT', headers, body })
  if (!answer.ok) throw failed(answer, 'write')
}

/** Deletes an object; one that is gone stays gone. */
export async function deleteObject(key: string): Promise<void> {
  const answer = await s3.ask(addressOf(key), { method: 'DELETE' })
  if (!answer.ok) throw failed(answer, 'delete')
}
