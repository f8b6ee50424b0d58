import * as z from 'zod/mini'

/** When report weeks end and the next begin, island time. */
export const WEEKS_CLOSE = { from: '15:00', on: 'FRI' } as const

/** What was done in a report week. */
export const WeekCounts = z.strictObject({
  /** On how many days something was done; the Friday between two weeks may count in both. */
  days: z.int(),
  readings: z.int(),
  /** Words read correctly aloud, and words tapped. */
  words: z.int(),
  activities: z.int(),
})
export type WeekCounts = z.output<typeof WeekCounts>
