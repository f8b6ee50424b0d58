import { expect, test } from 'vitest'
import { experienceAt } from '#shared/experience/rules.ts'
import {
  nextOf,
  nothingYet,
  pointsOf,
  type Step,
  stepsOf,
  withCoins,
  withGain,
  withPoints,
  withRead,
} from './gained.ts'

const before = experienceAt(90, 3)
/** As it is told: the standing, and by how much it grew. */
const told = (totalXp: number, version: number, lastAmount = totalXp - 90) => ({
  ...experienceAt(totalXp, version),
  lastAmount,
})
const gain = { badges: ['primer-libro', 'hola'], titles: ['chispa'], challenges: [] }

test('what came is played in one order, whatever came first: bar, coins, badges, title', () => {
  const some = withPoints(withGain(withCoins(nothingYet(before), 10), gain), told(150, 4))
  const others = withGain(withCoins(withPoints(nothingYet(before), told(150, 4)), 10), gain)
  expect(stepsOf(some)).toEqual(['points', 'coins', 'badge primer-libro', 'badge hola', 'title'])
  expect(stepsOf(others)).toEqual(stepsOf(some))
  expect(pointsOf(some)).toBe(60)
})

test('what was told twice counts once; coins add up; the later total holds', () => {
  const twice = withGain(withGain(nothingYet(before), gain), gain)
  expect(stepsOf(twice)).toEqual(['badge primer-libro', 'badge hola', 'title'])
  expect(withCoins(withCoins(withCoins(nothingYet(before), 10), 5), -30).coins).toBe(15)
  const outOfOrder = withPoints(withPoints(nothingYet(before), told(150, 5, 30)), told(120, 4, 30))
  expect(pointsOf(outOfOrder)).toBe(60)
})

test('nothing is played where nothing came', () => {
  expect(stepsOf(nothingYet(before))).toEqual([])
})

test('what is told counts from where it says it came, whether the standing was read before it, after it, or never', () => {
  const readLate = experienceAt(150, 4)
  expect(pointsOf(withPoints(nothingYet(undefined), told(150, 4)))).toBe(60)
  expect(pointsOf(withRead(withPoints(nothingYet(undefined), told(150, 4)), readLate))).toBe(60)
  expect(pointsOf(withPoints(nothingYet(readLate), told(150, 4)))).toBe(60)
  expect(pointsOf(withPoints(withPoints(nothingYet(undefined), told(150, 5, 30)), told(120, 4, 30)))).toBe(60)
})

test('what was told while the line was down is gained when it is read, and nothing is gained by reading', () => {
  const known = withRead(nothingYet(undefined), before)
  expect(pointsOf(known)).toBe(0)
  expect(pointsOf(withRead(known, before))).toBe(0)
  expect(pointsOf(withRead(known, experienceAt(150, 4)))).toBe(60)
  expect(pointsOf(withRead(withPoints(known, told(150, 5, 30)), experienceAt(120, 4)))).toBe(60)
})

test('three badges are turned at most, and each has its turn', () => {
  const many = withGain(nothingYet(before), { ...gain, badges: ['a', 'b', 'c', 'd', 'e'], titles: [] })
  const played = new Set<Step>()
  for (let next = nextOf(many, played); next; next = nextOf(many, played)) played.add(next)
  expect([...played]).toEqual(['badge a', 'badge b', 'badge c'])
})
