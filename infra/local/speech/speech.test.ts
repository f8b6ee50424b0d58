import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EventStreamCodec } from '@smithy/eventstream-codec'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { AwsError } from '../service.ts'
import { createSpeech, TRANSCRIBE_PATH } from './room.ts'

const codec = new EventStreamCodec(
  bytes => Buffer.from(bytes as Uint8Array).toString(),
  text => Buffer.from(text),
)
const RATE = 16_000
const silence = (seconds: number) => audio(Buffer.alloc(Math.round(seconds * RATE) * 2))
const audio = (body: Uint8Array) =>
  codec.encode({
    headers: {
      ':message-type': { type: 'string', value: 'event' },
      ':event-type': { type: 'string', value: 'AudioEvent' },
      ':content-type': { type: 'string', value: 'application/octet-stream' },
    },
    body,
  })

const words = [
  { text: 'Castillos', start: 0.2, end: 0.9, confidence: 0.9 },
  { text: 'de', start: 0.9, end: 1.1 },
  { text: 'arena', start: 3, end: 3.5 },
]

let server: Server
let speech: ReturnType<typeof createSpeech>
let allowed: boolean
beforeEach(async () => {
  allowed = true
  speech = createSpeech({
    principalOf(accessKeyId, sessionToken) {
      if (accessKeyId !== 'key' || sessionToken !== 'token')
        throw new AwsError('UnrecognizedClientException', 'no')
      return { kind: 'operator' }
    },
    permissions: {
      demand() {
        if (!allowed) throw new AwsError('AccessDeniedException', 'no')
      },
    },
  })
  server = createServer().on('upgrade', speech.upgrade).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await speech.close()
  server.close()
})

async function address(accessKeyId = 'key', language = 'es-US', expires = '300') {
  const { port } = server.address() as AddressInfo
  const query = `language-code=${language}&media-encoding=pcm&sample-rate=${RATE}&X-Amz-Expires=${expires}`
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey: 's',
    sessionToken: 'token',
    service: 'transcribe',
  })
  const options = { aws: { signQuery: true, region: 'us-east-1', datetime: '20260810T120000Z' } }
  const recent = expires === '0' ? options : { aws: { signQuery: true, region: 'us-east-1' } }
  const { url } = await client.sign(`http://127.0.0.1:${port}${TRANSCRIBE_PATH}?${query}`, recent)
  return url.replace('http', 'ws')
}

/** Sends the frames and collects what is answered until the service closes. */
async function exchange(url: string, frames: readonly Uint8Array[]) {
  const socket = new WebSocket(url)
  const answers: { type: unknown; body: Record<string, unknown> }[] = []
  socket.on('message', data => {
    const { headers, body } = codec.decode(data as Buffer)
    const type = headers[':event-type']?.value ?? headers[':exception-type']?.value
    answers.push({ type, body: JSON.parse(Buffer.from(body).toString()) })
  })
  await once(socket, 'open')
  for (const frame of frames) socket.send(frame)
  const [code] = await once(socket, 'close')
  return { answers, code }
}
const statusOf = async (url: string) => {
  const socket = new WebSocket(url).on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}
const result = (IsPartial: boolean, Transcript: string) => ({
  type: 'TranscriptEvent',
  body: { Transcript: { Results: [{ IsPartial, Alternatives: [{ Transcript }] }] } },
})

describe('the stand-in for Transcribe', () => {
  it('says the words of the script as their audio arrives', async () => {
    speech.say({ words })
    const frames = [0.5, 0.5, 0.5, 0.5, 1.6].map(silence)
    const { answers, code } = await exchange(await address(), [...frames, audio(new Uint8Array())])
    expect(answers).toMatchObject([
      result(true, 'Castillos'),
      result(true, 'Castillos de'),
      result(false, 'Castillos de'),
      result(true, 'arena'),
      result(false, 'arena'),
    ])
    expect(answers[2]?.body).toMatchObject({
      Transcript: {
        Results: [
          {
            StartTime: 0.2,
            EndTime: 1.1,
            Alternatives: [
              { Items: [{ Content: 'Castillos', Confidence: 0.9, StartTime: 0.2, EndTime: 0.9 }, {}] },
            ],
          },
        ],
      },
    })
    expect(code).toBe(1000)
  })

  it('reads events that an SDK has wrapped to sign them', async () => {
    speech.say({ words })
    const wrapped = (body: Uint8Array) =>
      codec.encode({
        headers: {
          ':date': { type: 'timestamp', value: new Date() },
          ':chunk-signature': { type: 'binary', value: new Uint8Array(32) },
        },
        body,
      })
    const { answers } = await exchange(await address(), [wrapped(silence(1)), wrapped(new Uint8Array())])
    expect(answers).toMatchObject([result(true, 'Castillos'), result(false, 'Castillos')])
  })

  it('lets in only who may', async () => {
    expect(await statusOf((await address()).replace('X-Amz-Signature', 'X-Other'))).toBe(403)
    expect(await statusOf(await address('stranger'))).toBe(403)
    expect(await statusOf(await address('key', 'es-US', '0'))).toBe(403)
    expect(await statusOf((await address()).replace(TRANSCRIBE_PATH, '/other'))).toBe(404)
    allowed = false
    expect(await statusOf(await address())).toBe(403)
  })

  it('says what it does not understand', async () => {
    const { answers } = await exchange(await address('key', 'xx-XX'), [])
    expect(answers).toMatchObject([
      { type: 'BadRequestException', body: { Message: expect.stringContaining('language-code') } },
    ])
    const { answers: second } = await exchange(await address(), [Buffer.from('nonsense')])
    expect(second).toMatchObject([{ type: 'BadRequestException' }])
    expect(() => speech.say({ words: [{ text: 'x', start: 2, end: 1 }] })).toThrow()
  })
})
