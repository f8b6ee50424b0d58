import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Assignment, MOST_TIMES, type Result } from '#shared/assignments/schema.ts'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import {
  askedByRecommendation,
  askingFor,
  doneByActivity,
  doneByCorrection,
  doneByPractice,
  doneByReading,
  nameOf,
  notDoneBy,
  withResult,
  wrongDay,
} from './assignments.ts'

const result = (n: number): Result => ({
  id: `r${n}`,
  at: new Date(Date.UTC(2026, 10, 20) + n * 60_000).toISOString(),
  day: '2026-11-20',
  share: 0.9,
})

test('the first results stay, in any order and however often each is told', () => {
  const drawn = fc.uniqueArray(fc.nat(50), { maxLength: 12 })
  fc.assert(
    fc.property(drawn, fc.infiniteStream(fc.nat()), (ns, random) => {
      const told = [...ns, ...ns]
        .map(n => [random.next().value ?? 0, n] as const)
        .sort(([a], [b]) => a - b)
        .map(([, n]) => result(n))
      const kept = told.reduce<Result[]>(withResult, [])
      const first = ns.toSorted((a, b) => a - b).slice(0, MOST_TIMES)
      expect(kept.map(({ id }) => id)).toEqual(first.map(n => `r${n}`))
    }),
  )
})

test('of two results of one instant the one with the lower id is the first', () => {
  const [one, other] = [
    { ...result(1), id: 'a' },
    { ...result(1), id: 'b' },
  ]
  for (const told of [
    [one, other],
    [other, one],
  ])
    expect(told.reduce<Result[]>(withResult, []).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('each kind of work has a name of its own', () => {
  expect(nameOf({ kind: 'text', textId: 'rr' })).toBe('text rr')
  expect(nameOf({ kind: 'practice', sound: 'es-rr' })).toBe('practice es-rr')
  expect(nameOf({ kind: 'activity', unitId: 'castillos', activityId: 'contar' })).toBe(
    'activity castillos/contar',
  )
})

test('a correction takes the place of what it corrects, in any order, and moves nothing', () => {
  const corrected = (version: number, share: number) => ({ ...result(1), version, share })
  const told = [result(0), result(1), result(2), corrected(1, 0.95), corrected(2, 0.97)]
  const kept = [result(0), corrected(2, 0.97), result(2)]
  for (const order of [told, told.toReversed(), [...told, ...told.toReversed()]])
    expect(order.reduce<Result[]>(withResult, [])).toEqual(kept)
})

test('a corrected reading counts for the same text, from when it was read, by its corrected words', () => {
  const figures = { wordsCorrect: 85, accuracy: 0.85, wordsCorrectPerMinute: 60 }
  const reached = { reachedAccuracy: false, reachedPace: false }
  const reading = {
    readingId: 'r1',
    textId: 'mi-coqui',
    textHash: 'h',
    textTitle: 'Mi coquí',
    language: 'es-PR' as const,
    grade: '2' as const,
    difficulty: 'easy' as const,
    mode: 'aloud' as const,
    attempt: 1,
    workOfDay: 1,
    words: 100,
    ...figures,
    ...reached,
    finishedAt: '2026-11-20T14:00:00.000Z',
    seconds: 60,
    corrected: { ...figures, ...reached, wordsCorrect: 92, accuracy: 0.92 },
  }
  expect(doneByCorrection({ reading, day: '2026-11-20', version: 3 })).toEqual({
    name: 'text mi-coqui',
    result: { id: 'r1', at: reading.finishedAt, day: '2026-11-20', share: 0.92, version: 3 },
  })
})

const given = (assignmentId: string, more: Partial<Assignment> = {}): Assignment => ({
  assignmentId,
  groupId: 'g',
  givenBy: 't',
  givenAt: '2026-11-20T00:00:00.000Z',
  work: { kind: 'text', textId: 'mi-coqui' },
  dueOn: '2026-11-27',
  times: 1,
  isForAll: true,
  ...more,
})

test('what is done counts for what asks for it: of all, or by name, and from when it was given', () => {
  const done = { name: 'text mi-coqui', result: result(0) }
  const assignments = [
    given('all'),
    given('named', { isForAll: false }),
    given('others', { isForAll: false }),
    given('another', { work: { kind: 'practice', sound: 'es-rr' } }),
    given('at once', { givenAt: done.result.at }),
    given('later', { givenAt: '2026-11-20T00:00:00.001Z' }),
  ]
  const asking = askingFor(done, assignments, id => id === 'named')
  expect(asking.map(({ assignmentId }) => assignmentId)).toEqual(['all', 'named', 'at once'])
})

test('a day is today or later, and not further than half a year', () => {
  const wrong = (dueOn: string) => wrongDay(dueOn, '2026-11-20')
  expect([wrong('2026-11-19'), wrong('2026-11-20')]).toEqual(['pastDay', undefined])
  expect([wrong('2027-05-19'), wrong('2027-05-20')]).toEqual([undefined, 'farDay'])
})

test('an activity is looked up by its unit and itself, and tells what was right at once', () => {
  const ids = { unitId: 'castillos', activityId: 'contar' }
  const work = { kind: 'activity', ...ids } as const
  const finish = activityFinishedBody({ ...ids, questions: 4, rightAtOnce: 3, score: 0.875 })
  expect(doneByActivity(finish, '2026-11-20T15:00:00.000Z')).toMatchObject({
    name: nameOf(work),
    result: { id: 'finish-1', share: 0.75 },
  })
})

test('a round counts what was right of what was judged', () => {
  const round = {
    studentId: 's',
    day: '2026-11-20',
    practiceId: 'p',
    sound: 'es-rr',
    soundHash: 'h',
    language: 'es-PR',
    attempt: 1,
    workOfDay: 1,
    ofDay: 1,
    said: 3,
    right: 2,
    chosen: 1,
    chosenRight: 1,
    checked: 2,
  } as const
  const at = '2026-11-20T15:00:00.000Z'
  expect(doneByPractice(round, at)).toMatchObject({ name: 'practice es-rr', result: { share: 0.75 } })
  expect(
    doneByPractice({ ...round, said: 0, right: 0, chosen: 0, chosenRight: 0 }, at).result.share,
  ).toBeNull()
})

test('a reading aloud shows how it went, a tapped one only that the text was read', () => {
  const at = '2026-11-20T15:00:00.000Z'
  const aloud = readingFinishedBody({ textId: 'mi-coqui', accuracy: 0.8 })
  expect(doneByReading(aloud, at)).toEqual({
    name: 'text mi-coqui',
    result: { id: 'reading-1', at, day: '2026-11-20', share: 0.8 },
  })
  expect(doneByReading({ ...aloud, mode: 'tapped' }, at).result.share).toBeNull()
})

test('a recommendation that was taken is asked of those it names alone, by whoever took it', () => {
  const taken = { groupId: 'g', studentIds: ['s'], by: 't', times: 2, dueOn: '2026-11-27' }
  const event = { assignmentId: 'event-1', at: '2026-11-20T15:00:00.000Z' }
  const asked = given('event-1', { times: 2, isForAll: false, givenAt: event.at })
  expect(askedByRecommendation({ ...taken, work: { textId: 'mi-coqui' } }, event)).toEqual(asked)
  expect(askedByRecommendation({ ...taken, work: { sound: 'es-rr' } }, event)).toEqual({
    ...asked,
    work: { kind: 'practice', sound: 'es-rr' },
  })
})

test('not done is what a child has and did less often than asked; who came after its day, or has it not, owes nothing', () => {
  const line = (studentId: string, results: Result[], assignmentId = 'a') => ({
    assignmentId,
    studentId,
    results,
  })
  const came = (studentId: string, joinedOn: string) => ({ studentId, joinedOn })
  const lines = [
    line('done', [result(1), result(2)]),
    line('half', [result(1)]),
    line('another', [result(1), result(2)], 'b'),
    line('named', []),
  ]
  const joined = [
    came('half', '2026-11-20'),
    came('in time', '2026-11-27'),
    came('late', '2026-11-28'),
    came('another', '2026-11-20'),
  ]
  const asked = given('a', { times: 2, dueOn: '2026-11-27' })
  expect(notDoneBy(asked, lines, joined)).toEqual(['half', 'named', 'in time', 'another'])
  expect(notDoneBy({ ...asked, isForAll: false }, lines, joined)).toEqual(['half', 'named'])
})
