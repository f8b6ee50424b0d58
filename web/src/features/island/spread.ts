import { MAP } from './geography.ts'

/** What a stop needs to the next one beside it (its name is wide) and below it (its name hangs there), in drawing units. */
export const ROOM = { beside: 116, below: 96 }
/** Discs stay on the map, and off its foot, where the next stop's card lies. */
const EDGE = { side: 60, top: 60, foot: 90 }
const ROUNDS = 500

interface Place {
  readonly x: number
  readonly y: number
}

/** Neighbouring places moved apart, each as little as it takes, so that no disc covers another. */
export function spread<P extends Place>(places: readonly P[]): readonly P[] {
  const at = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS && partOnce(at); round++)
    for (const place of at) {
      place.x = Math.min(Math.max(place.x, EDGE.side), MAP.width - EDGE.side)
      place.y = Math.min(Math.max(place.y, EDGE.top), MAP.height - EDGE.foot)
    }
  return places.map((place, n) => ({
    ...place,
    x: Math.round(at[n]?.x ?? place.x),
    y: Math.round(at[n]?.y ?? place.y),
  }))
}

/** How near two places are: under 1, one covers the other. */
export const nearness = (a: Place, b: Place): number =>
  Math.hypot((b.x - a.x) / ROOM.beside, (b.y - a.y) / ROOM.below)

/** Moves each pair that is too near straight apart, by half each; says whether there was one. */
function partOnce(places: { x: number; y: number }[]): boolean {
  let parted = false
  for (const [n, a] of places.entries())
    for (const b of places.slice(n + 1)) {
      const near = nearness(a, b)
      if (near >= 1) continue
      parted = true
      const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y]
      // A little more than it takes, so that it ends.
      const step = (1 - near) / 2 / Math.max(near, 0.001) + 0.01
      a.x -= dx * step
      a.y -= dy * step
      b.x += dx * step
      b.y += dy * step
    }
  return parted
}
