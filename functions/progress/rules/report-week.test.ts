import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { Tally } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { type ClosedWeek, closeWeek, countsOf, shownWeeks, stoodIn } from './report-week.ts'

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
    on: [first, addDays(FRIDAY, -3), FRIDAY],
    fridaySoFar: { readings: 1, words: 5, activities: 0 },
  })
})

test('a Friday that was wholly reported adds no day, and one before the first week none either', () => {
  const days = [on(addDays(FRIDAY, -7), did(30)), on(addDays(FRIDAY, -8), did(99))]
  const all = { fridaySoFar: { readings: 1, words: 30, activities: 0 } }
  expect(closeWeek(days, FRIDAY, all)).toMatchObject({ days: 0, readings: 0, words: 0 })
})

test('a week says where each language stood, whether it rose in it, and two sounds at most', () => {
  const sound = (id: 'es-rr' | 'es-r' | 'es-ch') => ({ sound: id, read: 20, missed: 5 })
  const from = '2026-11-13T19:00:00.000Z'
  const stood = (at: string, way: 'up' | 'down' = 'up') =>
    stoodIn(
      {
        languages: {
          'es-PR': {
            grade: '2',
            readings: 9,
            moved: { way, from: '1', to: '2', at, texts: 3, ofGrade: '1', accuracy: 0.97 },
            accuracy: 0.95,
            wordsCorrectPerMinute: 71.5,
            latest: [],
            literal: { asked: 0, right: 0 },
            inferential: { asked: 0, right: 0 },
            sounds: {
              known: 9,
              firm: 6,
              weakest: sound('es-rr'),
              weak: [sound('es-rr'), sound('es-r'), sound('es-ch')],
            },
          },
        },
      },
      from,
    )
  expect(stood(from)).toEqual({
    'es-PR': {
      grade: '2',
      rose: true,
      wordsCorrectPerMinute: 71.5,
      sounds: [sound('es-rr'), sound('es-r')],
    },
  })
  expect(stood('2026-11-13T18:59:59.999Z')['es-PR']?.rose).toBe(false)
  expect(stood(from, 'down')['es-PR']?.rose).toBe(false)
})

test('of weeks without anything only the newest is shown: who left reads of what was, once that there is nothing', () => {
  const week = (name: string, days: number) => ({ name, days, readings: 0, words: 0, activities: 0 })
  const left = [week('c', 0), week('b', 0), week('a', 3)]
  expect(shownWeeks(left).map(({ name }) => name)).toEqual(['c', 'a'])
  expect(shownWeeks([week('c', 2), ...left]).map(({ name }) => name)).toEqual(['c', 'a'])
  expect(shownWeeks([])).toEqual([])
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
