import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage, serveStage } from './stage.ts'

let stage: Stage
let front: Awaited<ReturnType<typeof serveStage>>
beforeAll(async () => {
  stage = await openStage()
  front = await serveStage(stage)
})
afterAll(async () => {
  await front.close()
  stage.close()
})

const post = (action: string, body: string) =>
  fetch(front.url, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
    body,
  })

test('an unsigned caller administers nobody', async () => {
  const response = await post('ListUsers', JSON.stringify({ UserPoolId: stage.pool.id }))
  expect(response.status).toBe(400)
  await expect(response.json()).resolves.toMatchObject({ __type: 'MissingAuthenticationTokenException' })
})

test('a page of any origin may call, and read why it was refused', async () => {
  const asked = await fetch(front.url, { method: 'OPTIONS' })
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-amz-target')
  const response = await post('GetUser', '{"AccessToken":"none"}')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('x-amzn-ErrorType')
  expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
  await expect(response.json()).resolves.toEqual({
    __type: 'NotAuthorizedException',
    message: 'Invalid Access Token',
  })
})

test.each([
  ['GetUser', '{', 400, 'SerializationException'],
  ['GetUser', '{}', 400, 'InvalidParameterException'],
  ['Nothing', '{}', 400, 'UnknownOperationException'],
  ['GetUser', ' '.repeat(1024 * 1024 + 1), 413, 'RequestEntityTooLargeException'],
])('%s with an unfit body or name is answered with its error', async (action, body, status, code) => {
  const response = await post(action, body)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-amzn-errortype')).toBe(`${code}:`)
})

test('a path or a pool that is not there', async () => {
  expect((await fetch(`${front.url}/elsewhere`)).status).toBe(404)
  expect((await fetch(`${front.url}/us-east-1_nowhere/.well-known/jwks.json`)).status).toBe(400)
})
