import { expect, test } from 'vitest'
import { FRAMES_MS, FrameBudget, MOST_FRAMES } from './frame-budget.ts'

test('so many frames of a connection pass within five seconds, and of another as many', () => {
  const budget = new FrameBudget()
  for (let i = 0; i < MOST_FRAMES; i++) expect(budget.take('a', i)).toBe(true)
  expect(budget.take('a', FRAMES_MS - 1)).toBe(false)
  expect(budget.take('b', FRAMES_MS - 1)).toBe(true)
  expect(budget.take('a', FRAMES_MS)).toBe(true)
})

test('a page that beats, or comes back and beats again, is never beyond it', () => {
  const budget = new FrameBudget()
  for (let second = 0; second < 3600; second++) expect(budget.take('a', second * 1000)).toBe(true)
})

test('what it keeps in mind is bounded', () => {
  const budget = new FrameBudget()
  for (let i = 0; i < MOST_FRAMES; i++) budget.take('flooding', 0)
  for (let i = 0; i < 10_000; i++) budget.take(`c${i}`, 0)
  // Forgotten with all others, it begins anew.
  expect(budget.take('flooding', 0)).toBe(true)
})
