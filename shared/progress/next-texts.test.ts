import { expect, test } from 'vitest'
import type { Difficulty, Grade } from '../kernel/school.ts'
import { nextTexts } from './next-texts.ts'
import { levelOf } from './rating.ts'

const text = (id: string, grade: Grade, difficulty: Difficulty, words = 60) => ({
  id,
  grade,
  difficulty,
  words,
})
const shelf = [
  text('hard-2', '2', 'hard'),
  text('medium-1-long', '1', 'medium', 90),
  text('medium-1', '1', 'medium'),
  text('easy-1', '1', 'easy'),
  text('medium-3', '3', 'medium'),
  text('medium-pk', 'PK', 'medium'),
]
const ids = (finished: string[], count = 3) =>
  nextTexts(shelf, levelOf([], '1').rating, new Set(finished), count).map(({ text: { id } }) => id)

test('next are the texts nearest to four successes in five, the shorter first', () => {
  expect(ids([])).toEqual(['medium-1', 'medium-1-long', 'easy-1'])
  expect(nextTexts(shelf, levelOf([], '1').rating, new Set(), 1)[0]?.expected).toBeCloseTo(0.8)
})

test('what was read comes after all that was not', () => {
  expect(ids(['medium-1', 'easy-1'], 6).slice(-2)).toEqual(['medium-1', 'easy-1'])
})
