import { expect, test } from 'vitest'
import type { Period } from '#shared/achievements/challenges.ts'
import { levelStart } from '#shared/experience/rules.ts'
import type { Grade } from '#shared/kernel/school.ts'
import { chooseChallenges, startOf, untilOf } from './challenges.ts'

const MONDAY = '2026-11-16'
const ids = Array.from({ length: 150 }, (_, n) => `child-${n}`)

/** All that children of a grade and level are asked for, by counter: some this, some that. */
function goals(period: Period, grade: Grade | undefined, level: number, more: object = { aloud: 1 }) {
  const counts = { ...more, points: levelStart(level) }
  return Object.fromEntries(
    ids
      .flatMap(personId => chooseChallenges(period, MONDAY, { personId, grade, counts }))
      .map(({ counter, goal }) => [counter, goal])
      .sort(),
  )
}

test('each band of grades has goals of its own; who has no grade yet has those of grade 1', () => {
  expect(goals('day', 'K', 1)).toEqual({
    accurate: 1,
    activities: 1,
    english: 1,
    readings: 1,
    rounds: 1,
    spanish: 1,
    words: 20,
  })
  expect(goals('week', 'PK', 1)).toEqual({
    accurate: 2,
    activeDays: 3,
    english: 2,
    readings: 4,
    rounds: 3,
    words: 100,
  })
  expect(goals('week', '2', 1)).toMatchObject({ readings: 6, bilingualDays: 2, words: 300 })
  expect(goals('week', '5', 1)).toMatchObject({ readings: 8, bilingualDays: 2, words: 600 })
  expect(goals('week', undefined, 1)).toEqual(goals('week', '1', 1))
})

test('a goal grows by a twelfth a level to twice its size at level 13; large ones in tens', () => {
  const words = [1, 2, 7, 12, 13, 14, 30].map(level => goals('day', '4', level).words)
  expect(words).toEqual([100, 110, 150, 190, 200, 200, 200])
  expect([1, 2, 7, 13].map(level => goals('day', 'K', level).words)).toEqual([20, 20, 30, 40])
  expect([1, 3, 4, 13].map(level => goals('week', '2', level).readings)).toEqual([6, 7, 8, 12])
})

test('no day or week is asked for more than it can hold', () => {
  const ofDay = goals('day', '4', 30, { aloud: 1, paced: 1, invented: 1 })
  expect(ofDay).toMatchObject({ bilingualDays: 1, invented: 1, readings: 4, paced: 2 })
  expect(goals('week', '5', 30)).toMatchObject({ activeDays: 5, bilingualDays: 4 })
})

test('for another child, and for another day, something else', () => {
  const chosen = (personId: string, start: string) =>
    chooseChallenges('day', start, { personId, grade: '4', counts: {} })
      .map(({ counter }) => counter)
      .join()
  expect(new Set(ids.map(id => chosen(id, MONDAY))).size).toBeGreaterThan(20)
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  expect(new Set(days.map(day => chosen('child-1', day))).size).toBeGreaterThan(1)
})

test('a day is itself, a week goes from its Monday to its Sunday', () => {
  expect([startOf('day', '2026-11-20'), untilOf('day', '2026-11-20')]).toEqual(['2026-11-20', '2026-11-20'])
  const start = startOf('week', '2026-11-20')
  expect([start, untilOf('week', start)]).toEqual(['2026-11-16', '2026-11-22'])
})
