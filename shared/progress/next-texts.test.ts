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

test('of what is right the unread come first; what is right comes again before what is not', () => {
  const right = ids([], 6).slice(0, 3)
  expect(ids(['medium-1'], 6).slice(0, 3)).toEqual(['medium-1-long', 'easy-1', 'medium-1'])
  expect(ids(right, 6).slice(0, 3)).toEqual(right)
  expect(ids(['medium-pk'], 6).at(-1)).toBe('medium-pk')
})

test('right is from 70 to 90 % and no further', () => {
  const logit = (chance: number) => Math.log(chance / (1 - chance))
  const [only] = [text('medium-1', '1', 'medium')]
  const worse = text('hard-5', '5', 'hard')
  const first = (chance: number) =>
    nextTexts([only, worse], 2 + logit(chance), new Set(['medium-1']), 1)[0]?.text.id
  expect([first(0.701), first(0.899)]).toEqual(['medium-1', 'medium-1'])
  expect([first(0.699), first(0.901)]).toEqual(['hard-5', 'hard-5'])
})
