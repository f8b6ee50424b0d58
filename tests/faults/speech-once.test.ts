/** Speech that many deliveries ask for, in any order, through throttling, kills and failures: said and paid for once. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { audioTable } from '#functions/audio/table.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import type { AudioScope, Sayable } from '#shared/audio/schema.ts'
import { audioKey, speechId } from '#shared/audio/speech.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { operator } from '#tests/support/operator.ts'
import { tableDefinition } from '#tests/support/table-definition.ts'

const WORDS = ['coquí', 'playa', 'arena', 'palma', 'faro', 'güiro', 'mangó', 'ola']
const scope: AudioScope = { language: 'es-PR', sets: ['vocabulary'], grades: ['K'] }
const FRAME = Buffer.from([0xff, 0xf3, 0x64, 0xc4, ...Array(140).fill(1)])

/** Objects by key, what Polly was asked to say, and what it says next instead. */
const objects = new Map<string, Buffer>()
let asked: string[] = []
let refusals: { readonly word: string; readonly status: number; readonly code: string; times: number }[] = []
/** Called when an object is put: a kill between two steps. */
let onPut: (key: string) => void = () => undefined

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path, body] = [decodeURIComponent(request.url ?? ''), await buffer(request)]
  const end = (status: number, content: Buffer | string = '', headers = {}) =>
    response.writeHead(status, headers).end(content)
  if (path === '/v1/speech') {
    const { Text } = JSON.parse(body.toString())
    const refusal = refusals.find(one => one.word === Text && one.times-- > 0)
    if (refusal) return void end(refusal.status, '{"message":"no"}', { 'x-amzn-errortype': refusal.code })
    asked.push(Text)
    return void end(200, Buffer.concat([FRAME, FRAME]))
  }
  const key = path.replace('/site/', '')
  if (request.method === 'PUT') {
    onPut(key)
    objects.set(key, body)
    return void end(200)
  }
  const object = objects.get(key)
  end(object ? 200 : 403, request.method === 'HEAD' ? '' : (object ?? ''))
}

type Handler = (event: SQSEvent) => Promise<{ batchItemFailures: unknown[] }>
let onJobStarted: Handler
let onSpeechAsked: Handler
let store: typeof import('#functions/audio/audio-store.ts')
let audio: typeof import('#functions/audio/audio.ts')
let transaction: typeof import('#functions/platform/store/transaction.ts')
let rows: ReturnType<typeof operator>
let close: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'speech-'))
  const database = await openDatabase({ path: folder, sync: false })
  await database.deployTable(tableDefinition(audioTable))
  const tables = await serveDatabase(database, 0)
  const cloud = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(cloud, 'listening')
  const url = `http://127.0.0.1:${(cloud.address() as AddressInfo).port}`
  const env = {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: OPERATOR_KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: OPERATOR_KEY.secretAccessKey,
    AWS_ENDPOINT_URL: url,
    AWS_ENDPOINT_URL_DYNAMODB: tables.url,
    TABLE: 'audio',
    CONTENT_BUCKET: 'site',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // Polly's pace is not waited for here.
  vi.doMock('node:timers/promises', () => ({ setTimeout: (ms: number) => sleep(Math.min(ms, 20)) }))
  ;[{ handler: onJobStarted }, { handler: onSpeechAsked }, store, audio, transaction] = await Promise.all([
    import('#functions/audio/on-job-started.ts'),
    import('#functions/audio/on-speech-asked.ts'),
    import('#functions/audio/audio-store.ts'),
    import('#functions/audio/audio.ts'),
    import('#functions/platform/store/transaction.ts'),
  ])
  rows = operator({ endpoint: tables.url, folder, identityTable: '', schoolsTable: '', userPoolId: '' })
  const sayable: Sayable[] = await Promise.all(
    WORDS.map(async label => ({
      speechId: await speechId(label),
      set: 'vocabulary' as const,
      language: 'es-PR' as const,
      grade: 'K' as const,
      label,
      characters: label.length,
    })),
  )
  objects.set('content/spoken/es-PR.json', Buffer.from(JSON.stringify({ sayable })))
  close = async () => {
    cloud.close()
    await tables.close()
    await database.close()
    await rm(folder, { recursive: true })
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await close()
})
beforeEach(async () => {
  asked = []
  refusals = []
  onPut = () => undefined
  for (const key of objects.keys()) if (key.startsWith('audio/')) objects.delete(key)
  const all = await rows.scan('audio')
  const removals = all.map(({ pk, sk }, n) => [
    `${n}`,
    transaction.remove({ pk: String(pk), sk: String(sk) }),
  ])
  if (removals.length > 0) await transaction.commit({ writes: Object.fromEntries(removals) })
})

const message = (name: string, body: unknown, n = 0) => {
  const detail = { id: `e${n}`, name, at: new Date().toISOString(), trace: '', body }
  return { messageId: `m${n}`, body: JSON.stringify({ detail }) } as SQSEvent['Records'][number]
}
const deliver = (handler: Handler, name: string, bodies: readonly unknown[]) =>
  handler({ Records: bodies.map((body, n) => message(name, body, n)) })
const shuffled = <T>(values: readonly T[], seed: number): T[] =>
  values
    .map((value, n) => ({ value, at: Math.sin(seed + n) * 10_000 }))
    .toSorted((a, b) => (a.at % 1) - (b.at % 1))
    .map(({ value }) => value)

/** Begins a job; gives the bodies of all that it asked for. */
async function begin(jobId: string): Promise<readonly unknown[]> {
  const job = audio.newJob(jobId, scope, new Date().toISOString())
  await transaction.commit({ writes: store.jobWrites(job) })
  // Told twice, as everything may be.
  await deliver(onJobStarted, 'audio.jobStarted', [{ jobId }])
  await deliver(onJobStarted, 'audio.jobStarted', [{ jobId }])
  const outbox = await rows.scan('audio')
  return outbox.flatMap(({ name, body }) =>
    name === 'audio.speechAsked' && (body as { jobId: string }).jobId === jobId ? [body] : [],
  )
}
const deliverAsked = (bodies: readonly unknown[]) => deliver(onSpeechAsked, 'audio.speechAsked', bodies)
const characters = WORDS.join('').length

test('ten deliveries of everything, in any order and at once, say and pay for each thing once', async () => {
  const bodies = await begin('j1')
  expect(bodies).toHaveLength(WORDS.length)
  const all = shuffled(Array(10).fill(bodies).flat(), 7)
  const halves = [all.slice(0, 40), all.slice(40)]
  await Promise.all(halves.map(deliverAsked))
  expect(asked.toSorted()).toEqual(WORDS.toSorted())
  expect(await store.readJob('j1')).toMatchObject({
    state: 'done',
    total: WORDS.length,
    made: WORDS.length,
    failed: 0,
    billed: characters,
  })
  const shelf = shelfOf('es-PR')
  for (const word of WORDS) {
    const id = await speechId(word)
    expect(objects.get(audioKey(shelf, id, 'mp3'))).toEqual(Buffer.concat([FRAME, FRAME]))
    expect(JSON.parse(String(objects.get(audioKey(shelf, id, 'json'))))).toEqual({
      seconds: 0.048,
      words: [],
    })
  }
  // Who asks again pays nothing: there is nothing to be made.
  expect(await begin('j2')).toEqual([])
  expect(await store.readJob('j2')).toMatchObject({ state: 'done', total: 0 })
})

test('what is throttled is asked again at once, what cannot be said fails and is made by the next job', async () => {
  refusals = [
    { word: 'playa', status: 400, code: 'ThrottlingException', times: 3 },
    { word: 'faro', status: 400, code: 'LexiconNotFoundException', times: 1 },
  ]
  await deliverAsked(await begin('j1'))
  expect(await store.readJob('j1')).toMatchObject({ state: 'done', made: WORDS.length - 1, failed: 1 })
  expect(await store.readFailures('j1')).toEqual([
    { label: 'faro', grade: 'K', code: 'LexiconNotFoundException' },
  ])
  const again = await begin('j2')
  expect(again).toEqual([{ jobId: 'j2', shelf: shelfOf('es-PR'), speechId: await speechId('faro') }])
  await deliverAsked(again)
  expect(await store.readJob('j2')).toMatchObject({ state: 'done', made: 1, billed: 4 })
  expect(await store.readFailures('j1')).toEqual([])
  expect(asked.toSorted()).toEqual(WORDS.toSorted())
})

test('what fails for long is given back to the queue, and fails for good in the end', async () => {
  refusals = [{ word: 'ola', status: 500, code: 'ServiceFailureException', times: 1000 }]
  const bodies = await begin('j1')
  const failures = []
  for (let delivery = 0; delivery < audio.MOST_TRIES; delivery++)
    failures.push((await deliverAsked(bodies)).batchItemFailures.length)
  expect(failures).toEqual([1, 1, 1, 0])
  expect(await store.readJob('j1')).toMatchObject({ state: 'done', made: WORDS.length - 1, failed: 1 })
  expect(await store.readFailures('j1')).toMatchObject([{ code: 'ServiceFailureException' }])
})

test('whoever is killed after paying leaves the sound, and the next delivery does not pay again', async () => {
  const [first] = await begin('j1')
  const { speechId: id, shelf } = first as { speechId: string; shelf: string }
  // Killed when all lay in the bucket: the row still says that somebody is at it.
  await deliverAsked([first])
  const made = (await store.readSpeech({ shelf, speechId: id })) ?? expect.unreachable()
  const orphan = { ...made, state: 'speaking', until: new Date(Date.now() + 60_000).toISOString() } as const
  await transaction.commit({ writes: { speech: store.putSpeech(orphan) } })
  await deliverAsked([first])
  expect(await store.readSpeech({ shelf, speechId: id })).toMatchObject({ state: 'speaking' })
  const stale = { ...orphan, version: orphan.version + 1, until: new Date(Date.now() - 1).toISOString() }
  await transaction.commit({ writes: { speech: store.putSpeech(stale) } })
  await deliverAsked([first])
  expect(await store.readSpeech({ shelf, speechId: id })).toMatchObject({ state: 'made', seconds: 0.048 })
  expect(asked).toHaveLength(1)
})

test('a job that was cancelled says no more', async () => {
  const bodies = await begin('j1')
  const job = (await store.readJob('j1')) ?? expect.unreachable()
  await transaction.commit({ writes: store.jobWrites(audio.cancelled(job, new Date().toISOString())) })
  await deliverAsked(bodies)
  expect(asked).toEqual([])
  // What one job left, the next one asks for anew; the old deliveries are nobody's.
  const anew = await begin('j2')
  await deliverAsked([...bodies, ...anew])
  expect(asked).toHaveLength(WORDS.length)
})
