import { AwsV4Signer } from 'aws4fetch'
import { environment } from '#functions/platform/environment.ts'
import { endpointOf, signer } from '#functions/platform/services/signed.ts'

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
const isMissing = ({ status }: Response) => status === 404 || status === 403

async function failed(response: Response, what: string): Promise<Error> {
  await response.body?.cancel()
  return new Error(`${what}: S3 answered ${response.status}`)
}

/** A presigned address at which a page may PUT an object of exactly so many bytes, for a quarter of an hour. */
export const uploadUrl = (key: string, bytes: number): Promise<string> =>
  presigned('PUT', key, { 'content-length': String(bytes) })

/** A presigned address at which a page may GET an object, for a quarter of an hour. */
export const downloadUrl = (key: string): Promise<string> => presigned('GET', key)

async function presigned(
  method: 'GET' | 'PUT',
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const url = new URL(addressOf(key))
  url.searchParams.set('X-Amz-Expires', String(EXPIRES_SECONDS))
  const { accessKeyId, secretAccessKey, sessionToken, region } = s3
  const signed = await new AwsV4Signer({
    method,
    url: url.toString(),
    headers,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    ...(region && { region }),
    service: 's3',
    signQuery: true,
    allHeaders: true,
  }).sign()
  return signed.url.toString()
}

/** The tag that changes when the object does; undefined where there is none. */
export async function objectTag(key: string): Promise<string | undefined> {
  const response = await s3.fetch(addressOf(key), { method: 'HEAD' })
  if (response.ok) return response.headers.get('etag') ?? undefined
  if (isMissing(response)) return undefined
  throw await failed(response, 'head')
}

/** So many bytes of an object from one on, as long as it is the one of this tag; undefined when it is not. */
export async function readBytes(
  key: string,
  from: number,
  length: number,
  tag: string,
): Promise<Buffer | undefined> {
  const headers = { range: `bytes=${from}-${from + length - 1}`, 'if-match': tag }
  const response = await s3.fetch(addressOf(key), { headers })
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  if (response.status === 412 || isMissing(response)) {
    await response.body?.cancel()
    return undefined
  }
  throw await failed(response, 'read')
}

/** A whole object; undefined where there is none. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  const response = await s3.fetch(addressOf(key))
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  if (!isMissing(response)) throw await failed(response, 'read')
  await response.body?.cancel()
  return undefined
}

/** Writes an object; a read gives these headers back. */
export async function writeObject(
  key: string,
  body: Buffer | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const bytes = new Uint8Array(Buffer.from(body))
  const response = await s3.fetch(addressOf(key), { method: 'PUT', headers, body: bytes })
  if (!response.ok) throw await failed(response, 'write')
  await response.body?.cancel()
}

/** Deletes an object; one that is gone stays gone. */
export async function deleteObject(key: string): Promise<void> {
  const response = await s3.fetch(addressOf(key), { method: 'DELETE' })
  if (!response.ok) throw await failed(response, 'delete')
  await response.body?.cancel()
}
