// @vitest-environment jsdom
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { getPurse } from '#shared/coins/routes.ts'
import { confirmStudent } from '#shared/identity/routes.ts'
import type { KernelErrorCode } from '#shared/kernel/errors.ts'
import { deleteNotification, markRead } from '#shared/notifications/routes.ts'
import type { FinishedReply } from '#shared/reading/finished-reading.ts'
import type { finishReading, listReadings } from '#shared/reading/routes.ts'
import { addSchool, changeSchool } from '#shared/schools/routes.ts'
import { askSupport } from '#shared/support/routes.ts'
import { type Args, addressOf, call } from './client.ts'
import { type ClientErrorCode, Refusal, type RefusalCode, refusedBy } from './refusal.ts'

const bearer = vi.hoisted(() =>
  vi.fn(async ({ fresh }: { fresh: boolean }): Promise<string | undefined> => (fresh ? 'fresh' : 'token')),
)
vi.mock('./session.ts', () => ({ bearer }))
vi.mock('./runtime-config.ts', () => ({ runtimeConfig: async () => ({ apiUrl: 'https://coqui.test/api' }) }))

const purse = { balance: 12, version: 3, history: [] }
const answer = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })
const refuse = (body: unknown, status: number, headers = {}) => {
  fetched.mockImplementation(async () => answer(body, status, headers))
  return call(getPurse, {}).then(
    () => expect.unreachable(),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error
    },
  )
}
const fetched = vi.fn<(request: Request) => Promise<Response>>()
const sent = (n = 0) => fetched.mock.calls[n]?.[0] ?? expect.unreachable()

beforeEach(() => {
  fetched.mockReset()
  bearer.mockClear()
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => fetched(new Request(address, init)))
})

test('a read is sent with the token, and its reply parsed', async () => {
  fetched.mockResolvedValue(answer(purse))
  expect(await call(getPurse, {})).toEqual(purse)
  expect(sent().url).toBe('https://coqui.test/api/coins')
  expect(sent().headers.get('authorization')).toBe('Bearer token')
  expect(sent().headers.has('idempotency-key')).toBe(false)
})

test('a command that is carried out once carries a key of its own, or the one it is given, and a trace', async () => {
  fetched.mockImplementation(async () => answer({}))
  const path = { schoolId: 'a/b', studentId: 's' }
  const confirm = (idempotencyKey?: string) =>
    call(confirmStudent, { path, body: { groupId: 'g' }, ...(idempotencyKey && { idempotencyKey }) })
  await confirm().catch(() => undefined)
  expect(sent().url).toBe('https://coqui.test/api/schools/a%2Fb/students/s/confirmation')
  expect(await sent().json()).toEqual({ groupId: 'g' })
  expect(sent().headers.get('idempotency-key')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(sent().headers.get('x-coqui-trace')).toBe(sent().headers.get('idempotency-key'))
  await confirm('kept').catch(() => undefined)
  expect(sent(1).headers.get('idempotency-key')).toBe('kept')
})

test('a command that may be repeated carries a trace and no key', async () => {
  fetched.mockResolvedValue(answer({}))
  await call(deleteNotification, { path: { notificationId: 'n' } })
  expect(sent().headers.has('idempotency-key')).toBe(false)
  expect(sent().headers.get('x-coqui-trace')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(sent().headers.has('content-type')).toBe(false)
})

test('an ended token is refreshed once, and the command keeps its key', async () => {
  fetched.mockResolvedValueOnce(answer({ message: 'Unauthorized' }, 401)).mockResolvedValueOnce(answer({}))
  await call(askSupport, { body: { topic: 'other', text: '¿Cómo leo más?' } }).catch(() => undefined)
  expect(sent().headers.get('idempotency-key')).toBeTruthy()
  expect(sent(1).headers.get('authorization')).toBe('Bearer fresh')
  expect(sent(1).headers.get('idempotency-key')).toBe(sent().headers.get('idempotency-key'))
})

test('whoever has signed out asks nothing more', async () => {
  bearer.mockResolvedValueOnce(undefined)
  await expect(call(getPurse, {})).rejects.toMatchObject({ code: 'kernel.notSignedIn', status: 401 })
  expect(fetched).not.toHaveBeenCalled()
})

test('a refusal has its code, status, request id and issues', async () => {
  const issues = [{ path: 'seconds', code: 'too_small' }]
  const error = await refuse({ error: 'kernel.invalid', requestId: 'r-1', issues }, 422)
  expect(error).toMatchObject({ code: 'kernel.invalid', status: 422, requestId: 'r-1', issues })
})

test('a refusal comes with what its route declares of the code, typed', async () => {
  const school = { name: 'Escuela', region: 'Caguas', municipio: 'Cayey', active: true } as const
  const add = async (told: object) => {
    fetched.mockResolvedValueOnce(answer({ requestId: 'r-1', ...told }, 409))
    const error: unknown = await call(addSchool, { body: school }).catch(refused => refused)
    if (!refusedBy(addSchool, error)) return expect.unreachable()
    return error
  }
  const error = await add({ error: 'schools.idTaken', details: { field: 'schoolId' } })
  if (error.code !== 'schools.idTaken') return expect.unreachable()
  expectTypeOf(error.details).toEqualTypeOf<{ field: 'schoolId' } | undefined>()
  expect(error.details).toEqual({ field: 'schoolId' })
  expect(refusedBy(changeSchool, error)).toBe(false)
  expect(await add({ error: 'schools.anotherRegion' })).toMatchObject({ code: 'schools.anotherRegion' })
  expect(await add({ error: 'schools.idTaken' })).toMatchObject({ code: 'client.unreadable', status: 409 })
})

test.each([
  [401, 'kernel.notSignedIn'],
  [403, 'kernel.notAllowed'],
  [404, 'kernel.notFound'],
  [413, 'client.tooLarge'],
  [429, 'kernel.tooManyRequests'],
  [500, 'kernel.unexpected'],
  [503, 'kernel.unavailable'],
])('the gateway’s own %i is told by its status', async (status, code) => {
  const error = await refuse({ message: 'whatever' }, status, { 'apigw-requestid': 'g-1' })
  expect(error).toMatchObject({ code, status, requestId: 'g-1' })
})

test('a reply that is not the contract’s is unreadable, and names the field, not its value', async () => {
  const error = await refuse({ ...purse, balance: 'much' }, 200)
  expect(error.code).toBe('client.unreadable')
  expect(error.issues.map(({ path }) => path)).toEqual(['balance'])
  expect(JSON.stringify(error.issues)).not.toContain('much')
})

test('no network is unreachable', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(call(getPurse, {})).rejects.toMatchObject({ code: 'client.unreachable', status: 0 })
})

test('an address needs its parameters', () => {
  expect(() => addressOf(markRead, {})).toThrow('notificationId')
  expect(addressOf(getPurse, { query: { limit: 5, after: undefined } })).toBe('/coins?limit=5')
})

test('arguments, replies and codes are those of the route', () => {
  expectTypeOf<ReturnType<typeof call<typeof finishReading>>>().resolves.toEqualTypeOf<FinishedReply>()
  expectTypeOf<Args<typeof markRead>>().toHaveProperty('path')
  expectTypeOf<Args<typeof listReadings>>().not.toHaveProperty('body')
  expectTypeOf<Args<typeof finishReading>['idempotencyKey']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Args<typeof markRead>['idempotencyKey']>().toEqualTypeOf<undefined>()
  expectTypeOf<RefusalCode<typeof finishReading>>().toEqualTypeOf<
    | KernelErrorCode
    | ClientErrorCode
    | 'reading.unknownText'
    | 'reading.textClosed'
    | 'reading.tappedOutsideText'
  >()
})
