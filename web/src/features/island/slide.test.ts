import { expect, test } from 'vitest'
import { ROOM, slideTo } from './slide.ts'

const WIDTH = 360

test('a stop alone, or amid the others, stands in the middle', () => {
  expect(slideTo(500, [], WIDTH)).toBe(500 - WIDTH / 2)
  expect(slideTo(500, [400, 600], WIDTH)).toBe(500 - WIDTH / 2)
  expect(slideTo(500, [0, 1000], WIDTH)).toBe(500 - WIDTH / 2)
})

test('at an end of the way the window turns to where the others are, as far as it must', () => {
  const left = slideTo(800, [570, 700, 100], WIDTH)
  expect(left).toBe(570 - ROOM.other)
  expect(slideTo(200, [430, 300], WIDTH)).toBe(430 + ROOM.other - WIDTH)
})

test('the next stop stays whole: one that is a pixel too far is left out', () => {
  const farthest = 800 - WIDTH + ROOM.next + ROOM.other
  expect(slideTo(800, [farthest], WIDTH)).toBe(farthest - ROOM.other)
  expect(slideTo(800, [farthest - 1], WIDTH)).toBe(800 - WIDTH / 2)
})
