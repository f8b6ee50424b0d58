import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STOPS } from './journey.ts'
import { middles } from './middles.ts'
import { spread } from './spread.ts'

const cities = Object.entries(middles).map(([city, [x, y]]) => ({ city, x, y }))

type City = (typeof cities)[number]
const between = (a: City, b: City) => Math.hypot(a.x - b.x, a.y - b.y)
/** Any of the island, or all of one corner. */
const shown = fc
  .record({ middle: fc.constantFrom(...cities), among: fc.integer({ min: STOPS, max: cities.length }) })
  .chain(({ middle, among }) =>
    fc.shuffledSubarray(cities.toSorted((a, b) => between(a, middle) - between(b, middle)).slice(0, among), {
      maxLength: STOPS,
    }),
  )

/** A name is drawn about twelve units a letter; a disc with its name is some hundred high. */
const areApart = (a: City, b: City): boolean =>
  Math.abs(a.x - b.x) - (a.city.length + b.city.length) * 6 > 30 || Math.abs(a.y - b.y) > 104

function expectRoom(places: readonly City[]) {
  const apart = spread(places)
  for (const [n, a] of apart.entries()) expect(apart.slice(n + 1).filter(b => !areApart(a, b))).toEqual([])
}

test('as many places as are shown at once find room, no name over another', () => {
  fc.assert(fc.property(shown, expectRoom), { numRuns: 1000 })
})

test('so do those that an edge holds together', () => {
  const held = ['Sabana Grande', 'Hormigueros', 'Peñuelas', 'Aguadilla', 'Lajas', 'San Germán', 'Moca']
  expectRoom(held.flatMap(name => cities.filter(({ city }) => city === name)))
})

test('places that have room stay where they are', () => {
  const apart = cities.filter(({ city }) => ['Mayagüez', 'Ponce', 'Luquillo'].includes(city))
  expect(spread(apart)).toEqual(apart)
})
