import { expect, test } from 'vitest'
import { readingLevelOf } from './reading-level.ts'

test('below nine of ten words is frustration, from nineteen of twenty on a child reads alone', () => {
  expect([0, 0.899, 0.9, 0.949, 0.95, 1].map(readingLevelOf)).toEqual([
    'frustration',
    'frustration',
    'instructional',
    'instructional',
    'independent',
    'independent',
  ])
})
