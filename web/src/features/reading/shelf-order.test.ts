import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { inOrder } from './shelf-order.ts'

const text = (id: string, grade: Grade, wpmTarget: number): ListedText => ({
  id,
  grade,
  wpmTarget,
  language: 'es-PR',
  title: id,
  city: 'Ponce',
  category: 'story',
  difficulty: 'easy',
  estimatedMinutes: 5,
  accuracyTarget: 0.9,
  words: 40,
  hash: 'a'.repeat(64),
})

test("the child's own grade comes first, the nearest next, and in one grade the easier", () => {
  const shelf = [
    text('three', '3', 85),
    text('harder', '1', 50),
    text('pre', 'PK', 15),
    text('easier', '1', 45),
    text('k', 'K', 27),
  ]
  const ids = (grade: Grade) => inOrder(shelf, grade).map(({ id }) => id)
  expect(ids('1')).toEqual(['easier', 'harder', 'k', 'pre', 'three'])
  expect(ids('K')[0]).toBe('k')
  expect(ids('5')[0]).toBe('three')
})
