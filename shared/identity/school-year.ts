import { schoolDay } from '../kernel/school-day.ts'

/** The school year of a moment (ISO 8601, or a Date), by the calendar year in which it begins: August opens the next. */
export function schoolYearOf(moment: Date | string): number {
  const [year = 0, month = 0] = schoolDay(moment).split('-').map(Number)
  return month >= 8 ? year : year - 1
}

/** As people say it: `2026–2027`. */
export const shownYear = (year: number): string => `${year}–${year + 1}`
