import * as z from 'zod/mini'
import { getRow, put, queryRows } from '#functions/platform/store/rows.ts'
import { stored } from '#functions/platform/store/stored.ts'
import { commit, emit, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { key, prefix } from '#functions/platform/table.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { DayReason, SCHOOL_HOURS, type SchoolCalendar, SchoolHours } from '#shared/schools/calendar.ts'
import { dayDeclared } from '#shared/schools/events.ts'
import { schoolsTable } from './table.ts'

/** Without a reason: it was taken back. */
const Day = z.object({ day: z.string(), reason: z.optional(DayReason), version: z.int() })
const dayKey = (day: SchoolDay) => key(schoolsTable, 'day', { day })
const Hours = stored(SchoolHours)
const hoursKey = key(schoolsTable, 'hours', {})
/** More days than an administration declares in all its years. */
const LIMIT = 2000

export async function readCalendar(): Promise<SchoolCalendar> {
  const [days, hours] = await Promise.all([
    queryRows(Day, { ...prefix(schoolsTable, 'day', {}), limit: LIMIT }),
    getRow(Hours, hoursKey),
  ])
  return {
    hours: hours ?? SCHOOL_HOURS,
    declared: days.flatMap(({ day, reason }) => (reason ? [{ day, reason }] : [])),
  }
}

export const keepHours = (hours: SchoolHours): Promise<void> => put({ ...hoursKey, ...hours })

/** Declares a day, or without a reason takes that back; what is so already changes nothing. */
export async function keepDay(day: SchoolDay, reason: DayReason | undefined, at: string): Promise<void> {
  await retryOnConflict(async () => {
    const before = await getRow(Day, dayKey(day))
    if (before?.reason === reason) return true
    const version = (before?.version ?? 0) + 1
    const row = { ...dayKey(day), day, reason, version }
    const failed = await commit({
      writes: { day: putVersion(row, before?.version ?? 0) },
      emits: [emit(dayDeclared, { day, declared: reason !== undefined, version }, at)],
    })
    return failed.size === 0 || undefined
  })
}
