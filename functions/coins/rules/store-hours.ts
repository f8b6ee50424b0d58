import type { StoreHours } from '#shared/coins/store-schema.ts'
import { instantOf, isWeekday, schoolDay, timeOfDay } from '#shared/kernel/school-day.ts'

/** Until when the store is closed at an instant for a child of these groups, ISO 8601; undefined while it is open. */
export function closedUntil(hours: readonly StoreHours[], at: string): string | undefined {
  const [day, time] = [schoolDay(at), timeOfDay(at)]
  if (!isWeekday(day)) return undefined
  const ends = hours.flatMap(({ closed }) =>
    closed && closed.from <= time && time < closed.until ? closed.until : [],
  )
  const last = ends.sort().at(-1)
  return last && instantOf(day, last)
}
