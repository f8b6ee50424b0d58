import { aimOn, aimRate, schoolWeeks } from './aim-line.ts'
import type { Judged, Says } from './four-point-rule.ts'
import { type Trend, theilSen } from './theil-sen.ts'

export const TREND_RULE = { weeks: 4, least: 8 } as const

export interface TrendSays {
  readonly says: Says
  /** Words a week, from the day of the phase line; undefined where there are not two days. */
  readonly trend: Trend | undefined
  /** Words a week that the aim line rises. */
  readonly aimed: number
  /** Whether the aim line's rate lies outside the interval of the trend's. */
  readonly isClear: boolean
}

/** As a teacher reads it: words a week to a tenth. What is the same in this is the same. */
const shown = (rate: number): number => Math.round(rate * 10)

/**
 * The trend rule: after four weeks of instruction and eight points, the trend of all points since the phase line is held
 * against the aim line. Steeper: raise the goal. Flatter: change what is done. The same: go on. Where the aim line's rate lies
 * within the trend's own interval, the points do not tell them apart yet: slopes of a few weeks are rough (Christ, Zopluoglu,
 * Monaghen & Van Norman, _Journal of School Psychology_ 51, 2013).
 *
 * Sources of the rule as in `four-point-rule.ts`; the trend by `theil-sen.ts` in the place of Tukey's three groups.
 */
export function trendRule({ points, aims, since, today, declared }: Judged): TrendSays {
  const aim = aimOn(aims, today)
  const aimed = aim ? aimRate(aim, declared) : 0
  const trend = theilSen(points.map(({ day, pace }) => ({ x: schoolWeeks(since, day, declared), y: pace })))
  const isClear = trend !== undefined && (aimed < trend.lower || aimed > trend.upper)
  const told = { trend, aimed, isClear }
  if (schoolWeeks(since, today, declared) < TREND_RULE.weeks) return { says: 'tooEarly', ...told }
  if (points.length < TREND_RULE.least || !trend) return { says: 'tooFew', ...told }
  const difference = shown(trend.slope) - shown(aimed)
  if (difference === 0) return { says: 'keep', ...told }
  return { says: difference > 0 ? 'raise' : 'change', ...told }
}
