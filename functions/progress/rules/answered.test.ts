import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_ANSWERED } from '#shared/progress/answered.ts'
import { answersOf, type StoredAnswers, withAnswers } from './answered.ts'

const event = {
  studentId: 's',
  day: '2026-11-20',
  readingId: 'r',
  textId: 'la-playa',
  language: 'es-PR',
  understood: { literal: { asked: 2, right: 1 }, inferential: { asked: 1, right: 0 } },
  questions: [
    { questionId: 'q1', kind: 'literal', tries: 1 },
    { questionId: 'q2', kind: 'literal', tries: 3 },
    { questionId: 'q3', kind: 'inferential', tries: 0 },
  ],
} as const

test('questions are kept by kind, with their tries', () => {
  expect(answersOf({ ...event, questions: [...event.questions] })).toEqual({
    readingId: 'r',
    textId: 'la-playa',
    day: '2026-11-20',
    literal: { q1: 1, q2: 3 },
    inferential: { q3: 0 },
  })
  expect(answersOf({ ...event, questions: [] })).toBeUndefined()
})

test('how a first try went astray is kept by question', () => {
  const questions = event.questions.map(one =>
    one.questionId === 'q2' ? { ...one, mistake: 'otherPlace' as const } : one,
  )
  expect(answersOf({ ...event, questions })?.mistakes).toEqual({ q2: 'otherPlace' })
})

const answered = (n: number): StoredAnswers => ({
  readingId: `r${`${n}`.padStart(3, '0')}`,
  textId: `t${n}`,
  day: `2026-${`${1 + Math.floor(n / 28)}`.padStart(2, '0')}-${`${1 + (n % 28)}`.padStart(2, '0')}`,
  literal: { q1: 1 },
  inferential: {},
})

test('the latest forty stay, told in any order and twice', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 330 }), { maxLength: 60 })
  fc.assert(
    fc.property(numbers, fc.integer(), (ns, seed) => {
      const shuffled = ns.toSorted((a, b) => ((a * 31 + seed) % 17) - ((b * 31 + seed) % 17))
      const all = [...shuffled, ...shuffled].map(answered).reduce(withAnswers, [] as readonly StoredAnswers[])
      const newest = ns.toSorted((a, b) => b - a).slice(0, MOST_ANSWERED)
      expect(all.map(({ textId }) => textId)).toEqual(newest.map(n => `t${n}`))
    }),
  )
})
