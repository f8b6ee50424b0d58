import { expect, test } from 'vitest'
import { finishPayment, firstOfDayPayment, milestonePayment } from './payment.ts'

const at = '2026-11-20T13:00:00.000Z'

test('a reading or an activity pays by its difficulty', () => {
  const amounts = (['easy', 'medium', 'hard'] as const).map(
    difficulty => finishPayment('readingFinished', 'e', at, { difficulty, attempt: 1 }).amount,
  )
  expect(amounts).toEqual([5, 8, 10])
})

test('the same text or activity on the same day pays half, then nothing', () => {
  const amounts = [1, 2, 3, 9].map(
    attempt => finishPayment('activityFinished', 'e', at, { difficulty: 'hard', attempt }).amount,
  )
  expect(amounts).toEqual([10, 5, 0, 0])
})

test('the day’s first payment is the same whichever reading came first', () => {
  expect(firstOfDayPayment('2026-11-20')).toEqual(firstOfDayPayment('2026-11-20'))
  expect(firstOfDayPayment('2026-11-20')).not.toEqual(firstOfDayPayment('2026-11-21'))
  expect([firstOfDayPayment('2026-11-20').amount, milestonePayment('e', at).amount]).toEqual([5, 25])
})
