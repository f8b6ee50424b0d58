import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

vi.spyOn(Math, 'random').mockReturnValue(0)
vi.stubEnv('AWS_REGION', 'us-east-1')
vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
const { endpointOf, signer } = await import('./signed.ts')

const lines = new Set<Socket>()
let asked: string[] = []
let answer: (response: ServerResponse) => void
const server = createServer(({ method, headers, socket }, response) => {
  lines.add(socket)
  asked.push(`${method} ${/Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1]}`)
  answer(response)
})
await once(server.listen(0), 'listening')
afterAll(() => server.close())
const address = `http://localhost:${(server.address() as AddressInfo).port}/a`

beforeEach(() => {
  lines.clear()
  asked = []
  answer = response => response.end('done')
})

test('an answer is given whole, and asked by the key of the function in its region', async () => {
  const { ok, status, body } = await signer('s3').ask(address, { method: 'PUT', body: 'é' })
  expect({ ok, status, body: body.toString() }).toEqual({ ok: true, status: 200, body: 'done' })
  expect(asked[0]).toMatch(/^PUT key\/\d{8}\/us-east-1\/s3\/aws4_request$/)
  await signer('ses', { region: 'us-west-2' }).ask(address)
  expect(asked[1]).toContain('/us-west-2/ses/')
})

test.each([404, 403, 400, 412])('%d is an answer', async status => {
  answer = response => response.writeHead(status).end()
  expect(await signer('s3').ask(address)).toMatchObject({ ok: false, status })
  expect(asked).toHaveLength(1)
})

test('whoever fails for as long as it is asked answers at last as it does', async () => {
  answer = response => response.writeHead(503).end('busy')
  expect(await signer('bedrock', { tries: 4 }).ask(address)).toMatchObject({ ok: false, status: 503 })
  expect(asked).toHaveLength(4)
})

test('an answer that is cut off is no answer', async () => {
  let cuts = 2
  answer = response => {
    if (cuts-- === 0) return response.end('whole')
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy())
  }
  expect((await signer('s3').ask(address)).body.toString()).toBe('whole')
  expect(asked).toHaveLength(3)
})

test('who asks often keeps the line, who asks once takes a new one', async () => {
  const patient = signer('dynamodb')
  for (let n = 0; n < 3; n++) await patient.ask(address)
  expect(lines.size).toBe(1)
  lines.clear()
  const once = signer('ses', { tries: 1 })
  for (let n = 0; n < 3; n++) await once.ask(address)
  expect(lines.size).toBe(3)
})

test('who asks once and is not answered is told at once', async () => {
  answer = response => response.destroy()
  await expect(signer('ses', { tries: 1 }).ask(address)).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(asked).toHaveLength(1)
})

test('who gives up is told so, and asks no more', async () => {
  answer = () => undefined
  const asking = signer('bedrock').ask(address, { signal: AbortSignal.timeout(50) })
  await expect(asking).rejects.toMatchObject({ name: expect.stringMatching(/AbortError|TimeoutError/) })
  expect(asked).toHaveLength(1)
})

test.each([
  [{}, 'https://dynamodb.us-east-1.amazonaws.com'],
  [{ AWS_ENDPOINT_URL: 'http://all/' }, 'http://all'],
  [{ AWS_ENDPOINT_URL: 'http://all', AWS_ENDPOINT_URL_DYNAMODB: 'http://own' }, 'http://own'],
])('where a service is, by the environment: %j', (env, endpoint) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(endpointOf('dynamodb', 'DYNAMODB')).toBe(endpoint)
})
