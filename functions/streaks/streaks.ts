import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'

/** The days on which a student was active, oldest first, each once. Older days than a streak needs are let go. */
export type ActiveDays = readonly SchoolDay[]

/** Adds a day to the set; the same array when it is there already. */
export function withDay(days: ActiveDays, day: SchoolDay): ActiveDays {
  if (days.includes(day)) return days
  return [...days, day].sort()
}

/** The length of the unbroken run that ends with the newest active day; 0 where there is none. */
export function streakOf(days: ActiveDays): number {
  let length = 0
  for (let i = days.length - 1; i >= 0; i--) {
    if (length > 0 && days[i] !== addDays(days[i + 1] ?? '', -1)) break
    length++
  }
  return length
}
