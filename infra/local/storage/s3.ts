import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import * as z from 'zod/mini'
import type { RestService } from '../endpoint/endpoint.ts'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import { AwsError, type Need } from '../service.ts'
import type { Objects, StoredObject } from './objects.ts'
import { rangeOf } from './range.ts'

/** What S3 keeps with an object and gives back with it. */
const STORED_HEADERS =
  /^(cache-control|content-(type|disposition|encoding|language)|expires|x-amz-meta-.+|x-amz-checksum-crc32)$/
const CHECKSUM = 'x-amz-checksum-crc32'
const LONGEST_KEY = 1024

const Headers = z.record(z.string(), z.string())

type Demand = (need: Need) => void
interface Call {
  readonly request: HttpRequest
  readonly bucket: string
  readonly key: string
  readonly query: URLSearchParams
  readonly demand: Demand
}

/** S3's REST API with the bucket in the path: put, get, head and delete an object, list a bucket. */
export function s3(objects: Objects, exists: (bucket: string) => boolean): RestService {
  const arn = (bucket: string, key: string) => `arn:aws:s3:::${bucket}/${key}`

  async function put({ request, bucket, key, demand }: Call): Promise<HttpResponse> {
    demand({ action: 's3:PutObject', resource: arn(bucket, key) })
    if (Buffer.byteLength(key) > LONGEST_KEY) throw new AwsError('KeyTooLongError', 'Your key is too long')
    const bytes = plainBody(request)
    const checksum = request.headers[CHECKSUM]
    if (checksum !== undefined && checksum !== crc32Of(bytes))
      throw new AwsError('BadDigest', 'The CRC32 you specified did not match the calculated checksum.')
    const kept = Object.entries(request.headers).filter(
      ([name, value]) => STORED_HEADERS.test(name) && value !== 'aws-chunked',
    )
    const headers = { ...Object.fromEntries(kept), [CHECKSUM]: crc32Of(bytes) }
    const { etag } = await objects.put(bucket, key, bytes, headers)
    return { status: 200, headers: { etag: `"${etag}"`, [CHECKSUM]: crc32Of(bytes) }, body: '' }
  }

  function found({ bucket, key }: Call, demand: Demand): StoredObject {
    const object = objects.find(bucket, key)
    if (object) return object
    // Who may not list a bucket does not learn what is missing from it.
    demand({ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` })
    throw new AwsError('NoSuchKey', 'The specified key does not exist.', 404)
  }

  async function get(call: Call): Promise<HttpResponse> {
    const { request, bucket, key, demand } = call
    demand({ action: 's3:GetObject', resource: arn(bucket, key) })
    const object = found(call, demand)
    const headers = headersOf(object, request.headers['x-amz-checksum-mode'] === 'ENABLED')
    if (isSame(request.headers['if-none-match'], headers.etag)) return { status: 304, headers, body: '' }
    const { 'if-match': ifMatch } = request.headers
    if (ifMatch !== undefined && !isSame(ifMatch, headers.etag))
      throw new AwsError('PreconditionFailed', 'At least one of the pre-conditions did not hold', 412)
    if (request.method === 'HEAD')
      return { status: 200, headers: { ...headers, 'content-length': String(object.size) }, body: '' }
    const range = rangeOf(request.headers.range, object.size)
    if (range === undefined) return { status: 200, headers, body: await objects.read(object) }
    if (range === 'beyond')
      return { status: 416, headers: { 'content-range': `bytes */${object.size}` }, body: '' }
    // The checksum is of the whole.
    const { [CHECKSUM]: _, ...ofPart } = headers
    const contentRange = `bytes ${range.first}-${range.last}/${object.size}`
    return {
      status: 206,
      headers: { ...ofPart, 'content-range': contentRange },
      body: await objects.readRange(object, range),
    }
  }

  function list({ bucket, query, demand }: Call): HttpResponse {
    demand({ action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}` })
    const prefix = query.get('prefix') ?? ''
    const limit = Math.min(1000, Number(query.get('max-keys') ?? 1000))
    const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
    const objectsFound = objects.list(bucket, prefix, after, limit + 1)
    const page = objectsFound.slice(0, limit)
    const more = objectsFound.length > limit
    const contents = page.map(
      ({ key, etag, size, modifiedAt }) =>
        `<Contents><Key>${escapeXml(key)}</Key><LastModified>${new Date(modifiedAt).toISOString()}</LastModified>` +
        `<ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    )
    const next = more
      ? `<NextContinuationToken>${escapeXml(page.at(-1)?.key ?? '')}</NextContinuationToken>`
      : ''
    return xml(
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(bucket)}</Name>` +
        `<Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${limit}</MaxKeys>` +
        `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }

  async function run(call: Call): Promise<HttpResponse> {
    const { request, bucket, key, query, demand } = call
    if (!exists(bucket)) throw new AwsError('NoSuchBucket', 'The specified bucket does not exist', 404)
    if (key === '' && request.method === 'GET' && query.get('list-type') === '2') return list(call)
    if (key !== '' && request.method === 'PUT' && !request.headers['x-amz-copy-source']) return put(call)
    if (key !== '' && (request.method === 'GET' || request.method === 'HEAD')) return get(call)
    if (key !== '' && request.method === 'DELETE') {
      demand({ action: 's3:DeleteObject', resource: arn(bucket, key) })
      await objects.delete(bucket, key)
      return { status: 204, headers: {}, body: '' }
    }
    throw new AwsError(
      'NotImplemented',
      `${request.method} ${request.path}?${query} is not known on this machine`,
      501,
    )
  }

  return {
    signingName: 's3',
    async handle(request, demand) {
      const [bucket = '', ...rest] = decodeURIComponent(request.path.slice(1)).split('/')
      const query = new URLSearchParams(request.query)
      try {
        return await run({ request, bucket, key: rest.join('/'), query, demand })
      } catch (error) {
        if (!(error instanceof AwsError)) throw error
        const [code, status] =
          error.code === 'AccessDeniedException' ? ['AccessDenied', 403] : [error.code, error.status]
        return xml(
          status,
          `<Error><Code>${code}</Code><Message>${escapeXml(error.message)}</Message></Error>`,
        )
      }
    },
  }
}

/** What a read of an object answers beside its bytes. The checksum is of the whole, and told only on request. */
function headersOf({ etag, headers, modifiedAt }: StoredObject, withChecksum: boolean) {
  const { [CHECKSUM]: checksum, ...kept } = Headers.parse(JSON.parse(headers))
  return {
    'content-type': 'binary/octet-stream',
    ...kept,
    ...(withChecksum && checksum !== undefined && { [CHECKSUM]: checksum }),
    etag: `"${etag}"`,
    'last-modified': new Date(modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  }
}

/** The edge weakens the tags of what it compresses. */
const isSame = (asked: string | undefined, etag: string) =>
  asked?.split(/, */).some(tag => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false

const crc32Of = (bytes: Buffer) => {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum.toString('base64')
}

/** The bytes of a body that the SDK sends in signed chunks: `size;…\r\n bytes \r\n`, then trailers. */
function plainBody({ headers, body }: HttpRequest): Buffer {
  if (!headers['x-amz-content-sha256']?.startsWith('STREAMING-')) return body
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (end < 0 || !(size > 0)) return Buffer.concat(chunks)
    chunks.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)

const xml = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml', 'x-amz-request-id': randomUUID() },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
})
