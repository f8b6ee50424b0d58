/** Recorded speech: an administrator has it made, everything once, and a child hears it. */
import { expect, test } from 'vitest'
import { cancelAudioJob, getAudio, getSpeech, startAudioJob } from '#shared/audio/routes.ts'
import type { AudioScope } from '#shared/audio/schema.ts'
import { spansOf } from '#shared/audio/spans.ts'
import { audioKey, SpeechMarks, speechId, spokenOf } from '#shared/audio/speech.ts'
import { shelfOf } from '#shared/audio/voices.ts'
import { expectedOf } from '#shared/catalogue/schema.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { member, operator } from './member.ts'
import { repeat } from './repeats/repeat.ts'

const scope: AudioScope = { language: 'en-US', sets: ['vocabulary'], grades: ['PK'] }
const shelf = shelfOf('en-US')
const fetched = (id: string, kind: 'mp3' | 'json') =>
  fetch(new URL(`/${audioKey(shelf, id, kind)}`, door.config.apiUrl))

test('an administrator has words said, each once however often it is told, and a child hears them', async () => {
  const [admin, teacher, ana] = [
    await member('admin', {}),
    await member('teacher', { schoolId: 'playa-azul', region: 'Humacao' }),
    await door.newStudent('Ana'),
  ]
  const stands = async () => {
    const { body } = await admin.raw('GET /island/audio?language=en-US')
    return getAudio.reply.parse(body)
  }
  const before = (await stands()).tallies.find(({ set, grade }) => set === 'vocabulary' && grade === 'PK')
  expect(before?.total).toBeGreaterThan(5)
  expect(await teacher.tryTo(startAudioJob, { body: scope })).toMatchObject({ status: 403 })
  expect(await teacher.raw('GET /island/audio?language=en-US')).toMatchObject({ status: 403 })

  const job = await admin.ask(startAudioJob, { body: scope })
  expect(await admin.tryTo(startAudioJob, { body: scope })).toMatchObject({
    status: 409,
    body: { error: 'audio.jobRunning' },
  })
  // All that was asked is told again and again, the last first.
  const table = await operator.tableOf('audio')
  const asked = await eventually(async () => {
    const rows = await operator.scan(table)
    const found = rows.filter(({ name }) => name === 'audio.speechAsked')
    expect(found.length).toBeGreaterThanOrEqual(before?.total ?? 0)
    return found
  })
  for (let copy = 0; copy < 3; copy++)
    for (const row of asked.toReversed())
      await operator.put(table, { ...row, pk: `OUTBOX#${row.id}-${copy}` })
  const done = await eventually(async () => {
    const { job: now } = await stands()
    expect(now).toMatchObject({ jobId: job.jobId, state: 'done' })
    return now
  })
  const { total = 0, missing = 0 } = before ?? {}
  expect(done).toMatchObject({ total, made: total, failed: 0, billed: missing })
  expect(await admin.tryTo(cancelAudioJob, { path: { jobId: job.jobId }, body: {} })).toMatchObject({
    body: { error: 'audio.jobOver' },
  })

  const { vocabulary } = await door.text('gulp')
  const id = await speechId(vocabulary[0]?.term ?? '')
  expect(await ana.ask(getSpeech, { path: { shelf, speechId: id } })).toEqual({ made: true })
  const sound = await fetched(id, 'mp3')
  expect(sound.headers.get('content-type')).toBe('audio/mpeg')
  expect(sound.headers.get('cache-control')).toContain('immutable')
  expect((await sound.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  const nothing = { shelf, speechId: await speechId('nobody ever says this') }
  expect(await ana.ask(getSpeech, { path: nothing })).toEqual({ made: false })
})

test('a text that was said has marks for every word of it', async () => {
  const text = await door.text('mango-day')
  const whole = spokenOf(expectedOf(text))
  const answer = await fetched(await speechId(whole), 'json')
  const marks = SpeechMarks.parse(await answer.json())
  const spans = spansOf(tokenize(whole), marks)
  expect(spans.every(({ start, end }) => end > start)).toBe(true)
  expect(spans.at(-1)?.end).toBeLessThanOrEqual(marks.seconds)
})

test.each(['audio/start-audio-job', 'audio/cancel-audio-job'] as const)('%s may be sent twice', repeat)
