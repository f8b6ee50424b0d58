import { expect, test } from 'vitest'
import { lessonsOf, MOST_UNITS, units } from './units.ts'

test('a unit without standards has four lessons, and so many units fit', () => {
  const [first] = units
  expect(first && lessonsOf(first)).toBe(4)
  expect(first && lessonsOf({ ...first, standards: 7 })).toBe(7)
  expect(units.length).toBeLessThanOrEqual(MOST_UNITS)
})
