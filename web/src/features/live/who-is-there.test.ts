import { expect, test } from 'vitest'
import { whoIsThere } from './who-is-there.ts'

const seen = (studentId: string, doing?: 'reading' | 'practice') => ({ studentId, doing, seconds: 60 })
const doings = (there: ReturnType<typeof whoIsThere>) => [...there.values()].map(({ doing }) => doing)

test('who answered is there for as long as it holds, and no longer', () => {
  expect([...whoIsThere([seen('ana')], 1000, [], 60_999).keys()]).toEqual(['ana'])
  expect([...whoIsThere([seen('ana')], 1000, [], 61_000).keys()]).toEqual([])
})

test('what was told since the answer counts, what was told before it does not', () => {
  const told = (at: number) => [{ ...seen('ana', 'practice'), at }]
  expect(doings(whoIsThere([seen('ana', 'reading')], 1000, told(1001), 2000))).toEqual(['practice'])
  expect(doings(whoIsThere([seen('ana', 'reading')], 1000, told(1000), 2000))).toEqual(['reading'])
  expect(doings(whoIsThere([], 1000, told(2000), 2000))).toEqual(['practice'])
  expect(doings(whoIsThere([], 3000, told(2000), 4000))).toEqual([])
})
