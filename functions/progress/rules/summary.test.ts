import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noSkill, skillAfter } from '#functions/progress/progress.ts'
import { addDays } from '#shared/kernel/school-day.ts'
import type { Tally } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { summaryOf } from './summary.ts'

const TODAY = '2026-11-20'
const day = (date: string, read: object, activities: Tally['activities'] = {}) => ({
  day: date,
  readings: { 'es-PR': { ...nothingRead, ...read } },
  activities,
})
const skills = { 'es-PR': noSkill, 'en-US': noSkill }
const of = (days: Parameters<typeof summaryOf>[1]['days']) =>
  summaryOf('ana', { days, skills, grade: '2' }, TODAY)

test('nobody has read anything yet', () => {
  expect(of([])).toEqual({
    studentId: 'ana',
    grade: '2',
    lastSeenOn: null,
    week: '2026-11-16',
    readings: 0,
    words: 0,
    activities: 0,
    languages: {},
    literal: { asked: 0, right: 0 },
    inferential: { asked: 0, right: 0 },
    subjects: {},
  })
})

test('sounds, questions and subjects are of the latest four weeks in which there were some', () => {
  const read = { aloud: 1, wordsCorrect: 40, wordsAttempted: 50, literalAsked: 3, literalRight: 2 }
  const weeks = [1, 8, 15, 22, 29].map(back => ({
    ...day(addDays(TODAY, -back), read, { Ciencias: { finished: 1, scoreThousandths: 900 } }),
    sounds: { 'es-rr': { read: 10, missed: 3 }, 'en-th': { read: 30, missed: 30 } },
  }))
  const { languages, subjects } = of(weeks)
  expect(languages['es-PR']).toMatchObject({
    literal: { asked: 12, right: 8 },
    sounds: { known: 1, firm: 0, weakest: { sound: 'es-rr', read: 40, missed: 12 } },
  })
  expect(subjects).toEqual({ Ciencias: { finished: 4, scoreThousandths: 3600 } })
})

test('the week counts from its Monday; the last day seen is the newest, whatever was done', () => {
  const read = { aloud: 1, wordsCorrect: 40, wordsAttempted: 50, paceTenths: 600, paced: 1 }
  const summary = of([
    day('2026-11-15', read),
    day('2026-11-16', { ...read, tapped: 2, wordsTapped: 10 }),
    { day: '2026-11-18', readings: {}, activities: { Ciencias: { finished: 2, scoreThousandths: 1500 } } },
  ])
  expect(summary).toMatchObject({ readings: 3, words: 50, activities: 2, lastSeenOn: '2026-11-18' })
  expect(summary.languages['es-PR']).toMatchObject({ accuracy: 0.8, wordsCorrectPerMinute: 60 })
})

test('the latest questions are counted by whole days until there are nine', () => {
  const asked = (n: number, right: number) => ({ literalAsked: n, literalRight: right })
  const { literal } = of([
    day('2026-11-19', asked(5, 1)),
    day('2026-11-18', asked(5, 2)),
    day('2026-11-17', asked(5, 5)),
  ])
  expect(literal).toEqual({ asked: 10, right: 3 })
})

test('the latest three accuracies, newest first', () => {
  const fact = (n: number, accuracy: number) =>
    ({
      readingId: `r${n}`,
      textId: `t${n}`,
      mode: 'aloud',
      attempt: 1,
      grade: '2',
      difficulty: 'easy',
      accuracy,
      wordsCorrect: 10,
      wordsCorrectPerMinute: 60,
      reachedAccuracy: true,
      reachedPace: true,
    }) as const
  const skill = [0.5, 0.6, 0.7, 0.8].reduce(
    (before, accuracy, n) =>
      skillAfter(before, { at: `2026-11-1${n}T12:00:00.000Z`, version: 0 }, fact(n, accuracy)),
    noSkill,
  )
  const summary = summaryOf('ana', { days: [], skills: { ...skills, 'es-PR': skill }, grade: '2' }, TODAY)
  expect(summary.languages['es-PR']?.latest).toEqual([0.8, 0.7, 0.6])
})

test('the order of days never matters', () => {
  const days = fc.uniqueArray(
    fc.record({ back: fc.nat(60), aloud: fc.nat(3), words: fc.nat(100), asked: fc.nat(6) }),
    { selector: ({ back }) => back, maxLength: 30, size: 'max' },
  )
  fc.assert(
    fc.property(days, drawn => {
      const made = drawn.map(({ back, aloud, words, asked }) =>
        day(addDays(TODAY, -back), {
          aloud,
          wordsCorrect: words,
          wordsAttempted: words,
          literalAsked: asked,
        }),
      )
      expect(of([...made].reverse())).toEqual(of(made))
    }),
  )
})

test('questions of both kinds and languages count together, and nine are enough', () => {
  const asked = (literalAsked: number, inferentialAsked: number) => ({
    ...nothingRead,
    literalAsked,
    literalRight: 1,
    inferentialAsked,
    inferentialRight: 2,
  })
  const both = (date: string, ...[es, en]: readonly [object, object]) => ({
    day: date,
    readings: { 'es-PR': { ...nothingRead, ...es }, 'en-US': { ...nothingRead, ...en } },
    activities: {},
  })
  const nine = [both('2026-11-19', asked(2, 3), asked(2, 2)), day('2026-11-18', asked(3, 3))]
  expect(of(nine)).toMatchObject({ literal: { asked: 4, right: 2 }, inferential: { asked: 5, right: 4 } })
  const eight = [both('2026-11-19', asked(2, 2), asked(2, 2)), day('2026-11-18', asked(3, 3))]
  expect(of(eight)).toMatchObject({ literal: { asked: 7, right: 3 }, inferential: { asked: 7, right: 6 } })
})

test('a language has its four latest weeks in which it was read aloud', () => {
  const week = (back: number, correct: number, aloud = 1) =>
    day(addDays('2026-11-16', -7 * back), { aloud, tapped: 1, wordsCorrect: correct, wordsAttempted: 10 })
  // Tapped only in the newest: that week tells nothing of reading aloud. The oldest is one too many.
  const weeks = [week(0, 10, 0), week(1, 8), week(2, 8), week(3, 8), week(4, 8), week(5, 0)]
  expect(of(weeks).languages['es-PR']?.accuracy).toBe(0.8)
  expect(of([week(0, 10, 0)]).languages).toEqual({})
})
