import { expect, test } from 'vitest'
import { isMilestone } from './rules.ts'

test('every whole week of a streak is a milestone, and its beginning is none', () => {
  const first = Array.from({ length: 23 }, (_, days) => days).filter(isMilestone)
  expect(first).toEqual([7, 14, 21])
})
