import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

export interface Call {
  readonly action: string
  readonly input: Readonly<Record<string, unknown>>
}
export interface Answered {
  readonly status?: number
  /** Text goes as it is. */
  readonly body: object | string
}

/** A refusal, as AWS's JSON services say it. */
export const refused = (code: string, status = 400): Answered => ({
  status,
  body: { __type: `com.amazonaws#${code}`, message: code },
})

/**
 * Stands for every AWS service that speaks JSON, at the address that the environment names from now on: keeps what it is asked,
 * and answers what `answer` says; where that is nothing, it ends the connection instead.
 */
export async function serveJson() {
  const stage = {
    asked: [] as Call[],
    answer: (_: Call): Answered | undefined => ({ body: {} }),
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const action = String(request.headers['x-amz-target']).split('.').pop() ?? ''
    const call = { action, input: JSON.parse(Buffer.concat(parts).toString()) }
    stage.asked.push(call)
    const answered = stage.answer(call)
    if (!answered) return request.socket.destroy()
    const { status = 200, body } = answered
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await once(server.listen(0), 'listening')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ENDPOINT_URL', `http://localhost:${(server.address() as AddressInfo).port}`)
  return stage
}
