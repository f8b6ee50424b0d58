import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda'
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { detailed, route } from '#shared/kernel/route.ts'
import type { Region } from '#shared/kernel/school.ts'
import { command as keyed } from './command.ts'
import type { HttpHandler, Request } from './handler.ts'
import { http, httpFunction } from './http.ts'

const greet = route({
  name: 'greetings/greet',
  on: 'POST /greetings/{greetingId}',
  about: 'Greets.',
  repeats: 'harmlessly',
  byPictures: true,
  may: { roles: ['student'], scope: 'self' },
  body: z.strictObject({ loudness: z.int() }),
  reply: z.strictObject({ said: z.string() }),
  errors: ['reading.unknownText'],
})

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  vi.stubEnv('ORIGIN_SECRETS', 'this-turn next-turn')
  vi.stubEnv('SHARED_CLIENT_ID', 'shared')
  vi.stubEnv('PICTURES_CLIENT_ID', 'pictures')
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(String(line)) > 0)
})

const ada = {
  sub: 'ada',
  token_use: 'id',
  aud: 'own',
  origin_jti: 'sign-in-1',
  auth_time: '1786363200',
  roles: 'student',
}

async function ask(
  run: Parameters<typeof http<typeof greet>>[1],
  { body = '{"loudness":3}', claims = ada as Record<string, string> | null, id = 'g1' } = {},
) {
  return askOf(http(greet, run), { body, claims, path: { greetingId: id } })
}

async function askOf(
  handler: HttpHandler,
  {
    body,
    claims = ada,
    path,
    origin = 'this-turn',
  }: { body?: string; claims?: Record<string, string> | null; path: Record<string, string>; origin?: string },
) {
  const event = {
    routeKey: handler.route.on,
    headers: { 'x-coqui-trace': 'trace-1', [ORIGIN_HEADER]: origin },
    pathParameters: path,
    body,
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1', ...(claims && { authorizer: { jwt: { claims } } }) },
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer
  const reply = await httpFunction([handler], {
    errors: { 'reading.unknownText': 404, 'reading.notScored': 409 },
    admit: async () => undefined,
  })(event, {} as Context)
  const location = reply.headers?.location
  return { status: reply.statusCode, body: JSON.parse(reply.body ?? 'null'), ...(location && { location }) }
}

const hello = async () => ({ said: 'hola' })

test('a handler is given its parts parsed and the actor by the token', async () => {
  const seen = vi.fn()
  const { status } = await ask(async request => {
    seen({ actor: request.actor, path: request.path, body: request.body })
    return { said: 'hola' }
  })
  expect(status).toBe(200)
  expect(seen).toHaveBeenCalledWith({
    actor: {
      personId: 'ada',
      roles: ['student'],
      session: {
        sessionId: 'sign-in-1',
        kind: 'own',
        client: 'own',
        begunAt: '2026-08-10T12:00:00.000Z',
      },
    },
    path: { greetingId: 'g1' },
    body: { loudness: 3 },
  })
})

test.each([
  ['a body that is not JSON', { body: '{' }, 400, 'kernel.malformedJson'],
  ['a field that is not declared', { body: '{"loudness":3,"role":"admin"}' }, 422, 'kernel.invalid'],
  ['a value of the wrong type', { body: '{"loudness":"3"}' }, 422, 'kernel.invalid'],
  ['nobody', { claims: null }, 401, 'kernel.notSignedIn'],
  ['an access token', { claims: { ...ada, token_use: 'access' } }, 401, 'kernel.notSignedIn'],
  ['a token for no client', { claims: { ...ada, aud: '' } }, 401, 'kernel.notSignedIn'],
  ['a token of no sign-in', { claims: { ...ada, origin_jti: '' } }, 401, 'kernel.notSignedIn'],
  ['a token of no time', { claims: { ...ada, auth_time: '' } }, 401, 'kernel.notSignedIn'],
  ['a role that is not admitted', { claims: { ...ada, roles: 'teacher' } }, 403, 'kernel.notAllowed'],
  ['a role that does not exist', { claims: { ...ada, roles: 'queen' } }, 403, 'kernel.notAllowed'],
  ['an id that could reach into a key', { id: 'a#b' }, 404, 'kernel.notFound'],
  ['an id that is too long to be one', { id: 'a'.repeat(201) }, 404, 'kernel.notFound'],
])('%s is refused with a code', async (_, given, status, error) => {
  const run = vi.fn(hello)
  expect(await ask(run, given)).toMatchObject({ status, body: { error, requestId: 'request-1' } })
  expect(run).not.toHaveBeenCalled()
})

const weather = route({
  name: 'weather/get-weather',
  on: 'GET /regions/{region}/places/{place}',
  about: 'Says what the weather is.',
  may: { roles: ['student'], scope: 'self' },
  reply: z.strictObject({ of: z.string() }),
  errors: [],
})

test('a path’s parameters are what their names say, or there is no such thing', async () => {
  const handler = http(weather, async ({ path }) => {
    expectTypeOf(path.region).toEqualTypeOf<Region>()
    return { of: `${path.region} ${path.place}` }
  })
  const at = async (region: string, place: string) => {
    const { status, body } = await askOf(handler, { path: { region, place } })
    return status === 200 ? body.of : body.error
  }
  expect(await at('Mayagüez', 'school:playa-azul')).toBe('Mayagüez school:playa-azul')
  expect(await at('Humacao', 'x'.repeat(200))).toBe('kernel.notFound')
  expect(await at('Miami', 'island')).toBe('kernel.notFound')
})

test('issues name the field and never its value', async () => {
  const { body } = await ask(hello, { body: '{"loudness":"a secret"}' })
  expect(body.issues).toEqual([{ path: 'loudness', code: 'invalid_type' }])
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('a declared refusal has the status of its code', async () => {
  const reply = await ask(async ({ refuse }) => refuse('reading.unknownText'))
  expect(reply).toMatchObject({ status: 404, body: { error: 'reading.unknownText' } })
})

test('a refusal says what is declared of its code, typed, and no more', async () => {
  const buy = route({
    name: 'greetings/buy',
    on: 'POST /greetings/{greetingId}/purchase',
    about: 'Buys.',
    repeats: 'harmlessly',
    byPictures: true,
    may: { roles: ['student'], scope: 'self' },
    reply: z.strictObject({}),
    errors: ['reading.unknownText', detailed('reading.notScored', z.strictObject({ missing: z.int() }))],
  })
  const refusing = (run: Parameters<typeof http<typeof buy>>[1]) =>
    askOf(http(buy, run), { path: { greetingId: 'g1' } })
  expect(await refusing(async ({ refuse }) => refuse('reading.notScored', { missing: 3 }))).toMatchObject({
    status: 409,
    body: { error: 'reading.notScored', details: { missing: 3 } },
  })
  const told = { missing: 3, balance: 7 }
  expect(await refusing(async ({ refuse }) => refuse('reading.notScored', told))).toMatchObject({
    status: 500,
    body: { error: 'kernel.unexpected' },
  })
  void (async ({ refuse }: Request<typeof buy>, may: boolean) => {
    // @ts-expect-error what the code comes with is missing
    if (may) refuse('reading.notScored')
    // @ts-expect-error this code comes with nothing
    if (may) refuse('reading.unknownText', { missing: 3 })
    // @ts-expect-error of another type
    if (may) refuse('reading.notScored', { missing: 'three' })
  })
})

test('an unexpected error is a bare 500 to the caller and a stack in the log', async () => {
  const reply = await ask(async () => {
    throw new Error('the table is on fire')
  })
  expect(reply).toEqual({ status: 500, body: { error: 'kernel.unexpected', requestId: 'request-1' } })
  expect(lines.join()).toContain('the table is on fire')
})

test('a reply that holds more than was declared does not leave', async () => {
  const leaky = async () => ({ said: 'hola', password: 'x' })
  expect((await ask(leaky)).status).toBe(500)
})

test('log lines carry the page’s trace, and nothing of the body', async () => {
  await ask(hello)
  const answered = JSON.parse(lines.at(-1) ?? '')
  expect(answered).toMatchObject({
    message: 'answered',
    trace: 'trace-1',
    requestId: 'request-1',
    status: 200,
  })
  expect(answered._aws.CloudWatchMetrics[0].Namespace).toBe('CoquiLee')
  expect(lines.join()).not.toContain('loudness')
})

test('a route’s word on repeats chooses its wrapper', () => {
  const spec = {
    name: 'greetings/give',
    about: 'Gives.',
    may: { roles: ['student'], scope: 'self' },
    reply: z.strictObject({}),
    errors: [],
  } as const
  const command = { ...spec, on: 'POST /greetings', byPictures: false } as const
  const once = route({ ...command, repeats: 'once' })
  const reread = route({ ...command, repeats: 'once-reread' })
  const harmless = route({ ...command, repeats: 'harmlessly' })
  const nothing = async () => ({})
  keyed(once, nothing)
  keyed(reread, nothing, nothing)
  http(harmless, nothing)
  // @ts-expect-error what is carried out once is a command
  http(once, nothing)
  // @ts-expect-error what may be repeated is none
  keyed(harmless, nothing)
  // @ts-expect-error an answer that is not stored must be read again
  keyed(reread, nothing)
  // @ts-expect-error an answer that is stored is not
  keyed(once, nothing, nothing)
  // @ts-expect-error a command says what a repeat does
  route(command)
  // @ts-expect-error a read has nothing to say of it
  route({ ...spec, on: 'GET /greetings', repeats: 'harmlessly' })
  // @ts-expect-error what a student may send says whether pictures are enough
  route({ ...spec, on: 'POST /greetings', repeats: 'once' })
  // @ts-expect-error what a student may not has nothing to say of it
  route({ ...command, repeats: 'once', may: { roles: ['teacher'], scope: 'self' } })
})

test('what did not come through the site is refused, whoever asks; both of its secrets do', async () => {
  const run = vi.fn(hello)
  const from = (origin: string) =>
    askOf(http(greet, run), { body: '{"loudness":3}', path: { greetingId: 'g1' }, origin })
  for (const origin of ['', 'this-turn next-turn', 'this-turm', 'last-turn'])
    expect(await from(origin)).toMatchObject({ status: 403, body: { error: 'kernel.notAllowed' } })
  expect(run).not.toHaveBeenCalled()
  for (const origin of ['this-turn', 'next-turn']) expect((await from(origin)).status).toBe(200)
})

test('a function that was told no secret answers nobody', async () => {
  vi.stubEnv('ORIGIN_SECRETS', '')
  const asked = askOf(http(greet, hello), { body: '{"loudness":3}', path: { greetingId: 'g1' }, origin: '' })
  expect((await asked).status).toBe(500)
})

test('a route that leads answers with where, and nothing else', async () => {
  const lead = route({
    name: 'greetings/show-greeting',
    on: 'GET /greetings/{greetingId}',
    about: 'Leads to a greeting.',
    may: { roles: 'anyone', scope: 'public' },
    leads: true,
    reply: z.strictObject({ location: z.string() }),
    errors: [],
  })
  const handler = http(lead, async ({ path: { greetingId } }) => ({ location: `/said#${greetingId}` }))
  expect(await askOf(handler, { path: { greetingId: 'g1' }, claims: null })).toEqual({
    status: 303,
    location: '/said#g1',
    body: null,
  })
})
