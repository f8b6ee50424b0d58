import { expect, test } from 'vitest'
import type { Decision, Recommendation, Recommended } from '#shared/progress/recommendations.ts'
import { countsOf, paceAround, pacesOf, takenIn } from './recommendation-figures.ts'
import { countedRecommendations, decidedForAll } from './recommendations.ts'

const below = (accuracy: number): Recommended => ({
  recommendationId: 'text-es-PR-2',
  kind: 'text',
  because: { rule: 'accuracy', language: 'es-PR', accuracy },
})
const text = below(0.8)
const sound: Recommended = {
  recommendationId: 'sound-es-rr',
  kind: 'sound',
  because: { rule: 'sound', language: 'es-PR', sound: 'es-rr', read: 20, missed: 5 },
}
const taken: Decision = { how: 'accepted', on: '2026-10-05', by: 'luz', textId: 'castillos' }
const left: Decision = { how: 'dismissed', on: '2026-10-05', by: 'luz', why: 'notNow' }
const offered = (one: Recommended, decision?: Decision): Recommendation => ({
  ...one,
  offeredOn: '2026-10-01',
  ...(decision && { decision }),
})
const count = (before: readonly Recommendation[], needed: readonly Recommended[], today = '2026-10-08') =>
  countedRecommendations(before, needed, today, 396)

test('it keeps its day and follows its numbers, ends with its need, and may begin again', () => {
  const worse = below(0.7)
  expect(count([offered(text)], [worse])).toEqual([{ ...worse, offeredOn: '2026-10-01' }])
  const ended = count([offered(text)], [])
  expect(ended).toEqual([{ ...offered(text), endedOn: '2026-10-08' }])
  expect(count(ended, [text], '2026-11-02')).toEqual([{ ...text, offeredOn: '2026-11-02' }])
})

test('what was decided is never offered again, while its need holds and when it comes back', () => {
  const decided = [offered(text, left)]
  expect(count(decided, [text])).toEqual(decided)
  expect(count(count(decided, []), [text], '2027-05-03')).toEqual(decided)
})

test('after thirteen months it is forgotten', () => {
  const decided = [offered(text, left)]
  expect(count(decided, [], '2027-11-04')).toEqual(decided)
  expect(count(decided, [], '2027-11-05')).toEqual([])
})

const child = (studentId: string, all: readonly Recommendation[], hasRead = false) => ({
  studentId,
  all,
  hasRead,
})

test('a small group is decided together, and for all of it or for nobody', () => {
  const both = [child('ana', [offered(sound)]), child('leo', [offered(text), offered(sound)])]
  const made = decidedForAll(both, 'sound-es-rr', taken)
  expect(made).toMatchObject({
    asked: { work: { sound: 'es-rr' }, times: 1 },
    kept: [
      { studentId: 'ana', all: [{ decision: taken }] },
      { studentId: 'leo', all: [offered(text), { decision: taken }] },
    ],
  })
  const late = [child('ana', [offered(sound)]), child('leo', [offered(sound, left)])]
  expect(decidedForAll(late, 'sound-es-rr', taken)).toEqual({ refused: 'recommendationDecided' })
  expect(decidedForAll([child('ana', [])], 'sound-es-rr', taken)).toEqual({ refused: 'recommendationEnded' })
})

test('a text that was read meanwhile is not asked for, unless to be read again; none is chosen for nobody', () => {
  const ask = (kind: 'text' | 'fluency', hasRead: boolean, decision: Decision = taken) =>
    decidedForAll([child('ana', [offered({ ...text, kind })], hasRead)], 'text-es-PR-2', decision)
  expect(ask('text', true)).toEqual({ refused: 'textRead' })
  expect(ask('fluency', true)).toMatchObject({ asked: { work: { textId: 'castillos' }, times: 3 } })
  expect(ask('text', false, { how: 'accepted', on: '2026-10-05', by: 'luz' })).toEqual({
    refused: 'textMissing',
  })
  expect(ask('text', true, left)).toMatchObject({ asked: undefined, kept: [{ all: [{ decision: left }] }] })
})

test('counts are by the month of the offer and by kind', () => {
  const all = [
    offered(text, taken),
    offered(text, left),
    offered(sound),
    { ...offered(text), offeredOn: '2026-11-02' },
  ]
  expect(countsOf(all)).toEqual({
    months: [
      { month: '2026-11', kind: 'text', offered: 1, accepted: 0, dismissed: 0 },
      { month: '2026-10', kind: 'text', offered: 2, accepted: 1, dismissed: 1 },
      { month: '2026-10', kind: 'sound', offered: 1, accepted: 0, dismissed: 0 },
    ],
    dismissals: [{ why: 'notNow', count: 1 }],
  })
})

test('paces are of the four weeks before and after, once those are over; of fewer than ten children none', () => {
  expect(takenIn([offered(text, taken)], '2026-11-01')).toEqual([])
  expect(takenIn([offered(text, taken)], '2026-11-02')).toEqual([{ language: 'es-PR', on: '2026-10-05' }])
  const probes = [
    { day: '2026-09-06', pace: 10 },
    { day: '2026-09-07', pace: 40 },
    { day: '2026-10-04', pace: 50 },
    { day: '2026-10-05', pace: 60 },
    { day: '2026-11-02', pace: 90 },
  ]
  expect(paceAround(probes, '2026-10-05')).toEqual({ before: 45, after: 60 })
  expect(paceAround(probes.slice(3), '2026-10-05')).toBeUndefined()
  const change = { studentId: 'ana', language: 'es-PR', before: 40, after: 50 } as const
  const of = (children: number) => pacesOf(Array.from({ length: children }, () => change))[0]
  expect(of(9)).toEqual({ language: 'es-PR', children: 9, before: null, after: null })
  expect(of(10)).toEqual({ language: 'es-PR', children: 10, before: 40, after: 50 })
})
