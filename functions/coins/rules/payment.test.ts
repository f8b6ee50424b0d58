import { expect, test } from 'vitest'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import {
  challengePayment,
  finishPayment,
  firstOfDayPayment,
  milestonePayment,
  readingPayments,
} from './payment.ts'

const at = '2026-11-20T13:00:00.000Z'

test('a reading or an activity pays by its difficulty', () => {
  const amounts = (['easy', 'medium', 'hard'] as const).map(
    difficulty => finishPayment('readingFinished', 'e', at, { difficulty, attempt: 1, workOfDay: 1 }).amount,
  )
  expect(amounts).toEqual([5, 8, 10])
})

test('the same text or activity on the same day pays half, then nothing', () => {
  const amounts = [1, 2, 3, 9].map(
    attempt =>
      finishPayment('activityFinished', 'e', at, { difficulty: 'hard', attempt, workOfDay: 12 }).amount,
  )
  expect(amounts).toEqual([10, 5, 0, 0])
  const late = { difficulty: 'hard', attempt: 1, workOfDay: 13 } as const
  expect(finishPayment('activityFinished', 'e', at, late).amount).toBe(0)
})

test('half a coin is not paid', () => {
  const halves = (['easy', 'medium', 'hard'] as const).map(
    difficulty => finishPayment('readingFinished', 'e', at, { difficulty, attempt: 2, workOfDay: 1 }).amount,
  )
  expect(halves).toEqual([2, 4, 5])
})

test('a payment is for what was finished, when it was', () => {
  expect(
    finishPayment('activityFinished', 'e', at, { difficulty: 'easy', attempt: 1, workOfDay: 1 }),
  ).toEqual({
    cause: 'e',
    reason: 'activityFinished',
    amount: 5,
    createdAt: at,
  })
  expect(milestonePayment('e', at)).toEqual({
    cause: 'e',
    reason: 'streakMilestone',
    amount: 25,
    createdAt: at,
  })
})

test('the day’s first payment is the same whichever reading came first: for the day, in its first moment here', () => {
  const day = '2026-11-20'
  const { createdAt, ...payment } = firstOfDayPayment(day)
  expect(payment).toEqual({ cause: 'first', reason: 'firstOfDay', amount: 5 })
  expect(schoolDay(createdAt)).toBe(day)
  expect(schoolDay(Date.parse(createdAt) - 1)).toBe('2026-11-19')
  expect(firstOfDayPayment('2026-11-21').createdAt).not.toBe(createdAt)
})

test('a challenge pays what its event says, once for its day or week and counter', () => {
  const met = { period: 'week', of: '2026-11-16', counter: 'readings', coins: 15 } as const
  expect(challengePayment(at, met)).toEqual({
    cause: 'week-2026-11-16-readings',
    reason: 'challengeMet',
    amount: 15,
    createdAt: at,
  })
  expect(challengePayment(at, { ...met, counter: 'words' }).cause).not.toBe(challengePayment(at, met).cause)
})

test('a reading of a line pays, and the day’s first; a word less pays neither', () => {
  const paid = (wordsCorrect: number) =>
    readingPayments('e', at, readingFinishedBody({ words: 42, wordsCorrect })).map(({ amount }) => amount)
  expect(paid(5)).toEqual([5, 5])
  expect(paid(4)).toEqual([])
})
