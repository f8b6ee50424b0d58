import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import { runNow } from './run-now.ts'

const TODAY = '2026-11-20'
const ago = (...days: number[]) => days.map(one => addDays(TODAY, -one)).sort()
const now = (days: readonly string[], bought: readonly string[] = [], declared: readonly string[] = []) =>
  runNow({ days, bought, declared: new Set(declared) }, TODAY)

test('a run that today goes on with stands until tonight, and grows with today', () => {
  expect(now(ago(3, 2, 1))).toBe(3)
  expect(now(ago(3, 2, 1, 0))).toBe(4)
  expect(now(ago(0))).toBe(1)
})

test('a run with a day missed is over, however long it was', () => {
  expect(now(ago(6, 5, 4, 3, 2))).toBe(0)
  expect(now([])).toBe(0)
})

test('a declared day and a freeze keep it', () => {
  expect(now(ago(3, 2), [], ago(1))).toBe(2)
  expect(now(ago(4, 3, 2), ago(4))).toBe(3)
})
