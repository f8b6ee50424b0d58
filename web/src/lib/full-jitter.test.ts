import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullJitter, spreadJitter } from './full-jitter.ts'

test('waits between nothing and a ceiling that doubles from 0.5 s to 30 s', () => {
  const unit = fc.double({ min: 0, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(fc.nat(60), unit, (failures, chance) => {
      const wait = fullJitter(failures, () => chance)
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(Math.min(30_000, 500 * 2 ** failures))
    }),
  )
  expect([0, 1, 6, 40].map(failures => fullJitter(failures, () => 1))).toEqual([500, 1000, 30_000, 30_000])
})

test('an island comes back within 313 s, a class at once', () => {
  expect(spreadJitter(150_000, () => 1)).toBe(312_500)
  expect(spreadJitter(150_000, () => 0.5)).toBe(156_250)
  expect(spreadJitter(25, () => 1)).toBeLessThan(60)
})
