import { expect, test } from 'vitest'
import { BOUNDS, masteryOf, shareRight } from './mastery.ts'

test.each(Object.keys(BOUNDS) as (keyof typeof BOUNDS)[])(
  '%s: each bound belongs to the better side',
  skill => {
    const { near, reached } = BOUNDS[skill]
    expect(masteryOf(reached, skill)).toBe('reached')
    expect(masteryOf(reached - 0.001, skill)).toBe('near')
    expect(masteryOf(near, skill)).toBe('near')
    expect(masteryOf(near - 0.001, skill)).toBe('below')
  },
)

test('three questions show something, two nothing', () => {
  expect(shareRight({ asked: 3, right: 2 })).toBeCloseTo(2 / 3)
  expect(shareRight({ asked: 2, right: 2 })).toBeNull()
})
