import { expect, test } from 'vitest'
import { addDays } from '#shared/kernel/school-day.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { fullness, shelvesOf, yearOf } from './year.ts'

const TODAY = '2026-11-20'
const week = (monday: string, aloud: number) => ({
  week: monday,
  readings: {
    'es-PR': { ...nothingRead, aloud, wordsCorrect: 40 * aloud },
    'en-US': { ...nothingRead, tapped: 1, wordsTapped: 7 },
  },
  activities: { Ciencias: { finished: 2, scoreThousandths: 0 } },
})

test('every week is there from the first on, by month, with what was done and the goal of then', () => {
  const goals = [{ from: '2026-11-09', texts: 3 }]
  const months = yearOf([week('2026-11-16', 2), week('2026-08-31', 1)], goals, TODAY)
  expect(months.map(({ month, weeks }) => [month, weeks.length])).toEqual([
    ['2026-11', 3],
    ['2026-10', 4],
    ['2026-09', 4],
    ['2026-08', 1],
  ])
  expect(months[0]?.weeks).toEqual([
    { week: '2026-11-02', texts: 0, words: 0, activities: 0, goal: undefined },
    { week: '2026-11-09', texts: 0, words: 0, activities: 0, goal: 3 },
    { week: '2026-11-16', texts: 3, words: 87, activities: 2, goal: 3 },
  ])
})

test('a child that begins has eight weeks, and a whole year all of its own', () => {
  const count = (months: ReturnType<typeof yearOf>) => months.flatMap(({ weeks }) => weeks).length
  expect(count(yearOf([], [], TODAY))).toBe(8)
  expect(count(yearOf([week('2026-11-16', 1)], [], TODAY))).toBe(8)
  expect(count(yearOf([week(addDays('2026-11-16', -7 * 55), 1)], [], TODAY))).toBe(56)
})

test('a square is fuller the more was read', () => {
  expect([0, 1, 2, 3, 5, 6, 30].map(fullness)).toEqual([0, 1, 1, 2, 2, 3, 3])
})

test('shelves are those around the level, and those of which something was finished', () => {
  const text = (id: string, grade: 'K' | '1' | '2' | '3', language: 'es-PR' | 'en-US' = 'es-PR') => ({
    id,
    grade,
    language,
  })
  const texts = [text('a', 'K'), text('b', '1'), text('c', '1'), text('d', '3'), text('e', '1', 'en-US')]
  expect(shelvesOf(texts, 'es-PR', '2', ['c', 'e'])).toEqual([
    { grade: '1', texts: 2, finished: 1 },
    { grade: '3', texts: 1, finished: 0 },
  ])
  expect(shelvesOf(texts, 'es-PR', '2', ['a']).map(({ grade }) => grade)).toEqual(['K', '1', '3'])
})
