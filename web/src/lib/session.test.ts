import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rolesToClaim } from '#shared/kernel/standing.ts'
import { bearer, endHere, holdSession, readSession, sessionOf, signOut } from './session.ts'
import { comeInAs } from './session-kind.ts'

const auth = vi.hoisted(() => vi.fn())
vi.mock('./auth-library.ts', () => ({ auth, hearAuth: () => undefined }))
const clients = { userPoolClientId: 'client', sharedClientId: 'shared', picturesClientId: 'pictures' }
vi.mock('./runtime-config.ts', () => ({ runtimeConfig: async () => clients }))

const claims = { sub: 'p1', email: 'a@b.pr', roles: 'teacher family' }

test('a token’s claims make the person, and whoever holds no role is a student', () => {
  expect(sessionOf(claims)).toEqual({
    status: 'signedIn',
    person: { personId: 'p1', email: 'a@b.pr', roles: ['teacher', 'family'] },
  })
  for (const roles of [undefined, '', 'nonsense', 'emperor'])
    expect(sessionOf({ ...claims, roles })).toMatchObject({ person: { roles: ['student'] } })
  expect(sessionOf(undefined)).toEqual({ status: 'signedOut' })
})

test('what identity writes into the token is what the page reads', () => {
  const roles = rolesToClaim(['teacher', 'student'])
  expect(sessionOf({ ...claims, roles, schoolId: 's1', region: 'Bayamón' })).toMatchObject({
    person: { roles: ['teacher', 'student'], schoolId: 's1', region: 'Bayamón' },
  })
})

test('the banner knows whether the address is proven', () => {
  expect(sessionOf({ ...claims, name: 'Luz Delgado', email_verified: false })).toMatchObject({
    person: { fullName: 'Luz Delgado', emailVerified: false },
  })
})

test('whoever comes by Google has no password here', () => {
  const federated = sessionOf({ ...claims, identities: [{ providerName: 'Google' }] })
  expect(federated).toMatchObject({ person: { isFederated: true } })
})

test('whose user is not the one they began with is who the pool says', () => {
  expect(sessionOf({ ...claims, person: 'p0' })).toMatchObject({ person: { personId: 'p0' } })
})

describe('with what is kept on the device', () => {
  const device = new Map<string, string>()
  const jwt = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
  const renewed = { toString: () => 'renewed', payload: { sub: 'ana', roles: 'teacher' } }
  const fetchAuthSession = vi.fn(async (_: object) => ({ tokens: { idToken: renewed } }))

  function keepUntil(exp: number): string {
    const base = 'CognitoIdentityServiceProvider.client'
    const token = jwt({ sub: 'ana', roles: 'student', exp })
    device.set(`${base}.LastAuthUser`, 'ana')
    device.set(`${base}.ana.idToken`, token)
    device.set(`${base}.ana.accessToken`, jwt({ exp }))
    return token
  }
  const soon = () => Date.now() / 1000 + 60
  const past = () => Date.now() / 1000 - 60

  beforeEach(() => {
    device.clear()
    auth.mockReset()
    auth.mockResolvedValue({ fetchAuthSession })
    fetchAuthSession.mockClear()
    vi.stubGlobal('location', { search: '' })
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => device.get(name) ?? null,
      removeItem: (name: string) => device.delete(name),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('nobody is signed in, or a token is good: the library is not loaded', async () => {
    expect(await readSession()).toEqual({ status: 'signedOut' })
    const token = keepUntil(soon())
    expect(await readSession()).toMatchObject({ person: { personId: 'ana', roles: ['student'] } })
    expect(await bearer()).toBe(token)
    expect(auth).not.toHaveBeenCalled()
  })

  test('a token that has ended is renewed by the library, as is one that was refused', async () => {
    keepUntil(past())
    expect(await readSession()).toMatchObject({ person: { roles: ['teacher'] } })
    keepUntil(soon())
    expect(await bearer({ fresh: true })).toBe('renewed')
    expect(fetchAuthSession.mock.calls).toEqual([[{ forceRefresh: false }], [{ forceRefresh: true }]])
  })

  test('while the pool cannot be asked, whoever this device knows stays; whom it refuses does not', async () => {
    keepUntil(past())
    auth.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await readSession()).toMatchObject({ person: { personId: 'ana' } })
    auth.mockRejectedValue(Object.assign(new Error(), { name: 'NotAuthorizedException' }))
    expect(await readSession()).toEqual({ status: 'signedOut', ended: true, of: 'ana' })
  })

  test('on a device that several use, it goes with the tab, and tells its kind', async () => {
    const tab = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, text: string) => tab.set(name, text),
      removeItem: (name: string) => tab.delete(name),
      clear: () => tab.clear(),
    })
    comeInAs('pictures')
    keepUntil(soon())
    // What somebody else left on the device is not theirs.
    expect(await readSession()).toEqual({ status: 'signedOut' })
    const base = 'CognitoIdentityServiceProvider.pictures'
    tab.set(`${base}.LastAuthUser`, 'eva')
    tab.set(`${base}.eva.idToken`, jwt({ sub: 'eva', roles: 'student', exp: soon() }))
    tab.set(`${base}.eva.accessToken`, jwt({ exp: soon() }))
    expect(await readSession()).toMatchObject({ person: { personId: 'eva', kind: 'pictures' } })
    await signOut()
    expect([...tab]).toEqual([])
    // Whoever comes next with a password is where they were.
    expect(await readSession()).toMatchObject({ person: { personId: 'ana' } })
  })

  test('whoever is leaving is not found by the page that comes next, nor by one that asked before', async () => {
    keepUntil(soon())
    vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(device), globalThis.localStorage))
    const library = Promise.withResolvers<object>()
    auth.mockReturnValue(library.promise)
    const asked = readSession()
    const leaving = signOut()
    const next = readSession()
    await setImmediate()
    library.resolve({ signOut: async () => device.clear() })
    await leaving
    expect(await Promise.all([asked, next])).toEqual([{ status: 'signedOut' }, { status: 'signedOut' }])
  })

  test('signing out without a network takes along what is kept here', async () => {
    keepUntil(soon())
    vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(device), globalThis.localStorage))
    auth.mockRejectedValue(new TypeError('Failed to fetch'))
    await signOut()
    expect([...device]).toEqual([])
    expect(await bearer()).toBeUndefined()
  })

  test('whoever is at something when their session ends may finish it, and nothing more is asked in their name', async () => {
    const token = keepUntil(soon())
    vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(device), globalThis.localStorage))
    auth.mockResolvedValue({ signOut: async () => device.clear() })
    await readSession()
    const done = [holdSession(), holdSession()]
    expect(await bearer()).toBe(token)
    await endHere()
    expect(await bearer()).toBeUndefined()
    expect(device.size).toBe(3)
    done[0]?.()
    expect(device.size).toBe(3)
    done[1]?.()
    await vi.waitFor(() => expect(device.size).toBe(0))
  })

  test('whoever rests ends at once, whatever they were at', async () => {
    keepUntil(soon())
    vi.stubGlobal('localStorage', Object.assign(Object.fromEntries(device), globalThis.localStorage))
    auth.mockResolvedValue({ signOut: async () => device.clear() })
    await readSession()
    const done = holdSession()
    await endHere({ atOnce: true })
    expect(device.size).toBe(0)
    done()
  })

  test('where somebody else came in meanwhile, nothing is sent in their name', async () => {
    keepUntil(soon())
    await readSession()
    const base = 'CognitoIdentityServiceProvider.client'
    device.set(`${base}.LastAuthUser`, 'eva')
    const token = jwt({ sub: 'eva', roles: 'student', exp: soon() })
    device.set(`${base}.eva.idToken`, token)
    device.set(`${base}.eva.accessToken`, jwt({ exp: soon() }))
    expect(await bearer()).toBeUndefined()
    // The page is theirs now.
    expect(await bearer()).toBe(token)
  })
})
