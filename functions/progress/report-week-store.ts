import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS } from '#functions/platform/retention.ts'
import { getRow, queryIndex } from '#functions/platform/store/rows.ts'
import { commit, emit, putNew } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { addDays, SchoolDay } from '#shared/kernel/school-day.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { WeekCounts } from '#shared/progress/report-week.ts'
import { readDays } from './progress-store.ts'
import { closeWeek } from './rules/report-week.ts'
import { progressTable } from './table.ts'

const { readings, words, activities } = WeekCounts.shape
const Closed = z.object({
  week: SchoolDay,
  ...WeekCounts.shape,
  fridaySoFar: z.object({ readings, words, activities }),
})
const weekKey = (studentId: string, week: SchoolDay) => key(progressTable, 'week', { studentId, week })

/** Of a part of everybody, whoever is placed. The index lags a little. */
export async function* placedIn(part: number): AsyncGenerator<string> {
  const index = { name: 'placed', ...progressTable.indexes.placed }
  let after: Readonly<Record<string, unknown>> | undefined
  do {
    const page = await queryIndex(z.object({ studentId: z.string() }), {
      index,
      of: `${part}`,
      limit: 500,
      after,
    })
    for (const { studentId } of page.rows) yield studentId
    after = page.next
  } while (after)
}

/** Closes a student's report week and tells of it, once. */
export async function keepWeek(studentId: string, friday: SchoolDay, at: string): Promise<void> {
  const [days, before] = await Promise.all([
    readDays(studentId, addDays(friday, -7)),
    getRow(Closed, weekKey(studentId, addDays(friday, -7))),
  ])
  const closed = closeWeek(days, friday, before)
  const { fridaySoFar: _, ...told } = closed
  const wasActive = before !== undefined && before.days > 0
  await commit({
    writes: {
      week: putNew({ ...weekKey(studentId, friday), ...closed, expiresAt: expiry(at, DEED_DAYS) }),
    },
    emits: [emit(weekClosed, { studentId, ...told, wasActive }, at)],
  })
}
