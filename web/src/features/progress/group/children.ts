import type { Student } from '#shared/identity/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { weekOf } from '#shared/kernel/school-day.ts'
import { type Flag, flagIdOf, isAside } from '#shared/progress/flags.ts'
import { type Reason, reasonsFor } from '#shared/progress/reasons.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** A child of the group as the screen shows them. */
export interface GroupChildLine {
  readonly studentId: string
  readonly name: string
  readonly summary: ChildSummary
  readonly reasons: readonly Reason[]
  /** What is kept of the reasons by name: since when each holds. Of one that has just begun nothing is kept yet. */
  readonly flags: ReadonlyMap<string, Flag>
  /** Reasons that hold, and were set aside. */
  readonly aside: readonly Flag[]
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
    const flags = new Map(summary.flags?.map(flag => [flag.flagId, flag]))
    const isShown = (reason: Reason) => !isAside(flags.get(flagIdOf(reason)) ?? {}, today)
    const holding = reasonsFor(summary, today, declared)
    return {
      studentId,
      name: fullName,
      summary,
      reasons: holding.filter(isShown),
      flags,
      aside: holding.flatMap(reason => (isShown(reason) ? [] : (flags.get(flagIdOf(reason)) ?? []))),
    }
  })
}

/** Those to look at first: most reasons first, then by name. */
export const toHelp = (lines: readonly GroupChildLine[]): readonly GroupChildLine[] =>
  lines
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length || a.name.localeCompare(b.name, 'es'))
