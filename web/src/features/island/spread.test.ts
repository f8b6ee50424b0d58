import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middles } from './geography.ts'
import { STOPS } from './journey.ts'
import { nearness, spread } from './spread.ts'

const cities = Object.entries(middles).map(([city, [x, y]]) => ({ city, x, y }))

test('whichever towns are shown find room, none over another', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(cities, { maxLength: STOPS }), places => {
      const apart = spread(places)
      // Rounding may bring them a little nearer.
      for (const [n, a] of apart.entries())
        for (const b of apart.slice(n + 1)) expect(nearness(a, b)).toBeGreaterThan(0.97)
    }),
  )
})

test('places that have room stay where they are', () => {
  const apart = cities.filter(({ city }) => ['Mayagüez', 'Ponce', 'Luquillo'].includes(city))
  expect(spread(apart)).toEqual(apart)
})
