import { expect, test } from 'vitest'
import { childSummary, languageSummary } from '#tests/support/child-summary.ts'
import type { SchoolDay } from '../kernel/school-day.ts'
import { reasonsFor, soundsKnown } from './reasons.ts'
import type { ChildSummary, LanguageSummary } from './summary.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const NONE = new Set<SchoolDay>()

const allRight = { literal: { asked: 6, right: 6 }, inferential: { asked: 3, right: 3 } }
const child = (changes: Partial<ChildSummary> = {}): ChildSummary =>
  childSummary({
    lastSeenOn: '2026-11-19',
    languages: { 'es-PR': languageSummary() },
    ...allRight,
    ...changes,
  })
const rules = (changes: Partial<ChildSummary>, declared = NONE) =>
  reasonsFor(child(changes), TODAY, declared).map(({ rule }) => rule)
const reading = (changes: Partial<LanguageSummary>) => ({
  languages: { 'es-PR': languageSummary(changes) },
})

test('nobody is pointed at without a reason', () => {
  expect(rules({})).toEqual([])
})

test('accuracy: all of the latest three below 90 %, not two of them, not three at 90 %', () => {
  expect(rules(reading({ latest: [0.899, 0.8, 0.85] }))).toEqual(['accuracy'])
  expect(rules(reading({ latest: [0.9, 0.8, 0.85] }))).toEqual([])
  expect(rules(reading({ latest: [0.7, 0.7] }))).toEqual([])
})

test('a plan whose latest points are under its aim line is told with its numbers', () => {
  const underAim = { pace: 50, aim: 62.5, since: '2026-10-26' }
  expect(reasonsFor(child(reading({ underAim })), TODAY, NONE)).toEqual([
    { rule: 'aim', language: 'es-PR', ...underAim },
  ])
})

test('a level that fell is told for two weeks, one that rose never', () => {
  const moved = (way: 'up' | 'down', at: string) =>
    reading({ moved: { way, from: '3', to: '2', at, texts: 2, ofGrade: '3', accuracy: 0.7 } })
  expect(rules(moved('down', '2026-11-07T15:00:00.000Z'))).toEqual(['fell'])
  expect(rules(moved('down', '2026-11-06T15:00:00.000Z'))).toEqual([])
  expect(rules(moved('up', '2026-11-19T15:00:00.000Z'))).toEqual([])
})

test('comprehension: below 70 % of nine questions or more', () => {
  const answered = (asked: number, right: number) =>
    rules({ literal: { asked, right }, inferential: { asked: 0, right: 0 } })
  expect(answered(10, 6)).toEqual(['comprehension'])
  expect(answered(10, 7)).toEqual([])
  expect(answered(9, 6)).toEqual(['comprehension'])
  expect(answered(8, 2)).toEqual([])
})

test('a sound: missed in a fifth of at least twenty chances', () => {
  const missed = (read: number, missed: number) =>
    rules(reading({ sounds: soundsKnown([{ sound: 'es-rr', read, missed }]) }))
  expect(missed(20, 4)).toEqual(['sound'])
  expect(missed(20, 3)).toEqual([])
  expect(missed(19, 19)).toEqual([])
})

test('of the sounds that can be judged the one missed most is named, and the firm ones are counted', () => {
  const counts = [
    { sound: 'es-rr', read: 40, missed: 10 },
    { sound: 'es-ch', read: 20, missed: 8 },
    { sound: 'es-n', read: 50, missed: 1 },
    { sound: 'es-j', read: 5, missed: 5 },
  ] as const
  expect(soundsKnown(counts)).toEqual({
    known: 3,
    firm: 1,
    weakest: counts[1],
    weak: [counts[1], counts[0]],
  })
})

test('silence is counted in school days: weekends and declared days are none', () => {
  // From Tuesday the 10th: 11, 12, 13, 16, 17, 18, 19 are seven.
  expect(rules({ lastSeenOn: '2026-11-10' })).toEqual(['silent'])
  expect(rules({ lastSeenOn: '2026-11-11' })).toEqual([])
  expect(rules({ lastSeenOn: '2026-11-10' }, new Set(['2026-11-11']))).toEqual([])
  expect(rules({ lastSeenOn: null })).toEqual(['silent'])
})

test('a reason tells its numbers: the mean of the three readings, questions of both kinds, days that end at sixty', () => {
  const reasons = (changes: Partial<ChildSummary>) => reasonsFor(child(changes), TODAY, NONE)
  const [accuracy] = reasons(reading({ latest: [0.5, 0.6, 0.7] }))
  expect(accuracy).toMatchObject({ rule: 'accuracy', language: 'es-PR', accuracy: expect.closeTo(0.6, 9) })
  const both = { literal: { asked: 5, right: 3 }, inferential: { asked: 5, right: 1 } }
  expect(reasons(both)).toEqual([{ rule: 'comprehension', asked: 10, right: 4 }])
  expect(reasons({ lastSeenOn: '2024-01-08' })).toEqual([{ rule: 'silent', days: 60, since: '2024-01-08' }])
})
