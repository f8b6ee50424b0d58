/** Whose session goes on: by how it began, how long it rests, and what its person, their teacher or new pictures ended. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { http } from '#functions/platform/http/http.ts'
import { setExisting } from '#functions/platform/store/rows.ts'
import { route } from '#shared/kernel/route.ts'
import { type SessionKind, sessionKey } from '#shared/kernel/session.ts'
import type { PersonStanding, Role } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const stage = await handlerStage()
const probe = {
  name: 'probe/probe',
  about: 'Probes.',
  may: { roles: ['student', 'family', 'teacher', 'ore'], scope: 'self' },
  reply: z.strictObject({ in: z.boolean() }),
  errors: [],
} as const
const reads = http(route({ ...probe, on: 'GET /probe' }), async () => ({ in: true }))
const command = { ...probe, on: 'POST /probe', repeats: 'harmlessly' } as const
const earns = http(route({ ...command, byPictures: true }), async () => ({ in: true }))
const lasts = http(route({ ...command, byPictures: false }), async () => ({ in: true }))

/** Monday on the island, 8 in the morning. */
const MORNING = Date.UTC(2026, 7, 10, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => void vi.useRealTimers())

/** Somebody who has just signed in, and what they are told from then on. */
async function signedIn(role: Role, kind: SessionKind, held: Partial<PersonStanding> = {}) {
  const person = await stage.member(role, held)
  const claims = { aud: kind, origin_jti: crypto.randomUUID(), auth_time: String(Date.now() / 1000) }
  const asks = async (handler = reads, of = person) => {
    const { status, error } = await stage.ask(handler, of, { claims })
    return error ? `${status} ${error}` : `${status}`
  }
  return { person, asks, sessionId: claims.origin_jti }
}
const after = (ms: number) => vi.setSystemTime(Date.now() + ms)
const OVER = '401 kernel.sessionEnded'

test.each(['shared', 'pictures'] as const)(
  'a child’s session (%s) ends after half an hour of rest',
  async kind => {
    const ana = await signedIn('student', kind)
    expect(await ana.asks()).toBe('200')
    for (let minutes = 0; minutes < 90; minutes += 30) {
      after(30 * MINUTE - 1)
      expect(await ana.asks()).toBe('200')
    }
    after(30 * MINUTE)
    expect(await ana.asks()).toBe(OVER)
    // It does not come back by asking.
    after(1)
    expect(await ana.asks()).toBe(OVER)
  },
)

test('one that nobody ever heard of rests since it began', async () => {
  const [early, late] = [await signedIn('student', 'shared'), await signedIn('family', 'shared')]
  after(30 * MINUTE - 1)
  expect(await early.asks()).toBe('200')
  after(1)
  expect(await late.asks()).toBe(OVER)
})

test('a sign of life is noted once a minute, and counts from then', async () => {
  const ana = await signedIn('student', 'shared')
  await ana.asks()
  after(MINUTE - 1)
  await ana.asks()
  // Not noted: the one before counts.
  after(29 * MINUTE + 1)
  expect(await ana.asks()).toBe(OVER)
})

test('with the island’s day it ends however busy', async () => {
  vi.setSystemTime(Date.UTC(2026, 7, 11, 3, 59))
  const ana = await signedIn('student', 'shared')
  after(MINUTE - 1)
  expect(await ana.asks()).toBe('200')
  after(1)
  expect(await ana.asks()).toBe(OVER)
})

test('on a device of one’s own it goes on', async () => {
  const ana = await signedIn('student', 'own')
  after(20 * 24 * HOUR)
  expect(await ana.asks()).toBe('200')
})

test.each(['own', 'shared'] as const)('staff work twelve hours on one sign-in (%s)', async kind => {
  const luz = await signedIn('teacher', kind)
  after(12 * HOUR - 1)
  expect(await luz.asks()).toBe('200')
  after(1)
  expect(await luz.asks()).toBe(OVER)
})

test('what is stored decides who is staff, not the token', async () => {
  const luz = await signedIn('teacher', 'own')
  after(13 * HOUR)
  expect(await luz.asks(reads, { ...luz.person, roles: ['family'] })).toBe(OVER)
})

test('what a person ended is over, also where it was just heard of', async () => {
  const ana = await signedIn('student', 'own')
  await ana.asks()
  const key = sessionKey(ana.person.personId, ana.sessionId)
  await setExisting(key, { endedAt: new Date().toISOString() })
  expect(await ana.asks()).toBe(OVER)
})

test('what is ended between reading and noting is over', async () => {
  const ana = await signedIn('student', 'own')
  await ana.asks()
  const key = sessionKey(ana.person.personId, ana.sessionId)
  after(2 * HOUR)
  const { database } = await import('#functions/platform/store/database.ts')
  const read = vi.spyOn(database, 'ask')
  read.mockImplementationOnce(async (...asked) => {
    const answer = await database.ask(...asked)
    await setExisting(key, { endedAt: new Date().toISOString() })
    return answer
  })
  expect(await ana.asks()).toBe(OVER)
  read.mockRestore()
})

test('all that was begun before an instant is over, and nothing begun since', async () => {
  const before = await signedIn('student', 'own')
  after(1000)
  await stage.setPerson({ ...before.person, signedOutAt: new Date().toISOString() })
  const since = { ...(await signedIn('student', 'own')), person: before.person }
  expect(await before.asks()).toBe(OVER)
  expect(await since.asks(reads, before.person)).toBe('200')
})

test('new pictures end what others began, and no other session', async () => {
  const [pictures, password] = [await signedIn('student', 'pictures'), await signedIn('student', 'own')]
  after(1000)
  const picturesSince = new Date().toISOString()
  for (const { person } of [pictures, password]) await stage.setPerson({ ...person, picturesSince })
  expect(await pictures.asks()).toBe(OVER)
  expect(await password.asks()).toBe('200')
  const anew = await signedIn('student', 'pictures', { picturesSince })
  expect(await anew.asks()).toBe('200')
})

test('three pictures read and earn, and make nothing that lasts', async () => {
  const [pictures, shared] = [await signedIn('student', 'pictures'), await signedIn('student', 'shared')]
  expect([await pictures.asks(reads), await pictures.asks(earns)]).toEqual(['200', '200'])
  expect(await pictures.asks(lasts)).toBe('403 kernel.notByPictures')
  expect(await shared.asks(lasts)).toBe('200')
})

test('whoever identity does not know leaves no row', async () => {
  const nobody: PersonStanding = {
    personId: crypto.randomUUID(),
    roles: ['student'],
    groupIds: [],
    childIds: [],
  }
  expect((await stage.ask(reads, nobody)).status).toBe(200)
  const { readSessions } = await import('#functions/identity/accounts/session-store.ts')
  expect(await readSessions(nobody.personId)).toEqual([])
})

test('where the stage asks a second factor of a role, nothing else is open without', async () => {
  vi.stubEnv('SECOND_FACTOR_FOR', 'ore admin')
  const open = http(route({ ...probe, on: 'GET /probe', beforeSecondFactor: true }), async () => ({
    in: true,
  }))
  const iris = await signedIn('ore', 'own')
  expect([await iris.asks(), await iris.asks(open)]).toEqual(['403 kernel.secondFactorNeeded', '200'])
  const luz = await signedIn('teacher', 'own')
  expect(await luz.asks()).toBe('200')
  const safe = await signedIn('ore', 'own', { secondFactorSince: new Date().toISOString() })
  expect(await safe.asks()).toBe('200')
  vi.stubEnv('SECOND_FACTOR_FOR', undefined)
  expect(await iris.asks()).toBe('200')
})
