import { MAP } from '../geography.ts'

/** A part of the map, in its own units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The land with a little sea. */
export const WHOLE: Box = { x: 64, y: 92, width: 1060, height: 430 }
const RATIO = WHOLE.width / WHOLE.height
const MARGIN = 24

/** The corners of lines as they are written in municipios.ts: a point, then steps from one to the next. */
function* cornersOf(path: string): Generator<readonly [number, number]> {
  for (const line of path.split('M').filter(Boolean)) {
    const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number)
    let at: readonly [number, number] = [x, y]
    yield at
    for (let n = 0; n + 1 < steps.length; n += 2) {
      at = [at[0] + (steps[n] ?? 0), at[1] + (steps[n + 1] ?? 0)]
      yield at
    }
  }
}

/** What shows these shapes and a little around them, in the shape of the whole map. */
export function boxAround(paths: readonly string[]): Box {
  const corners = paths.flatMap(path => [...cornersOf(path)])
  if (corners.length === 0) return WHOLE
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN]
  const [wide, high] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top]
  const width = Math.max(wide, high * RATIO)
  const height = width / RATIO
  const within = (start: number, size: number, most: number) => Math.max(0, Math.min(start, most - size))
  return {
    x: within(left - (width - wide) / 2, width, MAP.width),
    y: within(top - (height - high) / 2, height, MAP.height),
    width,
    height,
  }
}

export const viewBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map(Math.round).join(' ')
