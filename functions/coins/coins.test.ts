import { expect, test } from 'vitest'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { firstOfDayPayment, milestonePayment, readingPayment } from './coins.ts'

const at = '2026-11-20T13:00:00.000Z'

test('a reading pays by its difficulty', () => {
  const amounts = (['easy', 'medium', 'hard'] as const).map(
    difficulty => readingPayment('e', at, readingFinishedBody({ difficulty })).amount,
  )
  expect(amounts).toEqual([5, 8, 10])
})

test('the same text on the same day pays half, then nothing', () => {
  const amounts = [1, 2, 3, 9].map(
    attempt => readingPayment('e', at, readingFinishedBody({ difficulty: 'hard', attempt })).amount,
  )
  expect(amounts).toEqual([10, 5, 0, 0])
})

test('the day’s first payment is the same whichever reading came first', () => {
  expect(firstOfDayPayment('2026-11-20')).toEqual(firstOfDayPayment('2026-11-20'))
  expect(firstOfDayPayment('2026-11-20')).not.toEqual(firstOfDayPayment('2026-11-21'))
  expect([firstOfDayPayment('2026-11-20').amount, milestonePayment('e', at).amount]).toEqual([5, 25])
})
