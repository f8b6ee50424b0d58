import * as z from 'zod/mini'

export const ISLAND_TIME_ZONE = 'America/Puerto_Rico'

/** A calendar day on the island, `YYYY-MM-DD`. */
export const SchoolDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export type SchoolDay = z.output<typeof SchoolDay>

/** A time of day, `HH:MM`. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export type TimeOfDay = z.output<typeof TimeOfDay>

/**
 * The island keeps no summer time, and has not since 1945. `Intl` says the same, and takes a tenth of a second on a phone
 * before it says it the first time.
 */
const ISLAND_OFFSET_MS = -4 * 3_600_000

/** What a clock on the island shows at an instant: ISO 8601, but for its `Z`. Throws `RangeError` for what is no instant. */
const onIsland = (instant: Date | number | string): string =>
  new Date(new Date(instant).getTime() + ISLAND_OFFSET_MS).toISOString()

/** The day on the island at an instant (a Date, or epoch milliseconds, or ISO 8601). */
export const schoolDay = (instant: Date | number | string): SchoolDay => onIsland(instant).slice(0, 10)

/** The time of day on the island at an instant, `HH:MM`. */
export const timeOfDay = (instant: Date | number | string): string => onIsland(instant).slice(11, 16)

/** The instant, ISO 8601, of a time of day (`HH:MM`) of a day on the island. */
export const instantOf = (day: SchoolDay, time: string): string =>
  new Date(Date.parse(`${day}T${time}:00Z`) - ISLAND_OFFSET_MS).toISOString()

/** Whether a day is one from Monday to Friday. */
export const isWeekday = (day: SchoolDay): boolean => day < addDays(weekOf(day), 5)

/** Whether schools teach on a day: one from Monday to Friday that nobody declared otherwise. */
export const isSchoolDay = (day: SchoolDay, declared: ReadonlySet<SchoolDay>): boolean =>
  isWeekday(day) && !declared.has(day)

/** The school days after a day, up to and including another; negative where the other is earlier. */
export function schoolDaysBetween(
  after: SchoolDay,
  through: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): number {
  if (through < after) return -schoolDaysBetween(through, after, declared)
  let count = 0
  for (let day = addDays(after, 1); day <= through; day = addDays(day, 1))
    if (isSchoolDay(day, declared)) count++
  return count
}

/** The day so many days later (earlier when negative). */
export function addDays(day: SchoolDay, days: number): SchoolDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export function weekOf(day: SchoolDay): SchoolDay {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -sinceMonday)
}
