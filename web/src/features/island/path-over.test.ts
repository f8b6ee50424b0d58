import { expect, test } from 'vitest'
import { MAP } from './geography.ts'
import { pathOver } from './path-over.ts'

/** Two discs do not touch. */
const areApart = (stops: readonly { readonly x: number; readonly y: number }[]) =>
  stops.every((a, n) => stops.slice(n + 1).every(b => Math.hypot(a.x - b.x, a.y - b.y) >= 40))

test('a way goes past its places in order, and what has none lies between them', () => {
  const { stops, road, camera } = pathOver(['Luquillo', undefined, 'Ponce'])
  expect(stops.map(({ city }) => city)).toEqual(['Luquillo', undefined, 'Ponce'])
  const [first, between, last] = stops
  expect(between?.x).toBeLessThan(first?.x ?? 0)
  expect(between?.x).toBeGreaterThan(last?.x ?? 0)
  expect(road).toMatch(/^M\d+ \d+Q/)
  expect(road.split('Q')).toHaveLength(3)
  expect(camera.span).toBeGreaterThan(0.36)
})

test('places that are one, or unknown, are set apart, and all are seen', () => {
  for (const cities of [
    ['San Juan', 'San Juan', 'San Juan'],
    ['Vieques', undefined, 'Vieques'],
    [undefined, undefined, undefined],
    ['Nowhere', 'Ponce'],
    ['Mayagüez', 'Culebra', 'Fajardo'],
  ]) {
    const { stops, camera } = pathOver(cities)
    expect(areApart(stops), `${cities}`).toBe(true)
    expect(camera.span).toBeLessThanOrEqual(1)
    for (const { x, y } of stops) {
      expect(Math.abs(x - camera.x)).toBeLessThan((camera.span * MAP.width) / 2)
      expect(Math.abs(y - camera.y)).toBeLessThan((camera.span * MAP.height) / 2)
    }
  }
})

test('a way past nothing is none', () => {
  expect(pathOver([])).toMatchObject({ stops: [], road: '' })
})
