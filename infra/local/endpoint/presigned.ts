import { timingSafeEqual } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { AwsError } from '../service.ts'
import type { HttpRequest } from './http.ts'

/** Who signed an address, and for which service. */
export interface PresignedBy {
  readonly accessKeyId: string
  readonly sessionToken: string | undefined
  readonly service: string
}

const CREDENTIAL = /^([^/]+)\/\d{8}\/([^/]+)\/([^/]+)\/aws4_request$/
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/**
 * Who presigned this request's address, if it is one (Signature Version 4 in the query). A page holds nothing else, so
 * here the signature is computed again. Throws `AwsError` where it is not of this method, path, query and headers, or
 * no longer good.
 */
export async function presignedBy(
  request: HttpRequest,
  secretOf: (accessKeyId: string) => string | undefined,
  nowMs: number,
): Promise<PresignedBy | undefined> {
  const url = new URL(`http://${request.headers.host}${request.path}?${request.query}`)
  const said = Object.fromEntries(url.searchParams)
  const [, accessKeyId, region, service] = CREDENTIAL.exec(said['X-Amz-Credential'] ?? '') ?? []
  if (!accessKeyId || !region || !service) return undefined
  const [datetime = '', sessionToken] = [said['X-Amz-Date'], said['X-Amz-Security-Token']]
  const until =
    Date.parse(datetime.replace(DATE, '$1-$2-$3T$4:$5:$6Z')) + Number(said['X-Amz-Expires']) * 1000
  if (!(nowMs < until)) throw new AwsError('AccessDenied', 'Request has expired', 403)
  const { 'X-Amz-Signature': given = '', 'X-Amz-SignedHeaders': headers = '' } = said
  url.searchParams.delete('X-Amz-Signature')
  const signer = new AwsV4Signer({
    method: request.method,
    url: url.toString(),
    headers: headers
      .split(';')
      .filter(name => name !== 'host')
      .map(name => [name, request.headers[name] ?? ''] as [string, string]),
    accessKeyId,
    secretAccessKey: secretOf(accessKeyId) ?? '',
    ...(sessionToken && { sessionToken }),
    service,
    region,
    datetime,
    signQuery: true,
    allHeaders: true,
  })
  const [a, b] = [Buffer.from(given), Buffer.from(await signer.signature())]
  if (a.length !== b.length || !timingSafeEqual(a, b))
    throw new AwsError('SignatureDoesNotMatch', 'The request signature we calculated does not match', 403)
  return { accessKeyId, sessionToken, service }
}
