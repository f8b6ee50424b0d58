import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Assignment, MOST_TIMES, type Result } from '#shared/assignments/schema.ts'
import { askingFor, doneByActivity, doneByPractice, nameOf, withResult, wrongDay } from './assignments.ts'

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

test('an activity is looked up by its unit and itself, and has its score', () => {
  const work = { kind: 'activity', unitId: 'castillos', activityId: 'contar' } as const
  const finish = {
    studentId: 's',
    day: '2026-11-20',
    finishId: 'f',
    unitId: 'castillos',
    unitHash: 'h',
    activityId: 'contar',
    subject: 'Matemáticas',
    grade: 'K',
    difficulty: 'easy',
    attempt: 1,
    workOfDay: 1,
    questions: 4,
    rightAtOnce: 3,
    score: 0.75,
  } as const
  expect(doneByActivity(finish, '2026-11-20T15:00:00.000Z')).toMatchObject({
    name: nameOf(work),
    result: { id: 'f', share: 0.75 },
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
