import * as z from 'zod/mini'
import { expiry } from '#functions/platform/clock.ts'
import { DEED_DAYS, isRetained } from '#functions/platform/retention.ts'
import { getRow, queryIndex, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, emit, putNew } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import { addDays, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'
import { weekClosed } from '#shared/progress/events.ts'
import { ReportWeek, WEEKS_CLOSE, WeekCounts } from '#shared/progress/report-week.ts'
import { readDays, readKnown } from './progress-store.ts'
import { closeWeek, shownWeeks, stoodIn } from './rules/report-week.ts'
import { summaryOf } from './rules/summary.ts'
import { progressTable } from './table.ts'

const { readings, words, activities } = WeekCounts.shape
const Closed = stored(ReportWeek, {
  fridaySoFar: z.object({ readings, words, activities }),
  expiresAt: z.optional(z.number()),
})
const weekKey = (studentId: string, week: SchoolDay) => key(progressTable, 'week', { studentId, week })
/** More weeks than thirteen months have. */
const MOST_WEEKS = 60

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
  const first = addDays(friday, -7)
  const [done, before] = await Promise.all([
    readDays(studentId, first),
    getRow(Closed, weekKey(studentId, first)),
  ])
  const closed = closeWeek(done, friday, before)
  const { days, readings, words, activities } = closed
  const from = before?.until ?? instantOf(first, before ? WEEKS_CLOSE.from : '00:00')
  // Of who did nothing there is nothing new to say.
  const languages =
    days > 0 ? stoodIn(summaryOf(studentId, await readKnown(studentId, friday), friday), from) : {}
  const week = { ...closed, from, until: at, languages }
  const wasActive = before !== undefined && before.days > 0
  await commit({
    writes: {
      week: putNew({ ...weekKey(studentId, friday), ...week, expiresAt: expiry(at, DEED_DAYS) }),
    },
    emits: [emit(weekClosed, { studentId, week: friday, days, readings, words, activities, wasActive }, at)],
  })
}

/** A student's reports, newest first: see `shownWeeks`. */
export async function readWeeks(studentId: string, at: string): Promise<readonly ReportWeek[]> {
  const rows = await queryRows(Closed, {
    ...prefix(progressTable, 'week', { studentId }),
    limit: MOST_WEEKS,
    newestFirst: true,
  })
  const retained = rows.filter(row => isRetained(row, at))
  return shownWeeks(retained).map(({ fridaySoFar: _, expiresAt: __, ...week }) => week)
}
