import { beforeEach, describe, expect, test } from 'vitest'
import { createAddresses } from '../addresses.ts'
import type { HttpRequest, HttpResponse } from '../endpoint/http.ts'
import type { Principal } from '../resource.ts'
import { createSite, type SiteRoom } from './site.ts'

const FALLBACK = `function handler(event) {
  var request = event.request
  if (request.uri === '/gone') return { statusCode: 302, headers: { location: { value: '/' } } }
  if (request.uri.indexOf('.') === -1) request.uri = '/index.html'
  return request
}`
const OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const VIEWER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const FIREWALL = 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/site/1'

let asked: { readonly by: Principal; readonly action: string }[] = []
let seen: HttpRequest[] = []
let room: SiteRoom

const text = 'palabra '.repeat(500)

beforeEach(async () => {
  asked = []
  seen = []
  const addresses = createAddresses()
  addresses.add('wss://live.execute-api.us-east-1.amazonaws.com', 'ws://localhost:3002')
  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    seen.push(request)
    return {
      status: 200,
      headers: { 'content-type': 'text/plain', etag: '"tag"', server: 'origin' },
      body: text,
    }
  }
  room = createSite({
    addresses,
    address: 'http://localhost:3000',
    permissions: { demand: (by, { action }) => void asked.push({ by, action }) },
    storage: {
      signingName: 's3',
      handle: async (request, demand) => {
        demand({ action: 's3:GetObject', resource: 'x' })
        return answer(request)
      },
    },
    firewalls: {
      has: arn => arn === FIREWALL,
      judge: (_, { path }) => (path === '/blocked' ? { status: 429, headers: {}, body: '' } : undefined),
    },
    reveal: text => text.replace('{{secret}}', 'told'),
    httpApi: { kinds: {}, has: id => id === 'api', handle: (_, request) => answer(request) },
  })
  const declare = async (type: string, logicalId: string, properties: unknown) =>
    (await room.kinds[`AWS::CloudFront::${type}`]?.({ stack: 's', logicalId, type, properties }))?.ref
  const FunctionARN = await declare('Function', 'Spa', {
    Name: 'spa',
    AutoPublish: true,
    FunctionCode: FALLBACK,
    FunctionConfig: { Comment: '', Runtime: 'cloudfront-js-2.0' },
  })
  const ResponseHeadersPolicyId = await declare('ResponseHeadersPolicy', 'Headers', {
    ResponseHeadersPolicyConfig: {
      Name: 'headers',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: {
          Override: true,
          ContentSecurityPolicy: "connect-src 'self' wss://live.execute-api.us-east-1.amazonaws.com",
        },
        StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
      },
      CustomHeadersConfig: { Items: [{ Header: 'Server', Value: 'edge', Override: false }] },
    },
  })
  const CachePolicyId = await declare('CachePolicy', 'Revalidated', {
    CachePolicyConfig: {
      Name: 'revalidated',
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 86400,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      },
    },
  })
  const files = { TargetOriginId: 'bucket', ResponseHeadersPolicyId, CachePolicyId: DISABLED }
  await declare('Distribution', 'Site', {
    DistributionConfig: {
      Enabled: true,
      WebACLId: FIREWALL,
      Origins: [
        {
          Id: 'bucket',
          DomainName: 'files.s3.us-east-1.amazonaws.com',
          OriginAccessControlId: 'oac',
          S3OriginConfig: {},
        },
        {
          Id: 'api',
          DomainName: 'api.execute-api.us-east-1.amazonaws.com',
          CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
          OriginCustomHeaders: [{ HeaderName: 'X-Own', HeaderValue: '{{secret}}' }],
        },
      ],
      DefaultCacheBehavior: {
        ...files,
        FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN }],
      },
      CacheBehaviors: [
        { PathPattern: '/api/openapi.json', ...files },
        {
          PathPattern: '/api/*',
          TargetOriginId: 'api',
          CachePolicyId: DISABLED,
          OriginRequestPolicyId: VIEWER,
          AllowedMethods: ['GET', 'HEAD', 'POST'],
        },
        { PathPattern: '/assets/*', ...files, CachePolicyId: OPTIMIZED, Compress: true },
        { PathPattern: '/pictures/*', ...files, CachePolicyId, Compress: true },
      ],
    },
  })
})

const call = async (route: string, headers: Record<string, string> = {}) => {
  const [method = '', address = ''] = route.split(' ')
  const [path = '', query = ''] = address.split('?')
  return room.handle({ method, path, query, headers, body: Buffer.alloc(0) })
}

describe('the distribution', () => {
  test.each([
    ['GET /', '/files/index.html'],
    ['GET /reading-spanish', '/files/index.html'],
    ['GET /favicon.ico', '/files/favicon.ico'],
    ['GET /api/openapi.json', '/files/api/openapi.json'],
    ['GET /api/readings', '/api/readings'],
    ['GET /assets/a%20b.js', '/files/assets/a%20b.js'],
  ])('%s asks for %s', async (route, path) => {
    expect((await call(route)).status).toBe(200)
    expect(seen[0]?.path).toBe(path)
  })

  test('reads the bucket under its own name', async () => {
    await call('GET /')
    expect(asked).toMatchObject([
      { by: { kind: 'service', service: 'cloudfront.amazonaws.com' }, action: 's3:GetObject' },
    ])
  })

  test('tells the API all that the viewer sent but the host, and the bucket nothing that it does not need', async () => {
    const headers = { host: 'localhost:3000', authorization: 'Bearer x', cookie: 'a=1' }
    await call('POST /api/readings?x=1', headers)
    await call('GET /?x=1', headers)
    expect(seen[0]).toMatchObject({
      query: 'x=1',
      headers: { ...headers, host: 'api.execute-api.us-east-1.amazonaws.com', 'x-forwarded-proto': 'https' },
    })
    expect(seen[1]).toMatchObject({ query: '', headers: {} })
  })

  test('asks its firewall first', async () => {
    expect((await call('GET /blocked')).status).toBe(429)
    expect(seen).toEqual([])
  })

  test('tells the API what its origin adds, whatever the viewer says of it', async () => {
    await call('GET /api/readings', { 'x-own': 'forged' })
    await call('GET /', { 'x-own': 'forged' })
    expect(seen.map(({ headers }) => headers['x-own'])).toEqual(['told', undefined])
  })

  test('lets its function answer, and refuses a method that the behaviour does not allow', async () => {
    expect(await call('GET /gone')).toMatchObject({ status: 302, headers: { location: '/' } })
    expect((await call('DELETE /api/readings')).status).toBe(403)
    expect((await call('POST /')).status).toBe(403)
    expect(seen).toEqual([])
  })

  test('adds the headers of its policy, with the hosts of this machine', async () => {
    const { headers } = await call('GET /')
    expect(headers).toMatchObject({
      'content-security-policy': "connect-src 'self' ws://localhost:3002",
      'strict-transport-security': 'max-age=60; includeSubDomains',
      server: 'origin',
    })
    expect((await call('GET /api/readings')).headers['content-security-policy']).toBeUndefined()
  })

  test('compresses what is cached, as the viewer takes it', async () => {
    const br = await call('GET /assets/a.js', { 'accept-encoding': 'gzip, br' })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"tag"' })
    expect(Buffer.byteLength(br.body)).toBeLessThan(100)
    expect((await call('GET /assets/a.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    expect((await call('GET /pictures/a.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    )
    expect((await call('GET /assets/a.js')).headers['content-encoding']).toBeUndefined()
    expect((await call('GET /', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })
})
