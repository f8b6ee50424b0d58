import type { IncomingHttpHeaders, RequestOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sigv4 } from './sigv4.ts'

// How functions ask AWS: one signed request, read whole. `getBuiltinModule`, because to import `node:http` reads each of its
// exports and so loads all of undici for its `WebSocket`: a fifth of a cold start.
const http = process.getBuiltinModule('node:http')
const https = process.getBuiltinModule('node:https')

/** The region that the function is in. */
const ownRegion = () => process.env.AWS_REGION ?? ''
const ownCredentials = () => ({
  accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  sessionToken: process.env.AWS_SESSION_TOKEN,
})

export interface Asking {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** By names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Gives up then. */
  readonly signal?: AbortSignal
}

export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Patience {
  readonly region?: string
  /** With full jitter between them, at most three seconds in all: a trigger has five. One where a second time does harm. */
  readonly tries?: number
  /** What is asked again beside what is always: a service that fails, or says 429, or is not reached. */
  readonly passes?: (answer: Answer) => boolean
}
const TRIES = 6
const PAUSE_MS = 50

/**
 * Asks one AWS service (named as in its credential scope) with the function's credentials. What passes by itself is asked
 * again; the last answer is given as it is, and rejects only where there was none.
 */
export function signer(
  service: string,
  { region = ownRegion(), tries = TRIES, passes = () => false }: Patience = {},
) {
  const signing = sigv4({ service, region, credentials: ownCredentials() })
  const ask = (address: string, { method = 'GET', headers = {}, body, ...rest }: Asking) => {
    const url = new URL(address)
    const signed = signing.headers({ method, url, headers }, body)
    // A line that lay idle may have been cut: whoever asks only once takes a new one.
    const line = tries === 1 ? { agent: false } : {}
    return exchange(url, { method, headers: signed, ...line, ...rest }, body)
  }
  return {
    async ask(address: string, asking: Asking = {}): Promise<Answer> {
      for (let tried = 1; ; tried++) {
        const isLast = tried === tries
        const answer = await ask(address, asking).catch(error => {
          if (isLast || asking.signal?.aborted) throw error
        })
        const isForNow = !answer || answer.status >= 500 || answer.status === 429 || passes(answer)
        if (answer && (isLast || !isForNow)) return answer
        await sleep(Math.random() * PAUSE_MS * 2 ** tried, undefined, { signal: asking.signal })
      }
    },
    presigned: signing.presigned,
  }
}

function exchange(url: URL, options: RequestOptions, body: Asking['body']): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const request = (url.protocol === 'http:' ? http : https).request(url, options, response => {
    const parts: Buffer[] = []
    response.on('data', part => parts.push(part))
    response.on('error', reject)
    response.on('end', () => {
      const { statusCode: status = 0, headers } = response
      resolve({ ok: status >= 200 && status < 300, status, headers, body: Buffer.concat(parts) })
    })
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

/** A service's address: as the SDK's endpoint variables say, else the region's own. No slash at its end. */
export function endpointOf(host: string, variable: string, region = ownRegion()): string {
  const told = process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env.AWS_ENDPOINT_URL
  return told?.replace(/\/$/, '') ?? `https://${host}.${region}.amazonaws.com`
}
