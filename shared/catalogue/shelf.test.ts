import { expect, test } from 'vitest'
import type { Grade } from '../kernel/school.ts'
import type { ListedText } from './schema.ts'
import { gradesOf, shelfOf, unitsOf } from './shelf.ts'
import type { ListedUnit } from './unit.ts'

const text = (id: string, grade: Grade, wpmTarget: number, words = 40, city = 'Ponce'): ListedText => ({
  id,
  grade,
  wpmTarget,
  words,
  language: 'es-PR',
  title: id,
  city,
  category: 'place',
  difficulty: 'easy',
  estimatedMinutes: 5,
  accuracyTarget: 0.85,
  hash: id,
})

const texts = [
  text('fast', 'K', 30),
  text('first', '1', 45),
  text('long', 'K', 27, 50),
  text('easy', 'K', 27),
  text('beach', 'K', 30, 60, 'Luquillo'),
]

test('a shelf holds one grade: the beach, then the slower and shorter first', () => {
  expect(shelfOf(texts, 'K').map(({ id }) => id)).toEqual(['beach', 'easy', 'long', 'fast'])
  expect(shelfOf(texts, '5')).toEqual([])
})

test('only grades that have texts are offered, in the order of school', () => {
  expect(gradesOf(texts)).toEqual(['K', '1'])
})

test('the units of a grade begin at the beach, then the shorter', () => {
  const unit = (id: string, grade: Grade, estimatedWeeks: number, city = 'Ponce'): ListedUnit => ({
    id,
    grade,
    city,
    estimatedWeeks,
    language: 'es-PR',
    title: id,
    description: id,
    cycle: 'K-2',
    bigIdea: id,
    subjects: ['Ciencias'],
    standards: 1,
    texts: [],
    lessons: [{ id }],
    hash: id,
  })
  const units = [
    unit('long', 'K', 6),
    unit('other', '1', 1),
    unit('beach', 'K', 4, 'Luquillo'),
    unit('short', 'K', 2),
  ]
  expect(unitsOf(units, 'K').map(({ id }) => id)).toEqual(['beach', 'short', 'long'])
})
