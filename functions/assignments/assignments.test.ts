import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_TIMES, type Result } from '#shared/assignments/schema.ts'
import { doneByPractice, isForJoiner, withResult } from './assignments.ts'

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

test('whoever joins is asked for what is the whole group’s, until its day', () => {
  const open = { isForAll: true, dueOn: '2026-11-20' }
  expect(isForJoiner(open, '2026-11-20')).toBe(true)
  expect(isForJoiner(open, '2026-11-21')).toBe(false)
  expect(isForJoiner({ ...open, isForAll: false }, '2026-11-20')).toBe(false)
  expect(isForJoiner({ ...open, withdrawnAt: '2026-11-19T15:00:00.000Z' }, '2026-11-20')).toBe(false)
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
