import { expect, test } from 'vitest'
import { aimAt, aimOn, aimRate, schoolWeeks } from './aim-line.ts'
import { goalByGrowth } from './growth-rates.ts'

const none = new Set<string>()
/** From a Monday to the Monday ten weeks later. */
const aim = { from: '2026-09-07', until: '2026-11-16', pace: 40, goal: 60, basis: 'own', by: 't' } as const

test('five school days are a week; a week end is no time', () => {
  expect(schoolWeeks('2026-09-07', '2026-09-14', none)).toBe(1)
  expect(schoolWeeks('2026-09-11', '2026-09-13', none)).toBe(0)
  expect(schoolWeeks('2026-09-14', '2026-09-07', none)).toBe(-1)
})

test('the line rises with the school days, and stays at the goal from its day on', () => {
  expect(aimRate(aim, none)).toBe(2)
  expect(aimAt(aim, '2026-09-07', none)).toBe(40)
  expect(aimAt(aim, '2026-09-14', none)).toBe(42)
  expect(aimAt(aim, '2026-09-15', none)).toBeCloseTo(42.4)
  expect(aimAt(aim, '2026-09-13', none)).toBe(42 - 0.4)
  expect(aimAt(aim, '2026-11-16', none)).toBe(60)
  expect(aimAt(aim, '2027-01-16', none)).toBe(60)
})

test('a week without school is flat, and the rest is steeper', () => {
  const hurricane = new Set(['2026-09-21', '2026-09-22', '2026-09-23', '2026-09-24', '2026-09-25'])
  expect(aimRate(aim, hurricane)).toBeCloseTo(20 / 9)
  expect(aimAt(aim, '2026-09-25', hurricane)).toBe(aimAt(aim, '2026-09-18', hurricane))
  expect(aimAt(aim, '2026-11-16', hurricane)).toBe(60)
})

test('a goal for whose time there is no school is to be reached at once', () => {
  const weekend = { ...aim, from: '2026-09-12', until: '2026-09-13' }
  expect(aimRate(weekend, none)).toBe(0)
  expect(aimAt(weekend, '2026-09-12', none)).toBe(60)
})

test('the goal of a day is the latest that had begun', () => {
  const raised = { ...aim, from: '2026-10-05' }
  expect(aimOn([aim, raised], '2026-10-04')).toBe(aim)
  expect(aimOn([aim, raised], '2026-10-05')).toBe(raised)
  expect(aimOn([aim], '2026-09-06')).toBeUndefined()
})

test('a rate of improvement leads to a goal in whole words; a grade without one, to none', () => {
  expect(goalByGrowth('2', 'realistic', 40, 10)).toBe(55)
  expect(goalByGrowth('2', 'ambitious', 40, 10)).toBe(60)
  expect(goalByGrowth('4', 'realistic', 40, 9)).toBe(48)
  expect(goalByGrowth('2', 'realistic', 40, -1)).toBe(40)
  expect(goalByGrowth('K', 'realistic', 10, 10)).toBeUndefined()
})
