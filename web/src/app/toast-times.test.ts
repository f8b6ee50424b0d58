import { expect, test } from 'vitest'
import { EARNED_MS } from '#web/features/coins/use-purse.ts'
import { IMPORTANT_MS } from '#web/features/notifications/bell.tsx'
import { MILESTONE_MS, STREAK_MS } from '#web/features/streaks/use-streak.ts'

test('toasts stay as long as specified', () => {
  expect({ STREAK_MS, MILESTONE_MS, EARNED_MS, IMPORTANT_MS }).toEqual({
    STREAK_MS: 5000,
    MILESTONE_MS: 7000,
    EARNED_MS: 3000,
    IMPORTANT_MS: 5000,
  })
})
