import type { Student } from '#shared/identity/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { weekOf } from '#shared/kernel/school-day.ts'
import { type ReasonsShown, reasonsShown } from '#shared/progress/reasons-shown.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** A child of the group as the screen shows them. */
export interface GroupChildLine extends ReasonsShown {
  readonly studentId: string
  readonly name: string
  readonly summary: ChildSummary
}

/** Of a child of whom nothing was told yet. */
const nothing = (studentId: string, today: SchoolDay): ChildSummary => ({
  studentId,
  grade: null,
  lastSeenOn: null,
  week: weekOf(today),
  readings: 0,
  words: 0,
  activities: 0,
  languages: {},
  literal: { asked: 0, right: 0 },
  inferential: { asked: 0, right: 0 },
  subjects: {},
})

/** The roster's children with what is counted of them: a line whose child has left is left out. */
export const linesOf = (
  students: readonly Pick<Student, 'studentId' | 'fullName'>[],
  summaries: readonly ChildSummary[],
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): readonly GroupChildLine[] => {
  const counted = new Map(summaries.map(summary => [summary.studentId, summary]))
  return students.map(({ studentId, fullName }) => {
    const summary = counted.get(studentId) ?? nothing(studentId, today)
    return { studentId, name: fullName, summary, ...reasonsShown(summary, today, declared) }
  })
}

/** Those to look at first: most reasons first, then by name. */
export const toHelp = (lines: readonly GroupChildLine[]): readonly GroupChildLine[] =>
  lines
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || a.name.localeCompare(b.name, 'es'))
