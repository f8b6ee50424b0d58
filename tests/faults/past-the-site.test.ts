/** The API asked at its own address, past the site and its firewall, with whatever token. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSchools } from '#shared/schools/routes.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'

const FUNCTION = 'arn:aws:lambda:us-east-1:000000000000:function:coqui-dev-schools-http'

let house: TestCloud
beforeAll(async () => {
  house = await startCloud({ seeds: true })
}, 240_000)
afterAll(() => house?.close())

/** As the gateway invokes it, without what the site adds. */
const pastTheSite = (headers: Readonly<Record<string, string>>) =>
  house.cloud.lambdas.invoke(FUNCTION, {
    version: '2.0',
    routeKey: listSchools.on,
    headers,
    queryStringParameters: { region: 'Humacao' },
    isBase64Encoded: false,
    requestContext: { requestId: 'past-the-site', http: { method: 'GET', path: '/api/schools' } },
  })

test('is refused, also where the route is public and whatever is said to be the secret', async () => {
  for (const headers of [{}, { 'x-coqui-origin': '' }, { 'x-coqui-origin': 'guessed' }])
    expect(await pastTheSite(headers)).toMatchObject({ statusCode: 403 })
})

test('and through the site it is answered, even with a forged secret, which the site replaces', async () => {
  const asked = (headers: Readonly<Record<string, string>>) =>
    house.anonymous.raw('GET /schools?region=Humacao', { headers })
  expect((await asked({})).status).toBe(200)
  expect((await asked({ 'x-coqui-origin': 'guessed' })).status).toBe(200)
})
