import type { Grade, Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'

/** What another feature knows of a child of the group. */
export interface PlannedChild {
  readonly studentId: string
  readonly name: string
  readonly grade: Grade | null
}

/** What is expected of a grade on a day, in words correct per minute; undefined where nothing is. */
export type Expected = (language: Language, grade: Grade, day: SchoolDay) => number | undefined
