import { expect, test } from 'vitest'
import { isGone, OPENING_MS } from './opening.ts'

test('what cannot be reached is gone once it had time to open', () => {
  const openedAt = '2026-11-23T12:00:00.000Z'
  const at = Date.parse(openedAt)
  expect(isGone({ openedAt }, at)).toBe(false)
  expect(isGone({ openedAt }, at + OPENING_MS)).toBe(false)
  expect(isGone({ openedAt }, at + OPENING_MS + 1)).toBe(true)
  // Of before the time was noted.
  expect(isGone({}, at)).toBe(true)
})
