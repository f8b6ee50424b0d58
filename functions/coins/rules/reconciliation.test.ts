import { expect, test } from 'vitest'
import { discrepancyOf } from './reconciliation.ts'

test('a balance is the sum of its lines, to the coin, and never below nothing', () => {
  expect(discrepancyOf(0, [])).toBeUndefined()
  expect(discrepancyOf(5, [30, -25])).toBeUndefined()
  expect(discrepancyOf(6, [30, -25])).toEqual({ balance: 6, sum: 5 })
  expect(discrepancyOf(4, [30, -25])).toEqual({ balance: 4, sum: 5 })
  expect(discrepancyOf(-1, [-1])).toEqual({ balance: -1, sum: -1 })
})
