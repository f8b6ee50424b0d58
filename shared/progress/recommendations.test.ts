import { expect, test } from 'vitest'
import { childSummary, languageSummary } from '#tests/support/child-summary.ts'
import { addDays } from '../kernel/school-day.ts'
import { recommendationsFor } from './recommendations.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'

const TODAY = '2026-11-20'
const none = { 'es-PR': [], 'en-US': [] }
const well = { reachedAccuracy: true, reachedPace: true }
const slowly = { reachedAccuracy: true, reachedPace: false }
const moved = (way: 'up' | 'down', daysAgo: number) =>
  ({
    way,
    from: '1',
    to: '2',
    at: `${addDays(TODAY, -daysAgo)}T14:00:00.000Z`,
    texts: 3,
    ofGrade: '2',
    accuracy: 0.97,
  }) as const
const child = (spanish: Partial<LanguageSummary>, rest: Partial<ChildSummary> = {}): ChildSummary =>
  childSummary({ languages: { 'es-PR': languageSummary(spanish) }, ...rest })
const ids = (one: ChildSummary, readings: Parameters<typeof recommendationsFor>[1] = none) =>
  recommendationsFor(one, readings, TODAY, new Set()).map(({ recommendationId }) => recommendationId)

test('of whom all is well nothing is recommended', () => {
  expect(ids(child({}), { ...none, 'es-PR': [slowly, well, slowly] })).toEqual([])
})

test('a child under 90 % gets a text; also one whose level fell, and both are one recommendation', () => {
  expect(ids(child({ latest: [0.89, 0.8, 0.85] }))).toEqual(['text-es-PR-2'])
  expect(ids(child({ latest: [0.9, 0.8, 0.85] }))).toEqual([])
  expect(ids(child({ latest: [0.89, 0.8, 0.85], moved: moved('down', 3) }))).toEqual(['text-es-PR-2'])
})

test('accurate and slow in the latest three readings is reread; two, or one at its pace, are not', () => {
  expect(ids(child({}), { ...none, 'es-PR': [well, slowly, slowly, slowly] })).toEqual(['fluency-es-PR-2'])
  expect(ids(child({}), { ...none, 'es-PR': [slowly, slowly] })).toEqual([])
  expect(
    ids(child({}), { ...none, 'es-PR': [slowly, slowly, { ...slowly, reachedAccuracy: false }] }),
  ).toEqual([])
})

test('under the aim line of a plan a text is reread, once where readings are slow too', () => {
  const underAim = { pace: 50, aim: 62.5, since: '2026-10-26' }
  expect(ids(child({ underAim }))).toEqual(['fluency-es-PR-2'])
  const readings = { ...none, 'es-PR': [slowly, slowly, slowly] }
  const [told] = recommendationsFor(child({ underAim }), readings, TODAY, new Set())
  expect(ids(child({ underAim }), readings)).toEqual(['fluency-es-PR-2'])
  expect(told?.because).toEqual({ rule: 'aim', language: 'es-PR', ...underAim })
})

test('a level that rose is told for two weeks', () => {
  expect(ids(child({ moved: moved('up', 13) }))).toEqual(['level-es-PR-2'])
  expect(ids(child({ moved: moved('up', 14) }))).toEqual([])
})

test('the most pressing is first, and an absence is named by its day, so that another is another', () => {
  const sounds = { known: 1, firm: 0, weakest: { sound: 'es-rr', read: 20, missed: 5 }, weak: [] } as const
  const all = child(
    { latest: [0.8, 0.8, 0.8], sounds: { ...sounds, weak: [] } },
    { lastSeenOn: '2026-11-02', literal: { asked: 9, right: 3 } },
  )
  expect(ids(all)).toEqual(['family-2026-11-02', 'text-es-PR-2', 'sound-es-rr', 'comprehension-2'])
})
