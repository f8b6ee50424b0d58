import { once } from 'node:events'
import { createServer, type Http2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  PollyClient,
  SynthesizeSpeechCommand,
  type SynthesizeSpeechCommandInput,
} from '@aws-sdk/client-polly'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { secondsOf } from '#functions/audio/rules/mp3.ts'
import { type ManualClock, manualClock } from '../clock.ts'
import { AwsError, type Need } from '../service.ts'
import { createPolly, type PollyRoom } from './room.ts'

const text = '¿Dónde está el coquí? El coquí está aquí.'
const speech = { Engine: 'neural', VoiceId: 'Lupe', LanguageCode: 'es-US', Text: text } as const
const mp3 = { ...speech, OutputFormat: 'mp3', SampleRate: '24000' } as const
const marks: SynthesizeSpeechCommandInput = {
  ...speech,
  OutputFormat: 'json',
  SpeechMarkTypes: ['word', 'sentence'],
}

let server: Http2Server
let polly: PollyRoom
let clock: ManualClock
let client: PollyClient
let needs: Need[]
let allowed: boolean
beforeAll(async () => {
  clock = manualClock()
  polly = createPolly({ clock })
  // The SDK's client of Polly speaks HTTP/2, as functions need not.
  server = createServer(async (incoming, outgoing) => {
    const demand = (need: Need) => {
      needs.push(need)
      if (!allowed) throw new AwsError('AccessDeniedException', 'not granted')
    }
    const { method, url: path } = incoming
    const request = { method, path, query: '', headers: {}, body: await buffer(incoming) }
    const { status, headers, body } = await polly.service.handle(request, demand)
    outgoing.writeHead(status, headers as Record<string, string>).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  client = new PollyClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    maxAttempts: 1,
  })
})
afterAll(async () => {
  client.destroy()
  server.close()
  await polly.close()
})
beforeEach(async () => {
  needs = []
  allowed = true
  await clock.advance(10_000)
})

const say = async (input: SynthesizeSpeechCommandInput) => {
  const { AudioStream, ContentType, RequestCharacters } = await client.send(
    new SynthesizeSpeechCommand(input),
  )
  const bytes = (await AudioStream?.transformToByteArray()) ?? expect.unreachable()
  return { bytes, type: ContentType, characters: RequestCharacters }
}
const linesOf = async (input: SynthesizeSpeechCommandInput) =>
  Buffer.from((await say(input)).bytes)
    .toString()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

test('speaks as MP3, as long as its marks tell, and the same each time', async () => {
  const { bytes, type, characters } = await say(mp3)
  expect([type, characters]).toEqual(['audio/mpeg', text.length])
  const words = await linesOf({ ...marks, SpeechMarkTypes: ['word'] })
  const last = words.at(-1).time / 1000
  expect(secondsOf(bytes)).toBeGreaterThan(last)
  expect(secondsOf(bytes)).toBeLessThan(last + 2)
  expect((await say(mp3)).bytes).toEqual(bytes)
  expect(needs[0]).toEqual({ action: 'polly:SynthesizeSpeech', resource: '*' })
})

test('tells words and sentences in time and in bytes of the text', async () => {
  const lines = await linesOf(marks)
  const bytes = Buffer.from(text)
  for (const { start, end, value } of lines) expect(bytes.subarray(start, end).toString()).toBe(value)
  const of = (type: string) => lines.filter(line => line.type === type).map(({ value }) => value)
  expect(of('sentence')).toEqual(['¿Dónde está el coquí?', 'El coquí está aquí.'])
  expect(of('word')).toEqual(['Dónde', 'está', 'el', 'coquí', 'El', 'coquí', 'está', 'aquí'])
  const times = lines.map(({ time }) => time)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test.each([
  ['TextLengthExceededException', { ...mp3, Text: 'a'.repeat(3001) }],
  ['InvalidSampleRateException', { ...mp3, SampleRate: '12345' }],
  ['MarksNotSupportedForFormatException', { ...mp3, SpeechMarkTypes: ['word'] }],
  ['LanguageNotSupportedException', { ...mp3, LanguageCode: 'en-US' }],
  ['EngineNotSupportedException', { ...mp3, Engine: 'generative' }],
  ['ValidationException', { ...mp3, VoiceId: 'Zeina' }],
  ['ValidationException', { ...marks, SpeechMarkTypes: [] }],
  ['ValidationException', { ...marks, SpeechMarkTypes: ['viseme'] }],
] as const)('refuses with %s as Polly does, or says what it does not do', async (name, input) => {
  await expect(say(input as unknown as SynthesizeSpeechCommandInput)).rejects.toMatchObject({ name })
})

test('says nothing to whom it was not granted', async () => {
  allowed = false
  await expect(say(mp3)).rejects.toMatchObject({ name: 'AccessDeniedException' })
})

test('throttles as a neural voice is throttled: ten at once, then eight a second', async () => {
  const ask = async (times: number) => {
    const answers = await Promise.allSettled(Array.from({ length: times }, () => say(marks)))
    return answers.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await ask(14)).toBe(10)
  await expect(say(marks)).rejects.toMatchObject({ name: 'ThrottlingException' })
  await clock.advance(500)
  expect(await ask(6)).toBe(4)
})
