import type { Band } from './benchmark-band.ts'
import type { PacedWeek } from './fluency.ts'

/** In units of the drawing. */
export const CHART = { width: 640, height: 260, left: 52, right: 12, top: 12, bottom: 32 }

export interface ChartWeek extends PacedWeek {
  readonly band: Band | undefined
}

interface Drawn {
  readonly points: readonly { readonly x: number; readonly y: number; readonly week: ChartWeek }[]
  /** Through the points, in order. */
  readonly line: string
  /** What is expected, a stretch of weeks with the same band at a time. */
  readonly bands: readonly {
    readonly x: number
    readonly width: number
    readonly y: number
    readonly height: number
    readonly middle: number
  }[]
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  /** Where the first week of a month is. */
  readonly months: readonly { readonly x: number; readonly week: string }[]
}

/** Where everything of a fluency chart lies: weeks from left to right, words correct per minute from the ground up. */
export function draw(weeks: readonly ChartWeek[]): Drawn {
  const { width, height, left, right, top, bottom } = CHART
  const most = Math.max(40, ...weeks.flatMap(({ pace, band }) => [pace ?? 0, band?.high ?? 0]))
  const step = most > 120 ? 40 : most > 60 ? 20 : 10
  const ceiling = Math.ceil(most / step) * step
  const slot = (width - left - right) / Math.max(1, weeks.length)
  const x = (index: number) => left + slot * index
  const y = (value: number) => height - bottom - ((height - top - bottom) * value) / ceiling
  const points = weeks.flatMap((week, index) =>
    week.pace === null ? [] : [{ x: x(index + 0.5), y: y(week.pace), week }],
  )
  const bands = weeks.flatMap(({ band }, from) => {
    if (!band || weeks[from - 1]?.band?.expected === band.expected) return []
    const change = weeks.findIndex((week, at) => at > from && week.band?.expected !== band.expected)
    const to = change < 0 ? weeks.length : change
    const place = { x: x(from), width: slot * (to - from), middle: y(band.expected) }
    return [{ ...place, y: y(band.high), height: y(band.low) - y(band.high) }]
  })
  const months = weeks.flatMap(({ week }, index) =>
    index > 0 && weeks[index - 1]?.week.slice(0, 7) === week.slice(0, 7) ? [] : [{ x: x(index), week }],
  )
  return {
    points,
    line: points.map(point => `${Math.round(point.x)},${Math.round(point.y)}`).join(' '),
    bands,
    ticks: Array.from({ length: ceiling / step + 1 }, (_, n) => ({ value: n * step, y: y(n * step) })),
    // Names that would touch are left out.
    months: months.filter((_, n) => n % Math.ceil(months.length / 7) === 0),
  }
}
