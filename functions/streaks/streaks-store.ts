import * as z from 'zod/mini'
import { tell } from '#functions/platform/events/tell.ts'
import { getRow, queryIndex, type Row } from '#functions/platform/store/rows.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { partOf } from '#shared/kernel/round-time.ts'
import { SchoolDay } from '#shared/kernel/school-day.ts'
import { streakAtRisk } from '#shared/streaks/events.ts'
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

const activeIn = (day: SchoolDay | undefined, part: number) => day && `${day}#${part}`

/** Of a part of everybody, whoever was last active on a day. The index lags a little. */
export async function* lastActiveOn(day: SchoolDay, part: number): AsyncGenerator<string> {
  const index = { name: 'active', ...streaksTable.indexes.active }
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(z.object({ personId: z.string() }), {
      index,
      of: `${day}#${part}`,
      limit: 500,
      after,
    })
    for (const { personId } of page.rows) yield personId
    after = page.next
  } while (after)
}

/** Tells, once on a day, that somebody's run is at risk. */
export async function remind(
  personId: string,
  day: SchoolDay,
  streakDays: number,
  at: string,
): Promise<void> {
  const row = { ...key(streaksTable, 'reminded', { personId }), day }
  await commit({
    writes: {
      reminded: {
        row,
        condition: 'attribute_not_exists(pk) OR #day < :day',
        names: { '#day': 'day' },
        values: { ':day': day },
      },
    },
    emits: [emit(streakAtRisk, { personId, day, streakDays }, at)],
  })
}

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
  personId,
  activeIn: activeIn(streak.days.at(-1), partOf(personId)),
  lastActivityDate: streak.days.at(-1),
  ...(told && tell(personId, streakChanged)),
})
