import { createHash, createHmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import { AwsV4Signer } from 'aws4fetch'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sigv4 } from './sigv4.ts'

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
}
const withSession = { ...credentials, sessionToken: 'a/session+token==' }

/** What AWS's own signer hashes with. */
class Sha256 {
  readonly #hash
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac('sha256', Buffer.from(secret as Uint8Array)) : createHash('sha256')
  }
  update(data: Uint8Array): void {
    this.#hash.update(data)
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
const request = fc.record({
  service: fc.constantFrom('dynamodb', 's3', 'execute-api', 'bedrock'),
  method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE'),
  // As those who ask do: a part of a path goes encoded.
  path: fc.array(
    text.filter(part => !/^\.*$/.test(part)),
    {
      maxLength: 3,
    },
  ),
  query: fc.dictionary(name, text, { noNullPrototype: true }),
  // What Node writes into a header.
  headers: fc.dictionary(
    name.map(one => `x-${one}`),
    fc.stringMatching(/^[!-~]([ -~]{0,12}[!-~])?$/),
    {
      noNullPrototype: true,
    },
  ),
  body: fc.string({ unit: 'grapheme' }),
  at: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  credentials: fc.constantFrom(credentials, withSession),
})

/** As RFC 3986 has it: S3 signs what a path says, however it is written. */
const encoded = (part: string) =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

function addressOf(path: readonly string[], query: Readonly<Record<string, string>>): URL {
  const url = new URL(`https://host.example:8443/${path.map(encoded).join('/')}`)
  for (const [one, value] of Object.entries(query)) url.searchParams.set(one, value)
  return url
}

test('headers are signed as AWS’s own signer signs them', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ service, method, path, query, headers, body, at, credentials }) => {
      const url = addressOf(path, query)
      const ours = sigv4({ service, region: 'us-east-1', credentials }).headers(
        { method, url, headers },
        body,
        at,
      )
      const theirs = new SignatureV4({
        service,
        region: 'us-east-1',
        credentials,
        sha256: Sha256,
        uriEscapePath: service !== 's3',
        applyChecksum: service === 's3',
      })
      const signed = await theirs.sign(
        {
          method,
          protocol: url.protocol,
          hostname: url.hostname,
          path: url.pathname,
          query: Object.fromEntries(url.searchParams),
          headers: { ...headers, host: url.host },
          body,
        },
        { signingDate: at },
      )
      expect(ours).toEqual(signed.headers)
    }),
  )
})

test('an address is signed as aws4fetch signs it', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ service, method, path, query, headers, at, credentials }) => {
      // Of a slash within a part of S3's path aws4fetch makes two parts.
      const url = addressOf(
        path.map(part => part.replaceAll('/', '-')),
        query,
      )
      const ours = sigv4({ service, region: 'us-east-1', credentials }).presigned(
        { method, url, headers },
        60,
        at,
      )
      const asked = new URL(url)
      asked.searchParams.set('X-Amz-Expires', '60')
      const theirs = await new AwsV4Signer({
        ...credentials,
        service,
        region: 'us-east-1',
        method,
        url: asked.href,
        headers,
        datetime: at.toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
        signQuery: true,
        allHeaders: true,
      }).sign()
      expect(ours.searchParams.get('X-Amz-Signature')).toBe(theirs.url.searchParams.get('X-Amz-Signature'))
      expect(Object.fromEntries(ours.searchParams)).toEqual(Object.fromEntries(theirs.url.searchParams))
    }),
  )
})

test('the key of a day is not that of the next', () => {
  const signing = sigv4({ service: 'dynamodb', region: 'us-east-1', credentials })
  const request = { method: 'POST', url: new URL('https://dynamodb.us-east-1.amazonaws.com/') }
  const on = (day: string) => signing.headers(request, '{}', new Date(`${day}T12:00:00Z`)).authorization
  const [first, second] = [on('2026-11-28'), on('2026-11-29')]
  expect(second).not.toBe(first)
  expect(on('2026-11-28')).toBe(first)
})
