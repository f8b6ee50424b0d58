import { expect, test } from 'vitest'
import type { Decision, Recommendation, Recommended } from '#shared/progress/recommendations.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import {
  changesAround,
  changesTold,
  countsOf,
  paceAround,
  sharesAround,
  takenIn,
} from './recommendation-figures.ts'
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
    asked: { work: { sound: 'es-rr' }, times: 1, dueOn: '2026-10-12' },
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
    offered(text, { ...taken, changed: ['times'] }),
    offered(text, left),
    offered(sound),
    { ...offered(text), offeredOn: '2026-11-02' },
  ]
  expect(countsOf(all)).toEqual({
    months: [
      { month: '2026-11', kind: 'text', offered: 1, accepted: 0, changed: 0, dismissed: 0 },
      { month: '2026-10', kind: 'text', offered: 3, accepted: 2, changed: 1, dismissed: 1 },
      { month: '2026-10', kind: 'sound', offered: 1, accepted: 0, changed: 0, dismissed: 0 },
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
  const change = { of: 'pace', studentId: 'ana', language: 'es-PR', before: 40, after: 50 } as const
  const of = (children: number) => changesTold(Array.from({ length: children }, () => change)).paces[0]
  expect(of(9)).toEqual({ language: 'es-PR', children: 9, before: null, after: null })
  expect(of(10)).toEqual({ language: 'es-PR', children: 10, before: 40, after: 50 })
})

test('what was taken otherwise is asked so, and kept: only what really is another', () => {
  const ask = (wish: Parameters<typeof decidedForAll>[3], one: Recommended = text) => {
    const made = decidedForAll([child('ana', [offered(one)])], one.recommendationId, taken, wish)
    if ('refused' in made) return made.refused
    const [decided] = made.kept[0]?.all ?? []
    return [made.asked, decided?.decision?.how === 'accepted' ? decided.decision.changed : 'none']
  }
  const work = { textId: 'castillos' }
  expect(ask({})).toEqual([{ work, times: 1, dueOn: '2026-10-12' }, undefined])
  // The same day, said out loud, is no change.
  expect(ask({ dueOn: '2026-10-12', times: 1 })).toEqual([{ work, times: 1, dueOn: '2026-10-12' }, undefined])
  expect(ask({ dueOn: '2026-10-09', times: 2, isOtherText: true })).toEqual([
    { work, times: 2, dueOn: '2026-10-09' },
    ['text', 'dueOn', 'times'],
  ])
  expect(ask({ times: 3, isOtherText: true }, sound)).toEqual([
    { work: { sound: 'es-rr' }, times: 3, dueOn: '2026-10-12' },
    ['times'],
  ])
  expect([ask({ dueOn: '2026-10-04' }), ask({ dueOn: '2027-04-04' })]).toEqual(['wrongDay', 'wrongDay'])
  expect(ask({ dueOn: '2026-10-05' })).toMatchObject([{ dueOn: '2026-10-05' }, ['dueOn']])
  expect(ask({ dueOn: '2027-04-03' })).toMatchObject([{ dueOn: '2027-04-03' }, ['dueOn']])
})

test('a question to the family has nothing to change', () => {
  const because = { rule: 'silent', days: 9, since: '2026-09-21' } as const
  const away: Recommended = { recommendationId: 'family-2026-09-21', kind: 'family', because }
  const made = decidedForAll([child('ana', [offered(away)])], away.recommendationId, taken, { times: 4 })
  expect(made).toMatchObject({ asked: undefined, silent: 9 })
  expect(JSON.stringify(made)).not.toContain('changed')
})

const dayOf = (day: string, read: Partial<typeof nothingRead>) => ({
  day,
  readings: { 'es-PR': { ...nothingRead, ...read } },
  activities: {},
  paces: [],
})

test('accuracy and answers are of the same weeks; of fewer than three questions on either side none', () => {
  const words = (wordsCorrect: number) => ({ aloud: 1, wordsCorrect, wordsAttempted: 100 })
  const asked = (literalAsked: number, literalRight: number) => ({ literalAsked, literalRight })
  const days = [
    dayOf('2026-09-06', { ...words(10), ...asked(9, 0) }),
    dayOf('2026-09-07', { ...words(80), ...asked(2, 1) }),
    dayOf('2026-10-04', { ...words(90), ...asked(2, 1) }),
    dayOf('2026-10-05', { ...words(95), ...asked(3, 3) }),
    dayOf('2026-11-02', { ...words(10), ...asked(9, 0) }),
  ]
  expect(sharesAround(days, 'es-PR', '2026-10-05')).toEqual({
    accuracy: { before: 0.85, after: 0.95 },
    questions: { before: 0.5, after: 1 },
  })
  expect(sharesAround(days.slice(2), 'es-PR', '2026-10-05').questions).toBeUndefined()
  expect(sharesAround(days, 'en-US', '2026-10-05')).toEqual({})
  const changes = changesAround('ana', days, { language: 'es-PR', on: '2026-10-05' })
  expect(changes.map(({ of }) => of)).toEqual(['accuracy', 'questions'])
  const told = (children: number) =>
    changesTold(Array.from({ length: children }, () => changes).flat()).shares
  expect(told(9)[0]).toEqual({ language: 'es-PR', of: 'accuracy', children: 9, before: null, after: null })
  expect(told(10)[0]).toEqual({ language: 'es-PR', of: 'accuracy', children: 10, before: 0.85, after: 0.95 })
})

test('what was taken for no one language is looked at in both', () => {
  const because = { rule: 'comprehension', right: 3, asked: 9 } as const
  const one: Recommended = { recommendationId: 'comprehension-2', kind: 'comprehension', because }
  expect(takenIn([offered(one, taken)], '2026-11-02')).toEqual([
    { language: 'es-PR', on: '2026-10-05' },
    { language: 'en-US', on: '2026-10-05' },
  ])
})
