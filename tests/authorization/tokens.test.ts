import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { type Claims, type SigningKey, signToken } from '#infra/local/cognito/jwt.ts'
import { getProfile } from '#shared/identity/routes.ts'
import { door, hand } from '#tests/journeys/house.ts'

const ana = await door.newStudent()
const [header = '', payload = '', signature = ''] = ana.idToken.split('.')
const decoded = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString())
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims: Claims = decoded(payload)

const profileWith = (token: string) => door.holding(token).tryTo(getProfile)
const unauthorized = { status: 401, body: { message: 'Unauthorized' } }

/** The key with which the pool signs ID tokens, from the embedded cloud's own store. */
function poolKey(folder: string): SigningKey {
  const store = new DatabaseSync(join(folder, 'cloud.db'), { readOnly: true })
  const row = store.prepare('SELECT document FROM cognito_pools').get()
  store.close()
  return JSON.parse(String(row?.document)).keys.id
}

test('an access token is no ID token', async () => {
  expect(await profileWith(ana.accessToken)).toMatchObject({
    status: 401,
    body: { error: 'kernel.notSignedIn' },
  })
})

test('a token of another key is refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const forged = signToken({ ...claims, roles: 'admin' }, { kid: String(decoded(header).kid), pem })
  expect(await profileWith(forged)).toMatchObject(unauthorized)
})

test('a token that was changed or never signed is refused', async () => {
  const changed = encoded({ ...claims, roles: 'admin' })
  const unsigned = encoded({ ...decoded(header), alg: 'none' })
  for (const token of [`${header}.${changed}.${signature}`, `${unsigned}.${changed}.`, 'garbage', '..'])
    expect(await profileWith(token)).toMatchObject(unauthorized)
})

test.runIf(hand)('an expired token is refused, as is one of another client or pool', async () => {
  const key = poolKey(hand?.folder ?? '')
  const now = Math.floor(Date.now() / 1000)
  expect(await profileWith(signToken(claims, key))).toMatchObject({ status: 200 })
  const wrongs = [
    { iat: now - 7200, exp: now - 1 },
    { aud: 'another-client' },
    { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_another' },
  ]
  for (const wrong of wrongs)
    expect(await profileWith(signToken({ ...claims, ...wrong }, key))).toMatchObject(unauthorized)
})
