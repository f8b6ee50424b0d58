import { expect, test } from 'vitest'
import type { AudioScope, Sayable } from '#shared/audio/schema.ts'
import {
  asked,
  cancelled,
  claimed,
  counted,
  failed,
  isFree,
  isOpen,
  type Job,
  made,
  newJob,
  planned,
  released,
  tallies,
} from './audio.ts'

const AT = '2026-11-20T14:00:00.000Z'
const LATER = '2026-11-20T14:01:00.000Z'
const scope: AudioScope = { language: 'es-PR', sets: ['texts'], grades: ['K'] }
const job = newJob('job-1', scope, AT)
const word: Sayable = {
  speechId: 's1',
  set: 'texts',
  language: 'es-PR',
  grade: 'K',
  label: 'Castillos de Arena',
  characters: 3,
}

test('a job is done with its last piece, made or failed, and not before it is planned', () => {
  const running = planned(job, 2, AT)
  expect(running).toMatchObject({ state: 'running', total: 2 })
  expect(running).not.toHaveProperty('finishedAt')
  const half = counted(running, 'made', 6, AT)
  expect(half).toMatchObject({ state: 'running', made: 1, failed: 0, billed: 6 })
  expect(counted(half, 'failed', 3, LATER)).toMatchObject({
    state: 'done',
    made: 1,
    failed: 1,
    billed: 9,
    finishedAt: LATER,
  })
  // What was asked for first may be made before the rest is asked for.
  expect(counted(job, 'made', 6, AT)).toMatchObject({ state: 'planned', made: 1 })
})

test('a job of nothing is done as soon as that is known, and what came too many does not keep it open', () => {
  expect(planned(job, 0, LATER)).toMatchObject({ state: 'done', finishedAt: LATER })
  expect(planned(counted(counted(job, 'made', 1, AT), 'made', 1, AT), 1, LATER)).toMatchObject({
    state: 'done',
  })
})

test('a job that was cancelled stays so', () => {
  const stopped = cancelled(planned(job, 2, AT), LATER)
  expect(stopped).toMatchObject({ state: 'cancelled', finishedAt: LATER })
  const late = counted(counted(stopped, 'made', 1, LATER), 'made', 1, LATER)
  expect(late).toMatchObject({ state: 'cancelled', made: 2 })
})

test.each([
  ['planned', true],
  ['running', true],
  ['done', false],
  ['cancelled', false],
] as const)('a job that is %s is open: %s', (state: Job['state'], is) => {
  expect(isOpen({ state })).toBe(is)
})

test('a piece is somebody’s for a minute, then the next one’s', () => {
  const fresh = asked(word, 'joanna', 'job-1', 1)
  expect(fresh).toMatchObject({ state: 'asked', tries: 0, jobId: 'job-1', version: 1 })
  expect(fresh).not.toHaveProperty('characters')
  expect(isFree(fresh, AT)).toBe(true)
  const taken = claimed(fresh, AT)
  expect(taken).toMatchObject({ state: 'speaking', tries: 1, until: LATER })
  expect(isFree(taken, AT)).toBe(false)
  expect(isFree(taken, LATER)).toBe(false)
  expect(isFree(taken, '2026-11-20T14:01:00.001Z')).toBe(true)
  expect(claimed(taken, LATER).tries).toBe(2)
  // Until when is not known: it is nobody's.
  expect(isFree({ ...taken, until: undefined }, AT)).toBe(true)
})

test('what is given back, made or failed is nobody’s', () => {
  const taken = claimed(asked(word, 'joanna', 'job-1', 1), AT)
  const [back, whole, broken] = [released(taken), made(taken, 1.5), failed(taken, 'Throttled', LATER)]
  for (const one of [back, whole, broken]) expect(one).not.toHaveProperty('until')
  expect(isFree(back, AT)).toBe(true)
  expect(whole).toMatchObject({ state: 'made', seconds: 1.5, tries: 1 })
  expect(broken).toMatchObject({ state: 'failed', code: 'Throttled', failedIn: 'job-1', failedAt: LATER })
  expect([isFree(whole, LATER), isFree(broken, LATER)]).toEqual([false, false])
})

test('of each set and grade it is told what is made, and what the rest costs', () => {
  const more = { ...word, speechId: 's2', characters: 10 }
  const other: Sayable = { ...word, speechId: 's3', grade: '2' }
  const told = tallies([word, more, other], id => id === 's1')
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({ set: 'texts', grade: 'K', total: 2, made: 1 })
  expect(told[1]).toMatchObject({ grade: '2', total: 1, made: 0 })
  expect(tallies([more], () => false)[0]?.missing).toBe(told[0]?.missing)
  expect(tallies([word], () => true)[0]).toMatchObject({ made: 1, missing: 0 })
  // What is missing is summed up, as it is billed.
  const both = tallies([word, more], () => false)[0]
  const cost = (one: Sayable) => tallies([one], () => false)[0]?.missing ?? 0
  expect(both).toMatchObject({ total: 2, made: 0, missing: cost(word) + cost(more) })
  expect(cost(more)).toBeGreaterThan(cost(word))
  expect(tallies([{ ...word, set: 'words' }, word], () => false).map(({ set }) => set)).toEqual([
    'texts',
    'words',
  ])
})

test('a new job has nothing made, and is planned for what was asked', () => {
  expect(job).toEqual({
    jobId: 'job-1',
    scope,
    state: 'planned',
    startedAt: AT,
    total: 0,
    made: 0,
    failed: 0,
    billed: 0,
    version: 0,
  })
})
