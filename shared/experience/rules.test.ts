import fc from 'fast-check'
import { expect, test } from 'vitest'
import { experienceAt, levelAt, levelStart } from './rules.ts'

test('levels start where the table says', () => {
  expect([1, 2, 3, 4, 5, 6].map(levelStart)).toEqual([0, 100, 250, 450, 700, 1000])
})

test('a total lies between its level’s start and the next one’s', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), total => {
      const level = levelAt(total)
      expect(levelStart(level)).toBeLessThanOrEqual(total)
      expect(levelStart(level + 1)).toBeGreaterThan(total)
    }),
  )
})

test('the first point of a level is at its very start', () => {
  for (let level = 1; level <= 3000; level++) {
    expect(levelAt(levelStart(level))).toBe(level)
    if (level > 1) expect(levelAt(levelStart(level) - 1)).toBe(level - 1)
    expect(experienceAt(levelStart(level), 0).progressToNextLevel).toBe(0)
  }
})

test('between two levels the bar shows the part that is done', () => {
  expect(experienceAt(0, 7)).toEqual({
    totalXp: 0,
    currentLevel: 1,
    xpForNextLevel: 100,
    progressToNextLevel: 0,
    version: 7,
  })
  expect(
    [experienceAt(50, 0), experienceAt(99, 0), experienceAt(175, 0)].map(
      ({ progressToNextLevel }) => progressToNextLevel,
    ),
  ).toEqual([0.5, 0.99, 0.5])
})
