import { expect, test } from 'vitest'
import { resultOf } from './arithmetic.ts'

test.each([
  ['7 + 5', 12],
  ['8 + 8 - 3', 13],
  ['3 - 3', 0],
  ['4', 4],
  ['4 * 6', 24],
  ['18 / 3 + 2', 8],
  ['max 58 85 55', 85],
  ['min 9 2 5', 2],
  ['max 7', undefined],
  ['7 +', undefined],
  ['7 × 5', undefined],
  ['siete', undefined],
  ['', undefined],
])('%s is %s', (calculation, value) => {
  expect(resultOf(calculation)).toBe(value)
})
