import { expect, test } from 'vitest'
import type { Flag } from '#shared/progress/flags.ts'
import type { ChildSummary, LanguageSummary } from '#shared/progress/summary.ts'
import { noSounds } from '#shared/progress/summary.ts'
import { groupGlance } from './group-glance.ts'

const TODAY = '2026-11-20'
const none = { asked: 0, right: 0 }
const child = (studentId: string, of: Partial<ChildSummary> = {}): ChildSummary => ({
  studentId,
  grade: '2',
  lastSeenOn: '2026-11-19',
  week: '2026-11-16',
  readings: 2,
  words: 40,
  activities: 0,
  languages: {},
  literal: none,
  inferential: none,
  subjects: {},
  ...of,
})
const reading = (of: Partial<LanguageSummary> = {}): LanguageSummary => ({
  grade: '2',
  readings: 3,
  moved: null,
  accuracy: 0.95,
  wordsCorrectPerMinute: 60,
  latest: [0.95, 0.95, 0.95],
  literal: none,
  inferential: none,
  sounds: noSounds,
  ...of,
})
const glance = (...lines: ChildSummary[]) => groupGlance('k', lines, TODAY, new Set())

test('a group of nobody counts nothing', () => {
  expect(glance()).toMatchObject({
    children: 0,
    toHelp: 0,
    byRule: {},
    readers: 0,
    languages: {},
    lastSeenOn: null,
  })
})

test('a child to whom several rules point is one to help, and one of each rule', () => {
  const tooHard = reading({ latest: [0.8, 0.8, 0.8] })
  const told = glance(
    child('a', { languages: { 'es-PR': tooHard, 'en-US': tooHard }, literal: { asked: 9, right: 3 } }),
    child('b', { lastSeenOn: null }),
    child('c'),
  )
  expect([told.children, told.toHelp, told.byRule]).toEqual([
    3,
    2,
    { accuracy: 1, comprehension: 1, silent: 1 },
  ])
})

test('what was set aside needs nobody until its last day', () => {
  const aside = (until: string): Flag => ({
    flagId: 'silent',
    reason: { rule: 'silent', days: 0, since: null },
    raisedOn: '2026-11-09',
    aside: { by: 'luz', why: 'está enferma', until },
  })
  const on = (until: string) => glance(child('a', { lastSeenOn: null, flags: [aside(until)] })).toHelp
  expect([on(TODAY), on('2026-11-19')]).toEqual([0, 1])
})

test('a line of last week counts nothing of this one', () => {
  const told = glance(
    child('a'),
    child('b', { readings: 0 }),
    child('c', { week: '2026-11-09', readings: 5 }),
  )
  expect([told.readers, told.readings]).toEqual([1, 2])
})

test('levels below the own grade, and paces by it, lowest first; who was not told a grade is judged by their level', () => {
  const told = glance(
    child('a', { languages: { 'es-PR': reading({ grade: '1', wordsCorrectPerMinute: 41.26 }) } }),
    child('b', { languages: { 'es-PR': reading({ grade: '3', wordsCorrectPerMinute: null }) } }),
    child('c', { grade: null, languages: { 'es-PR': reading({ grade: 'K', wordsCorrectPerMinute: 12 }) } }),
  )
  expect(told.languages).toEqual({
    'es-PR': {
      children: 3,
      below: 1,
      paces: [
        { grade: 'K', pace: 12 },
        { grade: '2', pace: 41.3 },
      ],
    },
  })
})
