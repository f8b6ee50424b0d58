import { expect, test } from 'vitest'
import { FRAMES_MS, FrameBudget, MOST_FRAMES } from './frame-budget.ts'

test('so many frames of a connection pass within five seconds, and of another as many', () => {
  const budget = new FrameBudget()
  for (let i = 0; i < MOST_FRAMES; i++) expect(budget.take('a', i)).toBe('taken')
  expect(budget.take('a', FRAMES_MS - 1)).toBe('refused')
  expect(budget.take('b', FRAMES_MS - 1)).toBe('taken')
  expect(budget.take('a', FRAMES_MS)).toBe('taken')
})

test('of a flood one frame in twenty is refused aloud, the others are passed over', () => {
  const budget = new FrameBudget()
  const verdicts = Array.from({ length: 1000 }, (_, i) => budget.take('a', i))
  expect(verdicts.filter(verdict => verdict === 'taken')).toHaveLength(MOST_FRAMES)
  expect(verdicts[MOST_FRAMES]).toBe('refused')
  expect(verdicts.filter(verdict => verdict === 'refused')).toHaveLength(1000 / MOST_FRAMES - 1)
})

test('five seconds run from a connection’s first frame, whenever that was', () => {
  const budget = new FrameBudget()
  const began = 1_000_000
  for (let i = 0; i < MOST_FRAMES; i++) expect(budget.take('a', began + i)).toBe('taken')
  expect(budget.take('a', began + FRAMES_MS - 1)).toBe('refused')
  expect(budget.take('a', began + FRAMES_MS)).toBe('taken')
})

test('whoever comes new is no way out for one that floods', () => {
  const budget = new FrameBudget()
  for (let i = 0; i < MOST_FRAMES; i++) budget.take('flooding', 0)
  budget.take('new', 0)
  expect(budget.take('flooding', 0)).toBe('refused')
})

test('a page that beats, or comes back and beats again, is never beyond it', () => {
  const budget = new FrameBudget()
  for (let second = 0; second < 3600; second++) expect(budget.take('a', second * 1000)).toBe('taken')
})

test('what it keeps in mind is bounded', () => {
  const budget = new FrameBudget()
  for (let i = 0; i < MOST_FRAMES; i++) budget.take('flooding', 0)
  for (let i = 0; i < 10_000; i++) budget.take(`c${i}`, 0)
  // Forgotten with all others, it begins anew.
  expect(budget.take('flooding', 0)).toBe('taken')
})
