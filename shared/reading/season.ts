import type { SchoolDay } from '../kernel/school-day.ts'
import type { Season } from './schema.ts'

/** The third of the school year that a day is in, as the norms part it; in summer, the last one. */
export function seasonOf(day: SchoolDay): Season {
  const month = Number(day.slice(5, 7))
  if (month >= 8 && month <= 11) return 'fall'
  return month === 12 || month <= 2 ? 'winter' : 'spring'
}
