import { AwsV4Signer } from 'aws4fetch'
import { expect, test } from 'vitest'
import type { HttpRequest } from './http.ts'
import { presignedBy } from './presigned.ts'

const SIGNED_AT = Date.parse('2026-11-21T12:00:00Z')
const secrets = new Map([['ASIA1', 'secret']])

/** A request to an address that the key signed for `PUT /bucket/key` with three bytes, changed as said. */
async function request(changed: Partial<HttpRequest> = {}): Promise<HttpRequest> {
  const { url } = await new AwsV4Signer({
    method: 'PUT',
    url: 'http://127.0.0.1:9/bucket/key?X-Amz-Expires=900',
    headers: { 'content-length': '3' },
    accessKeyId: 'ASIA1',
    secretAccessKey: 'secret',
    sessionToken: 'token',
    service: 's3',
    region: 'us-east-1',
    datetime: '20261121T120000Z',
    signQuery: true,
    allHeaders: true,
  }).sign()
  const headers = { host: '127.0.0.1:9', 'content-length': '3', 'content-type': 'text/csv' }
  const sent = {
    method: 'PUT',
    path: url.pathname,
    query: url.search.slice(1),
    headers,
    body: Buffer.from('abc'),
  }
  return { ...sent, ...changed }
}
const by = async (sent: HttpRequest, after = 0) =>
  presignedBy(sent, key => secrets.get(key), SIGNED_AT + after).catch(error => error.code)

test('an address says who signed it', async () => {
  expect(await by(await request())).toEqual({ accessKeyId: 'ASIA1', sessionToken: 'token', service: 's3' })
  expect(await by(await request({ query: 'list-type=2' }))).toBeUndefined()
})

test('it is good for what it was made for, and as long as it says', async () => {
  const { query, headers } = await request()
  const refused = 'SignatureDoesNotMatch'
  expect(await by(await request({ method: 'GET' }))).toBe(refused)
  expect(await by(await request({ path: '/bucket/other' }))).toBe(refused)
  expect(await by(await request({ headers: { ...headers, 'content-length': '4' } }))).toBe(refused)
  expect(await by(await request({ query: query.replace('Expires=900', 'Expires=9000') }))).toBe(refused)
  expect(await by(await request({ query: query.replace('ASIA1', 'ASIA2') }))).toBe(refused)
  expect(await by(await request(), 899_000)).toMatchObject({ accessKeyId: 'ASIA1' })
  expect(await by(await request(), 900_000)).toBe('AccessDenied')
})
