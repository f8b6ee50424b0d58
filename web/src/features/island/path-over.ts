import { MAP } from './geography.ts'
import { spotOf } from './journey.ts'
import { spread } from './spread.ts'

interface Stop {
  /** Undefined on the way between two places. */
  readonly city: string | undefined
  readonly x: number
  readonly y: number
}

interface PathOver {
  readonly stops: readonly Stop[]
  /** Through them, in their order. */
  readonly road: string
  /** The middle of what is seen, and how much of the map's width. */
  readonly camera: { readonly x: number; readonly y: number; readonly span: number }
}

/** Nearer the drawing grows coarse; around the stops there is room for their names. */
const LEAST_SPAN = 0.36
const MARGIN = 150

/** The middle of the island, where nothing says where. */
const MIDDLE = [600, 300] as const

/** A way past some places in their order; what has none, or none on the map, lies halfway between its neighbours. */
export function pathOver(cities: readonly (string | undefined)[]): PathOver {
  const known = cities.map(city => (city ? spotOf(city) : undefined))
  const placed = cities.map((city, n) => {
    const [x, y] = known[n] ?? halfway(known[n - 1], known[n + 1]) ?? MIDDLE
    return { city: city ?? '', isKnown: known[n] !== undefined, x, y }
  })
  const stops = spread(placed)
  const [xs, ys] = [stops.map(({ x }) => x), stops.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const wide = Math.max((right - left + MARGIN * 2) / MAP.width, (foot - top + MARGIN) / MAP.height)
  return {
    stops: stops.map(({ city, isKnown, x, y }) => ({ city: isKnown ? city : undefined, x, y })),
    road: roadThrough(stops),
    camera: { x: (left + right) / 2, y: (top + foot) / 2, span: Math.min(1, Math.max(LEAST_SPAN, wide)) },
  }
}

type Spot = readonly [number, number] | undefined

const halfway = (before: Spot, after: Spot): Spot =>
  before && after ? [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2] : (before ?? after)

/** Each piece bent a little to one side, as roads are. */
function roadThrough(stops: readonly { readonly x: number; readonly y: number }[]): string {
  const [first, ...others] = stops
  if (!first) return ''
  let from = first
  let road = `M${from.x} ${from.y}`
  for (const to of others) {
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    road += `Q${Math.round((from.x + to.x) / 2 - dy * BEND)} ${Math.round((from.y + to.y) / 2 + dx * BEND)} ${to.x} ${to.y}`
    from = to
  }
  return road
}
const BEND = 0.18
