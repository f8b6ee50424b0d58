import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storedToken } from './stored-token.ts'

const device = new Map<string, string>()
const base = 'CognitoIdentityServiceProvider.client'
/** As the pool writes it: base64url, without padding. */
const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
function keep({ id = 1000, access = 1000, drift = '0' } = {}): void {
  const name = 'Ñico Núñez ¿? >>>'
  device.set(`${base}.LastAuthUser`, 'ana@lee.test')
  device.set(`${base}.ana@lee.test.idToken`, jwt({ sub: 'ana', name, exp: id }))
  device.set(`${base}.ana@lee.test.accessToken`, jwt({ exp: access }))
  device.set(`${base}.ana@lee.test.clockDrift`, drift)
}
const isGoodAt = async (now: number) => (await storedToken('client', now))?.isGood

beforeEach(() => {
  device.clear()
  vi.stubGlobal('localStorage', { getItem: (name: string) => device.get(name) ?? null })
})
afterEach(() => vi.unstubAllGlobals())

test('whoever signed in here is known by the token, every letter of their name', async () => {
  keep()
  expect(await storedToken('client', 0)).toEqual({
    token: device.get(`${base}.ana@lee.test.idToken`),
    claims: { sub: 'ana', name: 'Ñico Núñez ¿? >>>', exp: 1000 },
    isGood: true,
  })
})

test('where nobody is signed in, or to another deployment, there is none', async () => {
  expect(await storedToken('client')).toBeUndefined()
  keep()
  expect(await storedToken('another')).toBeUndefined()
  device.delete(`${base}.ana@lee.test.accessToken`)
  expect(await storedToken('client')).toBeUndefined()
})

test('it is good until five seconds before it ends, or the access token does, by the pool’s clock', async () => {
  keep()
  expect([await isGoodAt(995_000), await isGoodAt(995_001)]).toEqual([true, false])
  keep({ access: 900 })
  expect([await isGoodAt(895_000), await isGoodAt(895_001)]).toEqual([true, false])
  keep({ drift: '-60000' })
  expect([await isGoodAt(1_055_000), await isGoodAt(1_055_001)]).toEqual([true, false])
})

test('what is no token has ended', async () => {
  keep()
  for (const broken of ['', 'a', 'a.%.c', `a.${Buffer.from('no json').toString('base64url')}.c`, jwt({})]) {
    device.set(`${base}.ana@lee.test.idToken`, broken)
    expect((await storedToken('client', 0))?.isGood ?? false, broken).toBe(false)
  }
})
