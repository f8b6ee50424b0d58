import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { lastDaysAtRisk, runAtRisk } from './at-risk.ts'

const TODAY = '2026-11-20'
const before = (...ago: number[]): SchoolDay[] => ago.map(days => addDays(TODAY, -days)).sort()
const risk = (active: number[], bought: number[] = [], declared: number[] = []) =>
  runAtRisk(
    { days: before(...active), bought: before(...bought), declared: new Set(before(...declared)) },
    TODAY,
  )

test('a run of two days that ended yesterday is at risk; one of one is none yet', () => {
  expect(risk([1, 2])).toBe(2)
  expect(risk([1])).toBeUndefined()
  expect(risk([])).toBeUndefined()
})

test('who came today risks nothing, nor who missed a day already', () => {
  expect(risk([0, 1, 2])).toBeUndefined()
  expect(risk([2, 3, 4])).toBeUndefined()
})

test('a declared day in between keeps the run at risk, and today declared keeps it safe', () => {
  expect(risk([2, 3], [], [1])).toBe(2)
  expect(risk([1, 2], [], [0])).toBeUndefined()
})

test('freezes that lie ready keep a run at risk: two missed days with two, not with one', () => {
  expect(risk([3, 4, 5], [4, 4])).toBe(3)
  expect(risk([3, 4, 5], [4])).toBeUndefined()
  expect(risk([4, 5], [5, 5])).toBeUndefined()
})

test('whoever is at risk was last active on one of the days that are looked at', () => {
  const ago = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
  fc.assert(
    fc.property(
      ago,
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 2 }),
      ago,
      (active, bought, off) => {
        const declared = new Set(before(...off))
        const days = before(...active)
        const run = runAtRisk({ days, bought: before(...bought), declared }, TODAY)
        if (run) expect(lastDaysAtRisk(TODAY, declared)).toContain(days.at(-1))
      },
    ),
  )
})
