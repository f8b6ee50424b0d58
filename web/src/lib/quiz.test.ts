import { expect, test } from 'vitest'
import { answered, answersOf, next, notBegun, type Quiz, verdictOf } from './quiz.ts'

const question = { id: 'q1', correctAnswer: '3' }
const after = (...answers: string[]) =>
  answers.reduce<Quiz>((quiz, answer) => answered(quiz, question, answer), notBegun)

test.each([
  [[], 'asking'],
  [['3'], 'right'],
  [['2'], 'almost'],
  [['2', '3'], 'right'],
  [['2', '4'], 'shown'],
] as const)('after %j it is %s', (answers, verdict) => {
  expect(verdictOf(question, after(...answers))).toBe(verdict)
})

test('what is settled stays, and the same answer is one try', () => {
  expect(after('2', '2').tries).toEqual({ q1: ['2'] })
  expect(after('3', '2').tries).toEqual({ q1: ['3'] })
  expect(after('2', '4', '3').tries).toEqual({ q1: ['2', '4'] })
})

test('every try is sent, in order', () => {
  expect(answersOf([question], next(after('2', '3')))).toEqual([{ questionId: 'q1', tries: ['2', '3'] }])
})
