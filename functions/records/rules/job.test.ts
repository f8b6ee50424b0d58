import { expect, test } from 'vitest'
import { afterPass, type Job, newJob, nextPass, OWNERS, RESTS, shownJob, withAnswer } from './job.ts'

const AT = '2026-08-10T12:00:00.000Z'
const erasure = newJob({ jobId: 'j', studentId: 's', kind: 'erasure', askedAt: AT, askedBy: 'd' })

const answeredBy = (job: Job, noun: string, rows = 0): Job | undefined =>
  withAnswer(job, { noun, pass: job.pass, rows }, AT)

/** A whole pass that finds so many rows; undefined when the job is over. */
function through(job: Job, found: number): Job | undefined {
  let now = job.step === 'resting' ? nextPass(job, job.dueAt) : job
  for (const noun of OWNERS) now = answeredBy(now, noun) ?? expect.unreachable()
  expect(now.step).toBe('working')
  return afterPass({ ...now, found: now.found + found }, job.dueAt)
}

test('a pass works when everybody asked has answered, each once, for this pass', () => {
  const [first = '', ...others] = OWNERS
  const once = answeredBy(erasure, first, 3) ?? expect.unreachable()
  expect(once).toMatchObject({ step: others.length > 0 ? 'asking' : 'working', found: 3, rows: 3 })
  expect(answeredBy(once, first, 3)).toBeUndefined()
  expect(withAnswer(once, { noun: others[0] ?? first, pass: 1, rows: 1 }, AT)).toBeUndefined()
})

test('an erasure is done after a clean pass more than an hour after the first, and gone after one 15 days later', () => {
  let job: Job | undefined = erasure
  const states: string[] = []
  for (let pass = 0; job && pass < 10; pass++) {
    job = through(job, pass === 0 ? 40 : 0)
    if (job) states.push(shownJob(job).state)
  }
  expect(job).toBeUndefined()
  expect(states).toEqual(['checking', 'checking', 'checking', 'done'])
  expect((RESTS[0] ?? 0) + (RESTS[1] ?? 0) + (RESTS[2] ?? 0)).toBeGreaterThan(65)
})

test('a pass that finds what came back is made again: nothing is done before one finds nothing', () => {
  let job = through(erasure, 40)
  for (let again = 0; again < 5; again++) {
    const before: Job = job ?? expect.unreachable()
    job = through(before, 1)
    expect(job).toMatchObject({ rests: before.rests, step: 'resting' })
    expect(job?.finishedAt).toBeUndefined()
  }
  const rests = [1, 2, 3].map(() => {
    job = through(job ?? expect.unreachable(), 0)
    return job?.finishedAt !== undefined
  })
  expect(rests).toEqual([false, false, true])
  // Even then: what a redrive brought back is found by the last pass, which is repeated.
  job = through(job ?? expect.unreachable(), 2)
  expect(job).toMatchObject({ step: 'resting' })
  expect(through(job ?? expect.unreachable(), 0)).toBeUndefined()
})

test('a job that moves is due in five minutes again, one that rests when its rest is over', () => {
  expect(erasure).toMatchObject({ step: 'asking', dueAt: '2026-08-10T12:05:00.000Z' })
  const asked = OWNERS.slice(0, -1).reduce(
    (job, noun) => answeredBy(job, noun) ?? expect.unreachable(),
    erasure,
  )
  const later = '2026-08-10T12:01:00.000Z'
  const working = withAnswer(asked, { noun: OWNERS.at(-1) ?? '', pass: 0, rows: 2 }, later)
  expect(working).toMatchObject({ step: 'working', dueAt: '2026-08-10T12:06:00.000Z', found: 2 })
  // What is worked on waits for nobody any more.
  expect(withAnswer(working ?? erasure, { noun: 'late', pass: 0, rows: 1 }, later)).toBeUndefined()
  expect(afterPass(working ?? erasure, AT)).toMatchObject({
    step: 'resting',
    rests: 1,
    dueAt: '2026-08-10T12:01:00.000Z',
  })
})

test('the next pass asks everybody anew, from the first partition on, and forgets no row that was found', () => {
  const rested = {
    ...erasure,
    step: 'resting',
    rests: 1,
    answered: ['social'],
    found: 3,
    doneTo: 'coins',
    tables: 9,
    rows: 3,
  } as const
  expect(nextPass({ ...rested, answered: ['social'] }, AT)).toEqual({
    ...erasure,
    rests: 1,
    pass: 1,
    rows: 3,
    dueAt: '2026-08-10T12:05:00.000Z',
  })
})

test('an erasure at its first pass works, then checks, and has no end before it is done', () => {
  expect(shownJob(erasure)).toEqual({
    jobId: 'j',
    kind: 'erasure',
    state: 'working',
    tables: 0,
    ofTables: 0,
    rows: 0,
    askedAt: AT,
  })
  expect(shownJob({ ...erasure, rests: 1 }).state).toBe('checking')
  expect(shownJob({ ...erasure, rests: 4, finishedAt: AT })).toMatchObject({ state: 'done', finishedAt: AT })
  expect(shownJob({ ...erasure, finishedAt: AT })).not.toHaveProperty('expiresAt')
})

test('an export begins to work at once; when it is done it says until when it can be fetched', () => {
  const asked = newJob({ jobId: 'e', studentId: 's', kind: 'export', askedAt: AT, askedBy: 'f' })
  expect(asked.step).toBe('working')
  expect(shownJob(asked)).not.toHaveProperty('expiresAt')
  const finishedAt = '2026-08-10T12:01:00.000Z'
  expect(shownJob({ ...asked, step: 'done', finishedAt })).toMatchObject({
    state: 'done',
    finishedAt,
    expiresAt: '2026-08-17T12:00:00.000Z',
  })
})
