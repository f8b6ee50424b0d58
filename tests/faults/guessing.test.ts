/** Somebody guesses class codes as fast as the loopback goes, while a class arrives from another address. */
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { CLASS_CODES_OF_AN_ADDRESS } from '#infra/aws/site-firewall.ts'
import { findClass } from '#shared/identity/group-routes.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { signInWithPictures } from '#tests/support/picture-sign-in.ts'
import { fullJitter } from '#web/lib/full-jitter.ts'

const GUESSES = 875
const CLASS = 25
const ATTACKER = '127.0.0.2'
const SCHOOL = '127.0.0.3'

let house: TestCloud
afterAll(() => house?.close())

async function lookUp(classCode: string, localAddress: string) {
  const url = new URL(`/api/class-codes/${classCode}`, house.siteUrl)
  const { hostname, port, pathname: path } = url
  const asking = request({ hostname, port, path, localAddress, agent: false, family: 4 }).end()
  const [response] = await once(asking, 'response')
  return {
    status: Number(response.statusCode),
    type: response.headers['content-type'],
    body: await text(response),
  }
}

/** As a page does, which waits and asks again when there are too many. */
async function classOf(classCode: string) {
  for (let failures = 0; ; failures++) {
    const { status, body } = await lookUp(classCode, SCHOOL)
    if (status === 200) return findClass.reply.parse(JSON.parse(body))
    expect(status).toBe(429)
    await new Promise(resolve => setTimeout(resolve, fullJitter(failures)))
  }
}

/** Amaya, with her pictures, at the class’s tablet. */
async function signedIn() {
  const entry = { classCode: 'KYNDERPR', firstName: 'Amaya', pictures: ['coqui', 'sol', 'mango'] }
  for (let failures = 0; ; failures++) {
    const came = await signInWithPictures(house.config, entry)
    if (!came.error?.startsWith('429')) return came
    await new Promise(resolve => setTimeout(resolve, fullJitter(failures)))
  }
}

// Of the loopback’s addresses other systems than Linux have only the first.
test.skipIf(process.platform !== 'linux')(
  'guesses of class codes are throttled by address and by route, and a class arriving meanwhile comes in',
  { timeout: 240_000 },
  async () => {
    house = await startCloud({ seeds: true })
    const guess = () =>
      Array.from({ length: 8 }, () => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[Math.floor(Math.random() * 31)])
    const guesses = Promise.all(Array.from({ length: GUESSES }, () => lookUp(guess().join(''), ATTACKER)))
    const classes = await Promise.all(Array.from({ length: CLASS }, () => classOf('KYNDERPR')))
    expect(classes).toHaveLength(CLASS)
    expect(await signedIn()).toMatchObject({ idToken: expect.any(String) })

    const answers = await guesses
    const answered = answers.filter(({ status }) => status === 404)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answered.length + refused.length).toBe(GUESSES)
    expect(answered.length).toBeLessThanOrEqual(CLASS_CODES_OF_AN_ADDRESS)
    for (const { type, body } of refused)
      expect([type, body]).toEqual(['application/json', '{"message":"Too Many Requests"}'])
  },
)
