import { expect, test } from 'vitest'
import { type Goal, goalIn, withGoal } from './goals.ts'

const [FIRST, NEXT, LAST] = ['2026-11-02', '2026-11-09', '2026-11-16']
const set = (...goals: readonly Goal[]) => goals.reduce<readonly Goal[]>(withGoal, [])

test('a goal holds from its week on until another follows', () => {
  const goals = set({ from: FIRST, texts: 3 }, { from: LAST, texts: 5 })
  expect([FIRST, NEXT, LAST].map(week => goalIn(goals, week))).toEqual([3, 3, 5])
  expect(goalIn(goals, '2026-10-26')).toBeUndefined()
  expect(goalIn([], FIRST)).toBeUndefined()
})

test('of one week the last word holds, and what says nothing new is not kept', () => {
  expect(set({ from: FIRST, texts: 3 }, { from: FIRST, texts: 4 })).toEqual([{ from: FIRST, texts: 4 }])
  expect(set({ from: FIRST, texts: 3 }, { from: NEXT, texts: 3 })).toEqual([{ from: FIRST, texts: 3 }])
  expect(set({ from: FIRST, texts: null })).toEqual([])
})

test('a goal can be taken back, and the weeks before keep theirs', () => {
  const goals = set({ from: FIRST, texts: 3 }, { from: LAST, texts: null })
  expect([NEXT, LAST].map(week => goalIn(goals, week))).toEqual([3, undefined])
  expect(set({ from: FIRST, texts: 3 }, { from: NEXT, texts: 4 }, { from: NEXT, texts: 3 })).toEqual([
    { from: FIRST, texts: 3 },
  ])
})

test('no more are kept than progress shows weeks', () => {
  const weeks = Array.from({ length: 80 }, (_, n) => ({ from: `20${10 + n}-01-04`, texts: 1 + (n % 2) }))
  expect(set(...weeks)).toEqual(weeks.slice(-60))
})
