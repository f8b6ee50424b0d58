import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, type Row } from '#functions/platform/store/rows.ts'
import { key } from '#functions/platform/table.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { streakChanged } from '#shared/streaks/live.ts'
import { streaksTable } from './table.ts'

const StreakRow = z.object({
  days: z.array(SchoolDay),
  /** The day of each freeze that was bought, by its number from 1. */
  freezes: z.optional(z.record(z.string(), SchoolDay)),
  streakDays: z.int(),
  version: z.int(),
})
export type StoredStreak = z.output<typeof StreakRow>

const rowKey = (personId: string) => key(streaksTable, 'streak', { personId })

/** A student's active days and bought freezes, and the streak as of the last of them; none and 0 before the first. */
export const readStreak = async (personId: string): Promise<StoredStreak> =>
  (await getRow(StreakRow, rowKey(personId))) ?? { days: [], streakDays: 0, version: 0 }

/** The row of a streak; `told` sends it to the open pages of its person. */
export const streakRow = (
  personId: string,
  streak: StoredStreak,
  told: boolean,
): Row & { version: number } => ({
  ...rowKey(personId),
  ...streak,
  lastActivityDate: streak.days.at(-1),
  ...(told && tell(personId, streakChanged)),
})
