import { GRADES, type Grade } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'

/** The tips that there are for each age. */
export const TIPS = ['first', 'second', 'third', 'fourth'] as const
export type Tip = (typeof TIPS)[number]

/** Two things to do at home this week: others next week, and all of them in turn. */
export function tipsOf(today: SchoolDay): readonly Tip[] {
  const weeks = Math.floor(Date.parse(`${weekOf(today)}T00:00:00Z`) / (7 * 86_400_000))
  return TIPS.filter((_, n) => Math.floor(n / 2) === weeks % 2)
}

/** For whom a tip is: until grade 1, grade 3, grade 5. */
export function ageOf(grade: Grade): 'small' | 'middle' | 'big' {
  const at = GRADES.indexOf(grade)
  return at <= GRADES.indexOf('1') ? 'small' : at <= GRADES.indexOf('3') ? 'middle' : 'big'
}
