/** What is left of a child's deeds before and after thirteen months, on an embedded database whose clock is moved. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { doneAfter } from '#functions/lessons/lessons.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { readingTable } from '#functions/reading/table.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import { FinishedReading } from '#shared/reading/finished-reading.ts'
import { DEFAULT_POLICY } from '#shared/reading/policy.ts'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { tableDefinition } from '#tests/support/table-definition.ts'

const FINISHED = Date.parse('2026-11-20T13:00:00.000Z')
const finishedAt = new Date(FINISHED).toISOString()
let now = FINISHED
const folder = await mkdtemp(join(tmpdir(), 'retention-'))
const database = await openDatabase({ path: folder, sync: false, now: () => now })
// One table for all: the nouns' keys do not meet.
await database.deployTable({
  ...tableDefinition(readingTable),
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
})
const served = await serveDatabase(database, 0)
vi.stubEnv('AWS_REGION', LOCAL_REGION)
vi.stubEnv('AWS_ACCESS_KEY_ID', OPERATOR_KEY.accessKeyId)
vi.stubEnv('AWS_SECRET_ACCESS_KEY', OPERATOR_KEY.secretAccessKey)
vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', served.url)
vi.stubEnv('TABLE', 'reading')
afterAll(async () => {
  vi.unstubAllEnvs()
  await served.close()
  await database.close()
  await rm(folder, { recursive: true })
})
const [{ commit, putNew, putVersion }, readings, practices, lessons, { queryRows }, z] = await Promise.all([
  import('#functions/platform/store/transaction.ts'),
  import('#functions/reading/reading-store.ts'),
  import('#functions/reading/practice-store.ts'),
  import('#functions/lessons/lessons-store.ts'),
  import('#functions/platform/store/rows.ts'),
  import('zod/mini'),
])

const studentId = 'student-1'
const { studentId: _, day: __, sounds: ___, ...facts } = readingFinishedBody()
const reading = { ...facts, finishedAt, seconds: 60 }
const heard = FinishedReading.parse({
  mode: 'aloud',
  textHash: facts.textHash,
  heard: [{ word: 'castillo', start: 0, end: 0.5 }],
  seconds: 60,
})
const { studentId: ____, day: _____, ...finishFacts } = activityFinishedBody()
const finish = { ...finishFacts, finishedAt }
const practice = {
  practiceId: 'practice-1',
  sound: 'es-rr',
  soundHash: '0'.repeat(64),
  language: 'es-PR',
  attempt: 1,
  workOfDay: 1,
  ofDay: 1,
  said: 1,
  right: 1,
  chosen: 0,
  chosenRight: 0,
  checked: 0,
  finishedAt,
} as const

const kinds = async () => {
  const rows = await queryRows(z.object({ sk: z.string() }), {
    pk: `STUDENT#${studentId}`,
    begins: '',
    limit: 100,
  })
  return rows.map(({ sk }) => sk.split('#', 1)[0]).sort()
}

test('deeds go after thirteen months, on the day and not before; what they came to stays', async () => {
  const done = doneAfter(undefined, finish)
  await commit<string>({
    writes: {
      reading: putNew(readings.readingRow(studentId, reading, { sent: heard, policy: DEFAULT_POLICY })),
      finish: putNew(lessons.finishRow(studentId, finish, [])),
      done: putVersion(lessons.doneRow(studentId, done), 0),
      practice: putNew(practices.practiceRow(studentId, practice, { soundHash: '', items: [], seconds: 1 })),
    },
  })
  await lessons.keepText(studentId, reading.textId)
  const adds = {
    'es-rr': { read: 4, missed: 1, said: 0, right: 0, chosen: 0, chosenRight: 0, checked: 0, rounds: 0 },
  }
  await practices.keepSounds({ eventId: 'e1', at: finishedAt, studentId, day: '2026-11-20', adds })

  const edge = FINISHED + DEED_DAYS * 86_400_000
  const at = (time: number) => new Date(time).toISOString()
  now = edge - 1000
  await database.sweep()
  expect(await readings.readNewest(studentId, at(now))).toEqual([reading])
  expect(await readings.readReading({ ...reading, studentId }, at(now))).toMatchObject({ reading })
  const whole = ['ACTIVITY', 'FINISH', 'PRACTICE', 'READING', 'SOUNDS', 'TEXT']
  expect(await kinds()).toEqual(whole)

  // Not swept yet, and over.
  now = edge
  expect(await readings.readNewest(studentId, at(now))).toEqual([])
  expect(await readings.readReading({ ...reading, studentId }, at(now))).toBeUndefined()
  expect(await kinds()).toEqual(whole)

  await database.sweep()
  expect(await kinds()).toEqual(['ACTIVITY', 'SOUNDS', 'TEXT'])
  expect(await lessons.readProgress(studentId)).toEqual({ activities: [done], texts: [reading.textId] })
  expect(await practices.readSounds(studentId, '2026-12-20')).toMatchObject([{ sound: 'es-rr' }])
  // Done again, it is done for the second time.
  const again = doneAfter(await lessons.readDone(studentId, finish.activityId), { ...finish, score: 0.5 })
  expect(again).toMatchObject({ times: 2, bestScore: 0.9 })
})
