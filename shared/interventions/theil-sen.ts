import { median } from './points.ts'

export interface XY {
  readonly x: number
  readonly y: number
}

/** A line through points: `y = intercept + slope · x`, with the interval in which its slope lies. */
export interface Trend {
  readonly slope: number
  readonly intercept: number
  readonly lower: number
  readonly upper: number
}

/** Of a standard normal distribution, nine tenths lie between −z and z. */
const Z_90 = 1.645

/**
 * The trend of points by Theil and Sen: the median of the slopes between all pairs, which one odd day moves little; the
 * intercept is the median of what remains. Its interval is Sen's, with the normal approximation and for ties. Undefined where
 * no two points lie apart.
 *
 * Theil, _Proceedings of the KNAW_ 53, 1950; Sen, _Journal of the American Statistical Association_ 63, 1968, 1379–1389. In
 * progress monitoring: Vannest, Parker, Davis, Soares & Smith, _Behavioral Disorders_ 37, 2012.
 */
export function theilSen(points: readonly XY[], z = Z_90): Trend | undefined {
  const slopes = points
    .flatMap((a, n) => points.slice(n + 1).map(b => [b.x - a.x, b.y - a.y] as const))
    .flatMap(([dx, dy]) => (dx === 0 ? [] : [dy === 0 ? 0 : dy / dx]))
    .sort((a, b) => a - b)
  if (slopes.length === 0) return undefined
  const slope = median(slopes)
  const spread = z * deviationOf(points)
  const at = (rank: number) => slopes[Math.min(slopes.length - 1, Math.max(0, rank))] ?? slope
  return {
    slope,
    intercept: median(points.map(({ x, y }) => y - slope * x)),
    lower: at(Math.round((slopes.length - spread) / 2) - 1),
    upper: at(Math.round((slopes.length + spread) / 2)),
  }
}

/** The standard deviation of Kendall's S for so many points, with what ties take from it (Kendall, _Rank Correlation Methods_). */
function deviationOf(points: readonly XY[]): number {
  const term = (n: number) => n * (n - 1) * (2 * n + 5)
  const ties = (of: (point: XY) => number) =>
    [...Map.groupBy(points, of).values()].reduce((sum, { length }) => sum + term(length), 0)
  const variance = (term(points.length) - ties(({ x }) => x) - ties(({ y }) => y)) / 18
  return Math.sqrt(Math.max(0, variance))
}
