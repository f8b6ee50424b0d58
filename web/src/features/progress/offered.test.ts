import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { levelOf } from '#shared/progress/rating.ts'
import { offered } from './offered.ts'

const text = (id: string, grade: Grade): ListedText => ({
  id,
  language: 'es-PR',
  grade,
  title: id,
  city: 'Ponce',
  category: 'story',
  difficulty: 'medium',
  estimatedMinutes: 2,
  wpmTarget: 60,
  accuracyTarget: 0.9,
  words: 80,
  hash: id,
})
const texts = GRADES.map(grade => text(`of-${grade}`, grade))
const child = (grade: Grade | null, finished: string[] = []) => ({
  grade,
  levels: [{ language: 'es-PR' as const, skill: 'reading' as const, ...levelOf([], grade) }],
  finishedTexts: finished,
})

test('what is offered is open: however much was read, nothing further away than the grades beside', () => {
  expect(offered(texts, 'es-PR', child('2'), 7).map(({ text: { grade } }) => grade)).toEqual(['2', '1', '3'])
  const all = offered(texts, 'es-PR', child('2', ['of-1', 'of-2', 'of-3']), 7)
  expect(new Set(all.map(({ text: { grade } }) => grade))).toEqual(new Set(['1', '2', '3']))
})

test('whose grade is not known is offered any', () => {
  expect(offered(texts, 'es-PR', child(null), 7)).toHaveLength(7)
  expect(offered(texts, 'en-US', child('2'), 7)).toEqual([])
})
