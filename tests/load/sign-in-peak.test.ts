import { expect, test } from 'vitest'
import { HOLDING, PROFILES, signInPeak } from './sign-in-peak.ts'

// A hundredth of the island, against a hundredth of the quota.
const small = { arrivals: 1_350, withinSeconds: 900, holding: 0, quota: 1.2, seed: 7 }

test('a peak above the quota is over by minute 20, whoever holds a token', () => {
  const none = signInPeak(small)
  expect(none).toMatchObject({ gaveUp: 0, inByMinute20: 1 })
  // 1,350 calls at 1.2 a second take 1,125 s, whatever is done.
  expect(none.lastIn).toBeGreaterThan(1_120)
  const some = signInPeak({ ...small, holding: HOLDING })
  expect(some.lastIn).toBeLessThan(none.lastIn)
  expect(some.waited.p95).toBeLessThan(none.waited.p95)
})

test('half the quota is too little, and the page says so instead of waiting for ever', () => {
  const { gaveUp, inByMinute20 } = signInPeak({ ...small, quota: 0.6 })
  expect(inByMinute20).toBeLessThan(0.6)
  expect(gaveUp).toBeGreaterThan(0)
})

test('whoever holds a token waits for nobody; with room for all, nobody waits', () => {
  expect(signInPeak({ ...small, holding: 1 }).waited.most).toBe(0)
  expect(signInPeak({ ...small, quota: 150 }).waited.most).toBe(0)
})

test('the same seed gives the same figures, and the shares are all of the island', () => {
  expect(signInPeak(small)).toEqual(signInPeak(small))
  expect(signInPeak({ ...small, seed: 8 })).not.toEqual(signInPeak(small))
  expect(Object.values(PROFILES).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})
