import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STOPS } from './journey.ts'
import { middles } from './middles.ts'
import { spread } from './spread.ts'

const cities = Object.entries(middles).map(([city, [x, y]]) => ({ city, x, y }))

test('as many places as are shown at once find room, no name over another', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(cities, { maxLength: STOPS }), places => {
      const apart = spread(places)
      for (const [n, a] of apart.entries())
        for (const b of apart.slice(n + 1)) {
          const across = Math.abs(a.x - b.x) - (a.city.length + b.city.length) * 6
          // A name is drawn about twelve units a letter; a disc with its name is some hundred high.
          expect(across > 30 || Math.abs(a.y - b.y) > 104).toBe(true)
        }
    }),
    { numRuns: 1000 },
  )
})

test('places that have room stay where they are', () => {
  const apart = cities.filter(({ city }) => ['Mayagüez', 'Ponce', 'Luquillo'].includes(city))
  expect(spread(apart)).toEqual(apart)
})
