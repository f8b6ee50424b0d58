import { MAP } from './geography.ts'

/** What a stop takes of the map: its disc and its name below, in the drawing's units where it is drawn smallest. */
const LETTER = 12
const AROUND_NAME = 34
/** A disc alone, with some room. */
const LEAST_WIDTH = 90
const HEIGHT = 108
/** Stops stay on the map, and off its foot, where the next one's card lies. */
const EDGE = { side: 80, top: 60, foot: 110 }
const ROUNDS = 1000
/** After so many rounds places press each other against an edge: for as many they part sideways, where the map is long. */
const PATIENCE = 100

interface Place {
  readonly city: string
  readonly x: number
  readonly y: number
}
interface Box {
  readonly width: number
  x: number
  y: number
}

/** Neighbouring places moved apart, each as little as it takes, so that no disc or name covers another. */
export function spread<P extends Place>(places: readonly P[]): readonly P[] {
  const boxes = places.map(({ city, x, y }) => ({
    width: Math.max(city.length * LETTER + AROUND_NAME, LEAST_WIDTH),
    x,
    y,
  }))
  for (let round = 0; round < ROUNDS && partOnce(boxes, round % (2 * PATIENCE) >= PATIENCE); round++)
    for (const box of boxes) {
      box.x = Math.min(Math.max(box.x, EDGE.side), MAP.width - EDGE.side)
      box.y = Math.min(Math.max(box.y, EDGE.top), MAP.height - EDGE.foot)
    }
  return places.map((place, n) => {
    const { x, y } = boxes[n] ?? place
    return { ...place, x: Math.round(x), y: Math.round(y) }
  })
}

/** By how much two places lie over each other: on both sides, or they are apart. */
const overlapOf = (a: Box, b: Box) => ({
  x: (a.width + b.width) / 2 - Math.abs(a.x - b.x),
  y: HEIGHT - Math.abs(a.y - b.y),
})

/** Moves each pair that lies over each other apart, the shorter way or sideways, by half each; says whether there was one. */
function partOnce(boxes: readonly Box[], isSideways: boolean): boolean {
  let parted = false
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1)) {
      const overlap = overlapOf(a, b)
      if (Math.min(overlap.x, overlap.y) <= 0) continue
      parted = true
      const side = isSideways || overlap.x <= overlap.y ? 'x' : 'y'
      // A little more than it takes, so that it ends.
      const step = (overlap[side] / 2 + 0.5) * (a[side] <= b[side] ? 1 : -1)
      a[side] -= step
      b[side] += step
    }
  return parted
}
