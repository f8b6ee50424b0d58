/** Each middleware alone around a handler that needs no more; all together are tried in `http.test.ts`. */
import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { route } from '#shared/kernel/route.ts'
import { admitting } from './admitting.ts'
import { errors } from './errors.ts'
import type { HttpHandler } from './handler.ts'
import { logging } from './logging.ts'
import type { HttpReply } from './middleware.ts'
import { parsing } from './parsing.ts'
import { Refusal } from './refusal.ts'
import { routing } from './routing.ts'
import { throughSite } from './through-site.ts'
import { timing } from './timing.ts'

const greet = route({
  name: 'greetings/greet',
  on: 'POST /groups/{groupId}/greetings',
  about: 'Greets.',
  repeats: 'harmlessly',
  may: { roles: ['teacher'], scope: 'group', of: 'groupId' },
  body: z.strictObject({ loudness: z.int() }),
  reply: z.strictObject({}),
  errors: [],
})
const greeting: HttpHandler = { route: greet, run: async () => ({}) }
const own = route({ ...greet, on: 'POST /greetings', may: { roles: ['teacher'], scope: 'self' } })
const open = route({ ...greet, on: 'POST /open', may: { roles: 'anyone', scope: 'public' } })

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
  vi.stubEnv('SHARED_CLIENT_ID', 'shared')
  vi.stubEnv('PICTURES_CLIENT_ID', 'pictures')
  vi.spyOn(process.stdout, 'write').mockImplementation(line => lines.push(JSON.parse(String(line))) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const claims = {
  sub: 'ana',
  token_use: 'id',
  aud: 'shared',
  origin_jti: 'sign-in-1',
  auth_time: '1786363200',
  roles: 'teacher',
}

const sent = (more: object = {}) => ({
  routeKey: greet.on,
  headers: {},
  pathParameters: { groupId: 'g1' },
  body: '{"loudness":3}',
  isBase64Encoded: false,
  requestContext: {
    requestId: 'request-1',
    authorizer: { jwt: { claims } },
  },
  ...more,
})

type Used = Parameters<ReturnType<typeof middy>['use']>[0]

/** Runs a handler inside these, the outermost first. */
async function inside(middlewares: readonly Used[], run: (event: object) => Promise<object>, event = sent()) {
  const answer = middy<object, HttpReply>()
  for (const one of middlewares) answer.use(one)
  return answer.handler(event => run(event))(event, {} as Context)
}
const fine = async (_event: object) => ({ statusCode: 200 })
const refuses = async () => {
  throw new Refusal('kernel.conflict', { details: { left: 3 } })
}
const breaks = async () => {
  throw new Error('the table is on fire')
}

test('timing measures what was answered and what was refused, and changes neither', async () => {
  expect(await inside([timing()], fine)).toEqual({ statusCode: 200 })
  await inside([timing(), errors()], refuses)
  expect(lines).toMatchObject([
    { message: 'answered', route: greet.on, status: 200 },
    { message: 'answered', route: greet.on, status: 409 },
  ])
  for (const { duration } of lines) expect(duration).toBeGreaterThanOrEqual(0)
  await expect(inside([timing()], breaks)).rejects.toThrow('on fire')
})

test('logging writes a refusal’s code and an error’s stack, nothing of what went well, and answers nothing', async () => {
  await inside([logging()], fine)
  await expect(inside([logging()], refuses)).rejects.toThrow('kernel.conflict')
  await expect(inside([logging()], breaks)).rejects.toThrow('on fire')
  expect(lines).toMatchObject([
    { level: 'info', message: 'refused', route: greet.on, code: 'kernel.conflict' },
    { level: 'error', message: 'unexpected', route: greet.on, stack: expect.stringContaining('on fire') },
  ])
})

test('errors become replies: a code with its status and details, anything else a bare 500, and no line', async () => {
  const refused = await inside([errors()], refuses)
  expect(refused).toMatchObject({ statusCode: 409, headers: { 'cache-control': 'no-store' } })
  expect(JSON.parse(refused.body ?? '')).toEqual({
    error: 'kernel.conflict',
    requestId: 'request-1',
    details: { left: 3 },
  })
  const broken = await inside([errors()], breaks)
  expect(broken.statusCode).toBe(500)
  expect(JSON.parse(broken.body ?? '')).toEqual({ error: 'kernel.unexpected', requestId: 'request-1' })
  const ofNoun = async () => {
    throw new Refusal('reading.unknownText')
  }
  expect((await inside([errors({ 'reading.unknownText': 404 })], ofNoun)).statusCode).toBe(404)
  // A code without a status is a mistake of ours.
  expect((await inside([errors()], ofNoun)).statusCode).toBe(500)
  expect(lines).toEqual([])
})

test('what came through the site goes on; without its secret nothing does', async () => {
  vi.stubEnv('ORIGIN_SECRETS', 'one two')
  const run = vi.fn(fine)
  const from = (headers: object) => inside([throughSite()], run, sent({ headers }))
  await from({ 'x-coqui-origin': 'two' })
  await expect(from({})).rejects.toThrow('kernel.notAllowed')
  await expect(from({ 'x-coqui-origin': 'one two' })).rejects.toThrow('kernel.notAllowed')
  expect(run).toHaveBeenCalledTimes(1)
  vi.unstubAllEnvs()
})

test('routing finds the handler, who asks and what the path names', async () => {
  const run = vi.fn(fine)
  await inside([routing([greeting])], run)
  expect(run.mock.calls[0]).toMatchObject([
    { handler: greeting, actor: { personId: 'ana', roles: ['teacher'] }, path: { groupId: 'g1' } },
  ])
  const elsewhere = inside([routing([greeting])], run, sent({ routeKey: 'GET /nowhere' }))
  await expect(elsewhere).rejects.toThrow('kernel.notFound')
  const nobody = inside([routing([greeting])], run, sent({ requestContext: { requestId: 'r' } }))
  await expect(nobody).rejects.toThrow('kernel.notSignedIn')
  expect(run).toHaveBeenCalledTimes(1)
})

test('admitting asks of all that is not public, and gives the standing', async () => {
  const standing = { personId: 'ana', roles: ['teacher' as const], groupIds: ['g1'], childIds: [] }
  const admit = vi.fn(async (_: object) => standing)
  const run = vi.fn(fine)
  await inside([routing([greeting]), admitting(admit)], run)
  const session = { sessionId: 'sign-in-1', kind: 'shared', begunAt: '2026-08-10T12:00:00.000Z' }
  expect(admit.mock.calls[0]).toMatchObject([
    { route: greet, actor: { personId: 'ana', roles: ['teacher'], session }, path: { groupId: 'g1' } },
  ])
  expect(run.mock.calls[0]).toMatchObject([{ standing }])

  const self = { route: own, run: greeting.run }
  await inside([routing([self]), admitting(admit)], run, sent({ routeKey: own.on, pathParameters: {} }))
  expect(admit).toHaveBeenCalledTimes(2)
  const toAll = { route: open, run: greeting.run }
  await inside([routing([toAll]), admitting(undefined)], run, sent({ routeKey: open.on, pathParameters: {} }))
  expect(run).toHaveBeenCalledTimes(3)
  const unable = inside([routing([greeting]), admitting(undefined)], run)
  await expect(unable).rejects.toThrow('cannot read standings')
  const refused = inside([routing([greeting]), admitting(refuses)], run)
  await expect(refused).rejects.toThrow('kernel.conflict')
  expect(run).toHaveBeenCalledTimes(3)
})

test('parsing gives the parts as the route declares them, or refuses', async () => {
  const run = vi.fn(fine)
  const parse = (more: object) => inside([routing([greeting]), parsing()], run, sent(more))
  await parse({ headers: { 'idempotency-key': 'k' } })
  expect(run.mock.calls[0]).toMatchObject([{ sent: { body: { loudness: 3 }, idempotencyKey: 'k' } }])
  await expect(parse({ body: '{' })).rejects.toThrow('kernel.malformedJson')
  await expect(parse({ body: '{"loudness":"3"}' })).rejects.toThrow('kernel.invalid')
  expect(run).toHaveBeenCalledTimes(1)
})
