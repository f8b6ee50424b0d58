import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { weekOf } from '#shared/kernel/school-day.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** A child's line as it is on a day: one that was counted last week says nothing of this one. */
export function ofWeek(child: ChildSummary, today: SchoolDay): ChildSummary {
  const week = weekOf(today)
  return child.week === week ? child : { ...child, week, readings: 0, words: 0, activities: 0 }
}
