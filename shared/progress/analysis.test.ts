import { expect, test } from 'vitest'
import { childSummary, languageSummary } from '#tests/support/child-summary.ts'
import { addDays } from '../kernel/school-day.ts'
import { type AnalysisContext, childFindings, groupFindings } from './analysis.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'

const TODAY = '2026-11-20'
const context: AnalysisContext = { today: TODAY, declared: new Set(), expected: () => 60 }
const weak = { sound: 'es-rr', read: 20, missed: 5 } as const
const child = (
  studentId: string,
  spanish: Partial<LanguageSummary> | null,
  rest: Partial<ChildSummary> = {},
): ChildSummary => {
  const read = { accuracy: 0.93, latest: [0.93, 0.94, 0.92], ...spanish }
  return childSummary({
    studentId,
    languages: spanish ? { 'es-PR': languageSummary(read) } : {},
    ...rest,
  })
}
const many = (
  count: number,
  spanish: Partial<LanguageSummary> | null = {},
  rest: Partial<ChildSummary> = {},
) => Array.from({ length: count }, (_, n) => child(`s${n}`, spanish, rest))
const said = (children: readonly ChildSummary[]) => groupFindings(children, context)
const ids = (children: readonly ChildSummary[]) => said(children).map(({ id }) => id)

test('of fewer than five children nothing is said, and of a language nothing that fewer than five read', () => {
  expect(ids(many(4))).toEqual([])
  expect(ids(many(5))).toEqual(['week', 'noneHard', 'pace'])
  expect(ids([...many(4), child('new', null)])).toEqual(['week'])
})

test('a sentence names the children whose readings it rests on', () => {
  const slow = { wordsCorrectPerMinute: 47, latest: [0.8, 0.8, 0.8] }
  const all = [...many(5), child('leo', slow, { readings: 0, lastSeenOn: addDays(TODAY, -14) })]
  const of = new Map(said(all).map(one => [one.id, one]))
  expect([...of.keys()]).toEqual(['week', 'silent', 'hard', 'pace'])
  for (const id of ['week', 'silent', 'hard', 'pace'] as const)
    expect(of.get(id)?.studentIds, id).toEqual(['leo'])
  expect(of.get('week')?.figures).toEqual({ readers: 5, count: 6, readings: 5, words: 240 })
  expect(of.get('pace')?.figures).toEqual({ percent: 100, slow: 1, count: 6 })
})

test('a sound that one child misses is nothing for the group; that of most is named', () => {
  const rr = { sounds: { known: 2, firm: 1, weakest: weak, weak: [weak] } }
  expect(ids([...many(4), child('leo', rr)])).not.toContain('sound')
  expect(ids([child('leo', rr), child('eva', rr), ...many(3, null)])).toEqual(['week'])
  const two = said([...many(4), child('leo', rr), child('eva', rr)]).find(({ id }) => id === 'sound')
  expect(two).toMatchObject({
    sound: 'es-rr',
    figures: { missing: 2, count: 6 },
    studentIds: ['leo', 'eva'],
  })
})

test('of questions the harder kind is told from ten points on, of twenty of each at least', () => {
  const asked = (count: number, literal: number, inferential: number) =>
    ids(
      many(5, null, {
        literal: { asked: count, right: literal },
        inferential: { asked: count, right: inferential },
      }),
    ).slice(1)
  expect(asked(3, 3, 0)).toEqual([])
  expect(asked(10, 9, 8)).toEqual(['inferential'])
  expect(asked(10, 8, 9)).toEqual(['literal'])
  expect(asked(11, 9, 8)).toEqual(['alike'])
})

test('a child’s sentences follow the bounds of accuracy and pace; before three readings neither is told', () => {
  const own = (spanish: Partial<LanguageSummary>) =>
    childFindings(child('ana', spanish), context)
      .map(({ id }) => id)
      .slice(1)
  expect(own({})).toEqual(['ownLevel', 'ownRight', 'ownPace'])
  expect(own({ readings: 2 })).toEqual([])
  expect(own({ accuracy: 0.899, wordsCorrectPerMinute: 47.9 })).toEqual(['ownLevel', 'ownHard', 'ownSlow'])
  expect(own({ accuracy: 0.9, wordsCorrectPerMinute: 48 })).toEqual(['ownLevel', 'ownRight', 'ownPace'])
  expect(own({ accuracy: 0.95, wordsCorrectPerMinute: 72.1 })).toEqual(['ownLevel', 'ownEasy', 'ownFast'])
  expect(own({ grade: '1' })[0]).toBe('ownBelow')
  expect(own({ grade: '3' })[0]).toBe('ownAbove')
})

test('of a child who did nothing only that is said', () => {
  expect(childFindings(child('ana', null, { lastSeenOn: null, readings: 0 }), context)).toEqual([
    { id: 'ownNever', figures: {}, studentIds: ['ana'] },
  ])
  expect(childFindings(child('ana', null, { readings: 0 }), context).map(({ id }) => id)).toEqual(['ownAway'])
})
