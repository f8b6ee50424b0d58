import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Tally } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { type ClosedWeek, closeWeek, countsOf } from './report-week.ts'

const FRIDAY = '2026-11-20'
const did = (words: number, readings = 1, finished = 0): Tally => ({
  readings: { 'es-PR': { ...nothingRead, aloud: readings, wordsCorrect: words } },
  activities: finished ? { Matemáticas: { finished, scoreThousandths: 0 } } : {},
})
const on = (day: SchoolDay, tally: Tally) => ({ day, ...tally })

test('a day counts readings aloud and tapped, words read and tapped, and activities of every subject', () => {
  const both: Tally = {
    readings: {
      'es-PR': { ...nothingRead, aloud: 2, wordsCorrect: 50 },
      'en-US': { ...nothingRead, tapped: 1, wordsTapped: 7 },
    },
    activities: {
      Matemáticas: { finished: 2, scoreThousandths: 900 },
      Ciencias: { finished: 1, scoreThousandths: 1 },
    },
  }
  expect(countsOf(both)).toEqual({ readings: 3, words: 57, activities: 3 })
  expect(countsOf({ readings: {}, activities: {} })).toEqual({ readings: 0, words: 0, activities: 0 })
})

test('a week holds the Friday before from three on, and its own Friday until three', () => {
  const first = addDays(FRIDAY, -7)
  const days = [on(first, did(30, 3)), on(addDays(FRIDAY, -3), did(20, 1, 2)), on(FRIDAY, did(5))]
  const before = { fridaySoFar: { readings: 2, words: 18, activities: 0 } }
  expect(closeWeek(days, FRIDAY, before)).toEqual({
    week: FRIDAY,
    days: 3,
    readings: 3,
    words: 37,
    activities: 2,
    fridaySoFar: { readings: 1, words: 5, activities: 0 },
  })
})

test('a Friday that was wholly reported adds no day, and one before the first week none either', () => {
  const days = [on(addDays(FRIDAY, -7), did(30)), on(addDays(FRIDAY, -8), did(99))]
  const all = { fridaySoFar: { readings: 1, words: 30, activities: 0 } }
  expect(closeWeek(days, FRIDAY, all)).toMatchObject({ days: 0, readings: 0, words: 0 })
})

test('however deeds fall around the Fridays, each is in one week', () => {
  const deed = fc.record({
    day: fc.integer({ min: 0, max: 20 }),
    words: fc.integer({ min: 1, max: 60 }),
    isLate: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), deeds => {
      const start = addDays(FRIDAY, -20)
      const lie = new Map<SchoolDay, { words: number; readings: number }>()
      const weeks: ClosedWeek[] = []
      const add = (one: { day: number; words: number }) => {
        const day = addDays(start, one.day)
        const { words, readings } = lie.get(day) ?? { words: 0, readings: 0 }
        lie.set(day, { words: words + one.words, readings: readings + 1 })
      }
      const rows = () => [...lie].map(([day, { words, readings }]) => on(day, did(words, readings)))
      // Day by day: what is done before three, the closing on Fridays, what is done after.
      for (let n = 0; n <= 20; n++) {
        for (const one of deeds.filter(({ day, isLate }) => day === n && !isLate)) add(one)
        if (n % 7 === 6) weeks.push(closeWeek(rows(), addDays(start, n), weeks.at(-1)))
        for (const one of deeds.filter(({ day, isLate }) => day === n && isLate)) add(one)
      }
      const inWeeks = deeds.filter(({ day, isLate }) => !(day === 20 && isLate))
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
      expect(sum(weeks.map(({ words }) => words))).toBe(sum(inWeeks.map(({ words }) => words)))
      expect(sum(weeks.map(({ readings }) => readings))).toBe(inWeeks.length)
    }),
  )
})
