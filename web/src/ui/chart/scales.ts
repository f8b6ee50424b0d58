import { scaleLinear } from '@visx/scale'

export interface XY {
  readonly x: number
  readonly y: number
}

/** Around the drawing, in its own units: words below, values before, names of lines behind. */
export const MARGIN = { top: 24, right: 72, bottom: 28, left: 44 }
export const HEIGHT = 320

interface Drawn {
  readonly points: readonly XY[]
  readonly lines: readonly (readonly XY[])[]
  readonly x: readonly [number, number]
}

/** Where values lie: the ground a little below the least of them, and never below nothing. */
export function scalesOf({ points, lines, x }: Drawn, width: number) {
  const values = [...points, ...lines.flat()].map(({ y }) => y)
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 10]
  const room = Math.max(5, (most - least) * 0.1)
  return {
    x: scaleLinear<number>({
      domain: [...x],
      range: [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)],
    }),
    y: scaleLinear<number>({
      domain: [Math.max(0, least - room), most + room],
      range: [HEIGHT - MARGIN.bottom, MARGIN.top],
      nice: true,
    }),
  }
}

/** Where the names of lines stand: at their ends, and not on each other. */
export function labelPlaces(ends: readonly number[], apart: number): readonly number[] {
  const order = ends.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y)
  let last = Number.NEGATIVE_INFINITY
  const places = new Map<number, number>()
  for (const { y, n } of order) {
    last = Math.max(y, last + apart)
    places.set(n, last)
  }
  return ends.map((y, n) => places.get(n) ?? y)
}
