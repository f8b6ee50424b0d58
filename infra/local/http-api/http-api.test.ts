import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HttpRequest } from '../endpoint/http.ts'
import { FunctionError } from '../resource.ts'
import { AwsError } from '../service.ts'
import { responseOf } from './event.ts'
import { createHttpApi } from './http-api.ts'
import { matchRoute } from './routes.ts'

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool'
const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:reading-http'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...publicKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'key', alg: 'RS256', use: 'sig' }
const soon = () => Math.floor(Date.now() / 1000) + 600

function token(claims: Record<string, unknown> = {}): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${encode({ kid: 'key', alg: 'RS256' })}.${encode({ iss: ISSUER, aud: 'client', exp: soon(), sub: 'ana', ...claims })}`
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`
}

interface Options {
  readonly refused?: true
  /** What the stage lets through in all, and of single routes. */
  readonly rate?: number
  readonly rates?: Readonly<Record<string, number>>
}

async function deployed(run: (event: unknown) => unknown, options: Options = {}) {
  const room = createHttpApi({
    lambdas: { invoke: async (_, event) => run(event) },
    permissions: {
      demand() {
        if (options.refused) throw new AwsError('AccessDeniedException', 'no')
      },
    },
    log: { write() {}, follow() {}, close: async () => {} },
    keysOf: issuer => (issuer === ISSUER ? { keys: [jwk] } : undefined),
    localize: text => text,
  })
  const declare = async (type: string, logicalId: string, properties: object) => {
    const kind = `AWS::ApiGatewayV2::${type}`
    const { ref } = (await room.kinds[kind]?.({ stack: 's', logicalId, type: kind, properties })) ?? {
      ref: '',
    }
    return ref
  }
  const ApiId = await declare('Api', 'Api', { Name: 'api', ProtocolType: 'HTTP' })
  const AuthorizerId = await declare('Authorizer', 'Jwt', {
    ApiId,
    Name: 'jwt',
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: { Audience: ['client'], Issuer: ISSUER },
  })
  const integration = await declare('Integration', 'Http', {
    ApiId,
    IntegrationType: 'AWS_PROXY',
    IntegrationUri: FUNCTION,
    PayloadFormatVersion: '2.0',
    TimeoutInMillis: 200,
  })
  const Target = `integrations/${integration}`
  await declare('Route', 'Open', { ApiId, RouteKey: 'POST /open/{id}', Target })
  await declare('Route', 'Mine', {
    ApiId,
    RouteKey: 'GET /mine',
    Target,
    AuthorizationType: 'JWT',
    AuthorizerId,
  })
  const settings = (burst: number) => ({ ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: burst })
  const rates = Object.entries(options.rates ?? {}).map(([key, burst]) => [key, settings(burst)])
  await declare('Stage', 'Stage', {
    ApiId,
    StageName: 'api',
    AutoDeploy: true,
    ...(options.rate && { DefaultRouteSettings: settings(options.rate) }),
    RouteSettings: Object.fromEntries(rates),
  })
  const call = async (route: string, given: Partial<HttpRequest> = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const request = { method, path, query: '', headers: {}, body: Buffer.alloc(0), ...given }
    const { status, headers, body } = await room.handle(ApiId, request)
    return { status, headers, body: String(body) }
  }
  return {
    call,
    mine: (bearer?: string) => call('GET /api/mine', { headers: bearer ? { authorization: bearer } : {} }),
  }
}

const echo = (event: unknown) => ({ statusCode: 200, body: JSON.stringify(event) })

describe('routes', () => {
  const routes = ['GET /a/{x}', 'GET /a/b', 'ANY /a/{x}', 'GET /a/{rest+}', 'POST /a/b/c', '$default'].map(
    routeKey => ({ routeKey }),
  )
  test.each([
    ['GET', '/a/b', 'GET /a/b', {}],
    ['GET', '/a/z%20z', 'GET /a/{x}', { x: 'z z' }],
    ['PUT', '/a/b', 'ANY /a/{x}', { x: 'b' }],
    ['GET', '/a/b/c', 'GET /a/{rest+}', { rest: 'b/c' }],
    ['POST', '/a/b/c', 'POST /a/b/c', {}],
    ['GET', '/elsewhere', '$default', {}],
  ])('%s %s is %s', (method, path, routeKey, parameters) =>
    expect(matchRoute(routes, method, path)).toEqual({ route: { routeKey }, parameters }),
  )

  test('the order of declaration does not matter', () => {
    const orders = fc.shuffledSubarray(routes, { minLength: routes.length })
    const paths = fc.constantFrom('/a/b', '/a/c', '/a/b/c', '/x', '/a/')
    fc.assert(
      fc.property(orders, fc.constantFrom('GET', 'POST', 'PUT'), paths, (shuffled, method, path) => {
        expect(matchRoute(shuffled, method, path)).toEqual(matchRoute(routes, method, path))
      }),
    )
  })
})

describe('a call', () => {
  test('arrives as an event of format 2.0', async () => {
    const { call } = await deployed(echo)
    const { status, body } = await call('POST /api/open/a%20b', {
      query: 'x=1&x=2&y=%C3%A1',
      headers: { 'content-type': 'application/json', cookie: 'a=1; b=2' },
      body: Buffer.from('{"á":1}'),
    })
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      version: '2.0',
      routeKey: 'POST /open/{id}',
      rawPath: '/api/open/a%20b',
      rawQueryString: 'x=1&x=2&y=%C3%A1',
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { x: '1,2', y: 'á' },
      pathParameters: { id: 'a b' },
      body: '{"á":1}',
      isBase64Encoded: false,
      requestContext: { stage: 'api', http: { method: 'POST', path: '/api/open/a%20b' } },
    })
  })

  test('with bytes arrives in base64, and bytes come back from it', async () => {
    const bytes = Buffer.from([0, 255, 1])
    const { call } = await deployed(event => {
      const { body, isBase64Encoded } = event as { body: string; isBase64Encoded: boolean }
      return { statusCode: 201, body, isBase64Encoded, cookies: ['a=1', 'b=2'], headers: { 'X-Own': 'x' } }
    })
    const answer = await call('POST /api/open/1', { headers: { 'content-type': 'audio/wav' }, body: bytes })
    expect(answer).toMatchObject({ status: 201, headers: { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'x' } })
    expect(answer.body).toBe(String(bytes))
  })

  test('a result without a status is itself the body', () => {
    expect(responseOf({ a: 1 })).toMatchObject({ status: 200, body: '{"a":1}' })
    expect(responseOf('text')).toMatchObject({ status: 200, body: 'text' })
    expect(responseOf({ statusCode: '200', body: 5 })).toBeUndefined()
  })

  test('of someone who is signed in carries the claims as text', async () => {
    const { mine } = await deployed(echo)
    const { status, body } = await mine(`Bearer ${token({ roles: ['a', 'b'], level: 3, ok: true })}`)
    expect(status).toBe(200)
    expect(JSON.parse(body).requestContext.authorizer.jwt).toMatchObject({
      claims: { sub: 'ana', roles: '[a b]', level: '3', ok: 'true' },
      scopes: null,
    })
  })
})

describe('the gateway refuses in its own words', () => {
  const UNAUTHORIZED = { status: 401, body: '{"message":"Unauthorized"}' }
  test.each([
    ['no token', undefined],
    ['no JWT', 'Bearer nonsense'],
    ['an expired token', `Bearer ${token({ exp: soon() - 1200 })}`],
    ['a token for another client', `Bearer ${token({ aud: 'another' })}`],
    ['a token of another issuer', `Bearer ${token({ iss: `${ISSUER}2` })}`],
    ['a forged token', `Bearer ${token().replace(/\.[^.]*\./, `.${token({ sub: 'eva' }).split('.')[1]}.`)}`],
  ])('%s', async (_, bearer) => expect(await (await deployed(echo)).mine(bearer)).toMatchObject(UNAUTHORIZED))

  test('takes the client’s id for an audience, as an access token carries it', async () => {
    const { mine } = await deployed(echo)
    expect((await mine(`Bearer ${token({ aud: undefined, client_id: 'client' })}`)).status).toBe(200)
  })

  test.each([
    ['an unknown path', echo, {}, 'POST /api/elsewhere', 404, 'Not Found'],
    ['an unknown method', echo, {}, 'PUT /api/open/1', 404, 'Not Found'],
    ['another stage', echo, {}, 'POST /open/1', 404, 'Not Found'],
    [
      'a function that fails',
      () => Promise.reject(new FunctionError('Error', 'x')),
      {},
      'POST /api/open/1',
      500,
      'Internal Server Error',
    ],
    [
      'an unreadable result',
      () => ({ statusCode: 'x' }),
      {},
      'POST /api/open/1',
      500,
      'Internal Server Error',
    ],
    [
      'a function that does not let it in',
      echo,
      { refused: true as const },
      'POST /api/open/1',
      500,
      'Internal Server Error',
    ],
    [
      'a function that hangs',
      () => new Promise(() => {}),
      {},
      'POST /api/open/1',
      503,
      'Service Unavailable',
    ],
    [
      'too large a payload',
      () => Promise.reject(new AwsError('RequestTooLargeException', 'x')),
      {},
      'POST /api/open/1',
      413,
      'Request Too Long',
    ],
  ])('%s', async (_, run, options, route, status, message) => {
    const { call } = await deployed(run, options)
    expect(await call(route)).toMatchObject({ status, body: JSON.stringify({ message }) })
  })

  test('more calls than the stage lets through', async () => {
    const { call } = await deployed(echo, { rate: 2 })
    const statuses = [
      await call('POST /api/open/1'),
      await call('POST /api/open/1'),
      await call('POST /api/open/1'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
  })

  test('more calls of a route than its own rate lets through, in its own shape; the others go on', async () => {
    const { call, mine } = await deployed(echo, { rate: 3, rates: { 'POST /open/{id}': 1 } })
    expect((await call('POST /api/open/1')).status).toBe(200)
    expect(await call('POST /api/open/2')).toMatchObject({
      status: 429,
      headers: { 'content-type': 'application/json' },
      body: '{"message":"Too Many Requests"}',
    })
    for (const _ of [1, 2, 3]) expect((await mine()).status).toBe(401)
    expect((await mine()).status).toBe(429)
  })

  test('settings of a route that is not there', () =>
    expect(deployed(echo, { rates: { 'GET /gone': 1 } })).rejects.toThrow(
      'Unable to find Route by key GET /gone within the provided RouteSettings',
    ))
})
