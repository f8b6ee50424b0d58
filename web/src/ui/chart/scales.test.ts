import { expect, test } from 'vitest'
import { HEIGHT, labelPlaces, MARGIN, scalesOf } from './scales.ts'

test('everything drawn lies within the drawing, and the ground is never below nothing', () => {
  const points = [
    { x: 0, y: 2 },
    { x: 10, y: 60 },
  ]
  const { x, y } = scalesOf({ points, lines: [[{ x: 0, y: 40 }]], x: [0, 10] }, 640)
  expect([x(0), x(10)]).toEqual([MARGIN.left, 640 - MARGIN.right])
  expect(y.domain()[0]).toBe(0)
  for (const one of points) {
    expect(y(one.y)).toBeGreaterThanOrEqual(MARGIN.top)
    expect(y(one.y)).toBeLessThanOrEqual(HEIGHT - MARGIN.bottom)
  }
})

test('of nothing there is a drawing too', () => {
  expect(scalesOf({ points: [], lines: [], x: [0, 1] }, 0).y.domain()).toEqual([0, 16])
})

test('names that would stand on each other move apart, in their order', () => {
  expect(labelPlaces([100, 50], 16)).toEqual([100, 50])
  expect(labelPlaces([100, 95, 104], 16)).toEqual([111, 95, 127])
})
