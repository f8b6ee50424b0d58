import { expect, test } from 'vitest'
import { REWARDED_WORK, rewardedShare } from './rewarded-share.ts'

test('the same work earns all, then half, then nothing', () => {
  expect([1, 2, 3, 40].map(attempt => rewardedShare({ attempt, workOfDay: 3 }))).toEqual([1, 0.5, 0, 0])
})

test('twelve pieces of work a day are rewarded, and no more', () => {
  expect(REWARDED_WORK).toBe(12)
  expect([12, 13, 14].map(workOfDay => rewardedShare({ attempt: 1, workOfDay }))).toEqual([1, 0, 0])
})
